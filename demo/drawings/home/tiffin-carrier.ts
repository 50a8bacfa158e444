import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import {
  brushed,
  drum,
  ellipse,
  ground,
  hoop,
  line,
  moved,
  path,
  picture,
  ring,
  specks,
} from './shapes.ts'

const radius = 176
const tier = 138

/** One bowl of the carrier, its foot at 0,0. */
function bowl(p: Pen, steel: string) {
  const shade = p.down([
    [0, '#1d2428', 0.4],
    [0.14, '#1d2428', 0],
    [0.82, '#1d2428', 0],
    [1, '#1d2428', 0.4],
  ])
  const body = drum([0, -tier + 8, 0, radius, radius - 3], 0.14)
  return [
    path(body, steel),
    line(
      brushed(20, [-radius * 0.95, -tier + 36, radius * 1.9, tier - 40], 11),
      '#fff',
      1.3,
      'opacity=".35"',
    ),
    path(body, shade),
    line(hoop(0, -tier + 18, radius - 1, 0.14), '#fff', 5, 'opacity=".8"'),
    line(hoop(0, -tier + 25, radius - 1, 0.14), '#3a444a', 2.5, 'opacity=".45"'),
    line(hoop(0, -8, radius - 3, 0.14), '#fff', 3, 'opacity=".6"'),
  ].join('')
}

function cover(p: Pen, steel: string) {
  const dome = `M${-radius} 0C${-radius} -34 -110 -58 0 -58S${radius} -34 ${radius} 0A${radius} ${radius * 0.14} 0 0 1 ${-radius} 0Z`
  return [
    path(drum([0, -8, 12, radius + 3, radius + 3], 0.14), steel),
    path(dome, steel),
    path(
      dome,
      p.down([
        [0, '#fff', 0.75],
        [0.6, '#fff', 0],
        [1, '#20282c', 0.35],
      ]),
    ),
    line(hoop(0, -6, radius + 1, 0.14), '#fff', 3, 'opacity=".75"'),
    ring([0, -42, 92, 10], '#fff', 3, 'opacity=".7"'),
    ring([0, -45, 92, 10], '#4c565c', 2, 'opacity=".35"'),
  ].join('')
}

const strap = (p: Pen) =>
  p.linear([
    [0, '#6b747a'],
    [0.3, '#f5f7f8'],
    [0.6, '#b2babe'],
    [1, '#5b646a'],
  ])

/** The side bars, the handle over the top and the latch in front. */
function frame(p: Pen, height: number) {
  const fill = strap(p)
  const edge = radius + 2
  const arm = `M${-edge - 14} ${-height + 6}C${-edge - 14} ${-height - 112} -120 ${-height - 150} 0 ${-height - 150}S${edge + 14} ${-height - 112} ${edge + 14} ${-height + 6}`
  const metal = p.between(
    [
      [0, '#8b949a'],
      [0.25, '#fbfcfc'],
      [0.5, '#9aa3a8'],
      [0.8, '#e9edee'],
      [1, '#6b747a'],
    ],
    [-190, 0, 190, 0],
  )
  const bar = (x: number) =>
    path(`M${x - 15} ${-height - 6}h30V-26q0 14 -15 14t-15 -14z`, fill) +
    [0.16, 0.5, 0.84].map((part) => ellipse([x, -height * part - 8, 5, 5], '#59636a')).join('')
  return [
    line(arm, '#5a646a', 22),
    line(arm, metal, 17),
    path(
      `M-72 ${-height - 152}Q0 ${-height - 164} 72 ${-height - 152}L70 ${-height - 126}Q0 ${-height - 138} -70 ${-height - 126}Z`,
      p.down([
        [0, '#55595d'],
        [0.3, '#2c2f32'],
        [1, '#17191b'],
      ]),
    ),
    line(`M-56 ${-height - 148}Q0 ${-height - 157} 56 ${-height - 148}`, '#fff', 3, 'opacity=".4"'),
    bar(-edge),
    bar(edge),
  ].join('')
}

export function tiffin(tiers: number, prefix = 'tif'): Piece {
  const p = pen(prefix)
  const steel = p.steel()
  const step = tier - 10
  const height = tiers * step + 10
  const one = p.stamp(bowl(p, steel))
  const stack = Array.from({ length: tiers }, (_, level) =>
    one(`translate(0 ${-14 - level * step})`),
  )
  const latch =
    path(`M-17 ${-height - 6}h34v44q0 17 -17 17t-17 -17z`, strap(p)) +
    ellipse([0, -height + 32, 7, 7], '#5f686e')
  return p.piece(
    ground(0, 6, radius),
    ...stack,
    moved(`translate(0 ${-height - 2})`, cover(p, steel)),
    frame(p, height),
    latch,
  )
}

const meals = {
  rice: { under: '#e9e4d6', grain: '#ffffff', length: 13, width: 5, garnish: '#3f8a3c' },
  curry: { under: '#b5471b', grain: '#e08a35', length: 4, width: 9, garnish: '#2f7a33' },
  greens: { under: '#3f6b26', grain: '#78a83e', length: 14, width: 9, garnish: '#d8402a' },
  dal: { under: '#dba024', grain: '#f6cf62', length: 4, width: 6, garnish: '#7a2416' },
} as const

/** An opened bowl with a meal in it. */
function mealBowl(meal: keyof typeof meals): Piece {
  const p = pen(`tm${meal}`)
  const steel = p.steel()
  const { under, grain, length, width, garnish } = meals[meal]
  const top = -tier + 8
  const inside = ellipse([0, top + 10, radius - 16, (radius - 16) * 0.27], under)
  return p.piece(
    ground(0, 2, radius),
    bowl(p, steel),
    ellipse([0, top, radius + 3, (radius + 3) * 0.3], steel),
    ellipse([0, top + 2, radius - 8, (radius - 8) * 0.29], '#6d767c'),
    inside,
    line(
      specks(80, [0, top + 9, radius - 26, (radius - 30) * 0.25], 21, length),
      grain,
      width,
      'opacity=".9"',
    ),
    line(
      specks(36, [0, top + 4, radius - 60, (radius - 60) * 0.24], 5, length),
      '#fff',
      width * 0.6,
      'opacity=".5"',
    ),
    line(specks(14, [0, top + 6, radius - 50, (radius - 56) * 0.24], 9, 7), garnish, 7),
    line(hoop(0, top + 1, radius + 1, 0.3), '#fff', 3, 'opacity=".85"'),
  )
}

export const tiffinCarrier = (tiers: number) => () =>
  picture('home', [tiffin(tiers), 600, 950, tiers > 3 ? 1.12 : 1.3])

export const tiffinCarrierOpen = () =>
  picture(
    'home',
    [mealBowl('greens'), 600, 590, 1.2],
    [mealBowl('rice'), 380, 860, 1.32],
    [mealBowl('curry'), 838, 890, 1.32],
  )
