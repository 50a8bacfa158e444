import { darken, lighten } from '../kit.ts'
import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import {
  drum,
  ellipse,
  ground,
  group,
  hoop,
  line,
  moved,
  path,
  picture,
  ring,
  specks,
} from './shapes.ts'

const china = '#fbfaf5'

const glaze = (p: Pen) =>
  p.linear([
    [0, '#c9c4b6'],
    [0.16, '#ffffff'],
    [0.4, china],
    [0.75, '#dfdace'],
    [0.95, '#b4ae9e'],
    [1, '#cfc9bb'],
  ])

/** A wreath of leaves and small flowers between two radii. */
function wreath(color: string, radius: number) {
  const sprig =
    path('M0 0C8 -14 30 -16 44 -8C34 6 14 10 0 0Z', color) +
    path('M-4 4C-14 16 -34 16 -46 6C-34 -6 -14 -8 -4 4Z', lighten(color, 0.3)) +
    ellipse([-2, 16, 6, 6], '#e2a33a')
  return Array.from({ length: 16 }, (_, index) =>
    moved(`rotate(${index * 22.5}) translate(0 ${-radius})`, sprig),
  ).join('')
}

/** A plate seen straight on, radius 300. */
function plate(p: Pen, color: string) {
  return [
    ellipse(
      [0, 0, 300, 300],
      p.linear(
        [
          [0, '#ffffff'],
          [0.5, '#f1eee4'],
          [1, '#bdb7a6'],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    ring([0, 0, 292, 292], color, 11),
    ring([0, 0, 281, 281], '#d9ae55', 3),
    wreath(color, 242),
    ellipse(
      [0, 0, 202, 202],
      p.linear(
        [
          [0, '#c9c3b4'],
          [0.5, '#efece2'],
          [1, '#ffffff'],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    ellipse(
      [0, 0, 194, 194],
      p.radial(
        [
          [0, '#ffffff'],
          [0.7, '#f8f6ef'],
          [1, '#e6e1d4'],
        ],
        [0.4, 0.36, 0.75],
      ),
    ),
    path(
      'M-226 -170A284 284 0 0 1 -40 -281L-34 -240A242 242 0 0 0 -192 -144Z',
      '#fff',
      'opacity=".55"',
    ),
    ring([0, 0, 194, 194], color, 3, 'opacity=".5"'),
  ].join('')
}

function standingPlate(color: string): Piece {
  const p = pen('dsp')
  return p.piece(
    ground(10, 4, 210, 30),
    ellipse([16, -284, 296, 298], '#1c2a24', `opacity=".22" ${p.blur(12)}`),
    moved('translate(0 -300)', plate(p, color)),
  )
}

/** Plates on one another, seen from the front and a little above. */
function stackOfPlates(color: string): Piece {
  const p = pen('dss')
  const fill = glaze(p)
  const one = (y: number) =>
    path(
      `M-230 ${y - 20}C-220 ${y + 6} -160 ${y + 26} -96 ${y + 32}Q0 ${y + 42} 96 ${y + 32}C160 ${y + 26} 220 ${y + 6} 230 ${y - 20}Z`,
      fill,
    ) +
    ellipse([0, y - 20, 230, 44], fill) +
    ring([0, y - 20, 226, 42], color, 6)
  return p.piece(
    ground(0, 2, 150, 24),
    ...[-34, -58, -82, -106, -130].map((y) => one(y)),
    ellipse([0, -150, 156, 27], '#d4cebf'),
    ellipse(
      [0, -147, 150, 24],
      p.radial([
        [0, '#fff'],
        [1, '#ece8dc'],
      ]),
    ),
    line('M-196 -156A226 42 0 0 1 -20 -192', '#fff', 5, 'opacity=".9"'),
  )
}

interface Bowl {
  color: string
  radius: number
  prefix: string
}

function bowl({ color, radius: r, prefix }: Bowl): Piece {
  const p = pen(prefix)
  const high = r * 0.74
  const shape = `M${-r} ${-high}C${-r * 0.96} ${-high * 0.34} ${-r * 0.6} -6 ${-r * 0.4} -4H${r * 0.4}C${r * 0.6} -6 ${r * 0.96} ${-high * 0.34} ${r} ${-high}Z`
  const band = `M${-r} ${-high}A${r} ${r * 0.2} 0 0 0 ${r} ${-high}L${r * 0.97} ${-high * 0.8}A${r} ${r * 0.2} 0 0 1 ${-r * 0.97} ${-high * 0.8}Z`
  return p.piece(
    ground(0, 0, r * 0.6),
    path(drum([0, -8, 4, r * 0.42, r * 0.44], 0.16), glaze(p)),
    path(shape, glaze(p)),
    path(
      shape,
      p.down([
        [0.5, '#5d574a', 0],
        [1, '#5d574a', 0.4],
      ]),
    ),
    path(band, color, 'transform="translate(0 10)"'),
    line(hoop(0, -high * 0.72, r * 0.965, 0.2), '#d9ae55', 3),
    ellipse([0, -high, r, r * 0.2], '#fff'),
    ellipse(
      [0, -high + 3, r - 8, r * 0.2 - 5],
      p.linear([
        [0, '#aaa393'],
        [0.6, '#e9e5da'],
        [1, '#fff'],
      ]),
    ),
    path(
      `M${-r * 0.78} ${-high * 0.62}C${-r * 0.74} ${-high * 0.3} ${-r * 0.6} ${-high * 0.14} ${-r * 0.5} ${-high * 0.08}C${-r * 0.56} ${-high * 0.2} ${-r * 0.64} ${-high * 0.4} ${-r * 0.64} ${-high * 0.58}Z`,
      '#fff',
      'opacity=".9"',
    ),
  )
}

/** A cup of tea on its saucer. */
export function teaCup(color: string, prefix = 'cup'): Piece {
  const p = pen(prefix)
  const fill = glaze(p)
  const cup = 'M-100 -152C-100 -70 -74 -22 -40 -18H40C74 -22 100 -70 100 -152Z'
  return p.piece(
    ground(0, 8, 120, 22),
    path('M-170 -22C-150 4 -80 14 0 14S150 4 170 -22Z', fill),
    ellipse([0, -22, 170, 30], fill),
    ring([0, -22, 165, 28], color, 5),
    ellipse([4, -18, 92, 15], '#6f6857', 'opacity=".35"'),
    line('M92 -128C152 -140 158 -66 76 -64', '#a9a292', 22),
    line('M92 -130C150 -142 156 -68 76 -66', '#f6f3ea', 17),
    path(cup, fill),
    path(
      cup,
      p.down([
        [0.4, '#5d574a', 0],
        [1, '#5d574a', 0.35],
      ]),
    ),
    line(hoop(0, -128, 97, 0.2), color, 13),
    line(hoop(0, -114, 96, 0.2), '#d9ae55', 3),
    ellipse([0, -152, 100, 21], '#fff'),
    ellipse([0, -149, 92, 17], '#b9b2a2'),
    ellipse(
      [0, -145, 88, 14],
      p.radial([
        [0, '#c98445'],
        [0.7, '#a35a22'],
        [1, '#6d3610'],
      ]),
    ),
    line(specks(9, [-20, -146, 50, 6], 4), '#e8b987', 6, 'opacity=".8"'),
    path('M-80 -118C-78 -84 -64 -50 -50 -38C-52 -60 -58 -90 -58 -118Z', '#fff', 'opacity=".9"'),
  )
}

/** What the set shows when it stands together: plate, stack, bowls, cup. */
export const dinnerSetPieces = (color: string) =>
  ({
    plate: standingPlate(color),
    stack: stackOfPlates(color),
    large: bowl({ color, radius: 150, prefix: 'dsl' }),
    small: bowl({ color, radius: 108, prefix: 'dsm' }),
    cup: teaCup(color),
  }) as const

function fromAbove(color: string): Piece {
  const p = pen('dsa')
  const metal = p.linear([
    [0, '#7b858b'],
    [0.4, '#fbfcfc'],
    [1, '#868f95'],
  ])
  const spoon =
    ellipse([0, -200, 40, 66], metal) +
    ellipse([4, -196, 27, 50], '#8f989d', 'opacity=".5"') +
    path('M-9 -140H9L15 220Q0 244 -15 220Z', metal)
  const fork = path(
    'M-38 -262V-160Q-38 -120 -10 -112L-15 220Q0 244 15 220L10 -112Q38 -120 38 -160V-262H26V-170H7V-262H-7V-170H-26V-262Z',
    metal,
  )
  const napkin = 'M-560 -330L-330 -346L-312 330L-548 342Z'
  return p.piece(
    path(napkin, '#1c2a24', `opacity=".25" transform="translate(10 14)" ${p.blur(10)}`),
    path(napkin, lighten(color, 0.72)),
    line(
      'M-540 -308L-350 -322M-530 320L-334 308',
      color,
      5,
      'stroke-dasharray="12 8" opacity=".7"',
    ),
    moved(
      'translate(-438 20)',
      group(
        'opacity=".3" transform="translate(10 12)"',
        path(
          'M-38 -262V-160Q-38 -120 -10 -112L-15 220Q0 244 15 220L10 -112Q38 -120 38 -160V-262Z',
          '#1c2a24',
        ),
      ),
      fork,
    ),
    ellipse([22, 32, 352, 350], '#1c2a24', `opacity=".3" ${p.blur(20)}`),
    moved('scale(1.16)', plate(p, color)),
    ellipse([12, 18, 176, 176], '#1c2a24', 'opacity=".2"'),
    moved('scale(.56)', plate(p, color)),
    moved('translate(424 20)', ellipse([10, -188, 40, 66], '#1c2a24', 'opacity=".25"'), spoon),
  )
}

export function dinnerSet(color: string) {
  return () => {
    const { plate: back, stack, large, small, cup } = dinnerSetPieces(color)
    return picture(
      'home',
      [back, 640, 800, 1.12],
      [stack, 340, 850, 1.05],
      [large, 850, 860, 1.2],
      [small, 500, 1010, 1.16],
      [cup, 780, 1030, 1.1],
    )
  }
}

export const dinnerSetFromAbove = (color: string) => () =>
  picture('home', [fromAbove(color), 620, 590, 0.98])
export const dinnerSetCup = (color: string) => () =>
  picture('home', [teaCup(darken(color, 0)), 590, 850, 2.5])
