import { darken, floorShadow, lighten } from '../kit.ts'
import {
  type Part,
  type Turning,
  again,
  draw,
  grain,
  hoop,
  join,
  keep,
  mouth,
  outline,
  place,
  repeat,
  show,
  turned,
} from './craft.ts'
import { bush, leaf, leafKind, soil } from './foliage.ts'

const clay = '#c8703f'

/** A pot whose mouth is at y 560 and foot at y 925, to be scaled as a whole. */
export function pot(id: string, color = clay): Part {
  const body = {
    cx: 600,
    profile: [
      [206, 650],
      [198, 700],
      [176, 810],
      [150, 925],
    ] as const,
  }
  const rim = {
    cx: 600,
    profile: [
      [236, 560],
      [232, 600],
      [226, 660],
    ] as const,
  }
  const weathered = (turning: Turning) =>
    `<path d="${outline(turning)}" filter="url(#${id}-pale)"/><path d="${outline(turning)}" filter="url(#${id}-speck)"/>`
  const grooves = repeat(3, (ring) => {
    const tone = ring % 2 ? lighten(color, 0.25) : darken(color, 0.3)
    return `<path d="${hoop(600, 724 + ring * 8, 194 - ring * 1.6)}" fill="none" stroke="${tone}" stroke-width="3" opacity=".45"/>`
  })
  return join(
    turned(`${id}-body`, body, {
      color,
      shine: 0.26,
      decor: `${weathered(body)}${grooves}<path d="${hoop(600, 674, 204)}" fill="none" stroke="${darken(color, 0.6)}" stroke-width="30" opacity=".4" filter="url(#${id}-under)"/>`,
    }),
    turned(`${id}-rim`, rim, {
      color: lighten(color, 0.06),
      shine: 0.32,
      decor: `${weathered(rim)}<path d="${hoop(600, 652, 228)}" fill="none" stroke="${lighten(color, 0.35)}" stroke-width="3" opacity=".6"/>`,
    }),
    mouth(`${id}-mouth`, { cx: 600, y: 560, radius: 236, wall: 20 }, color),
    draw(
      '',
      `<filter id="${id}-under" x="-.1" y="-1" width="1.2" height="3"><feGaussianBlur stdDeviation="8"/></filter>`,
      ...weathering(id),
    ),
  )
}

const weathering = (id: string) => [
  grain(`${id}-pale`, '#f6d9bf', '0.012 0.02', { strength: 1.3, threshold: 0.52, seed: 4 }),
  grain(`${id}-speck`, '#6d3013', '0.35 0.5', { strength: 1.1, threshold: 0.5, seed: 9 }),
]

function saucer(id: string): Part {
  const dish = {
    cx: 600,
    profile: [
      [214, 908],
      [206, 932],
      [186, 952],
    ] as const,
  }
  return join(
    draw(floorShadow(630, 962, 300, 44)),
    turned(`${id}-dish`, dish, { color: darken(clay, 0.06), shine: 0.2 }),
    mouth(`${id}-in`, { cx: 600, y: 908, radius: 214, wall: 12 }, clay, darken(clay, 0.4)),
  )
}

export function snakePlant(): Part {
  const green = leafKind('sword', 'sword', '#4c8a4a')
  const deep = leafKind('sword-deep', 'sword', '#35703f')
  const edge = leafKind('sword-edge', 'sword', '#d8cf72')
  const blades: [number, number, number, number][] = [
    [560, -16, 3.4, 0],
    [640, 15, 3.6, 0],
    [600, -3, 4.5, 1],
    [530, -27, 2.7, 1],
    [668, 26, 2.8, 1],
    [575, -9, 3.9, 0],
    [630, 7, 3.9, 1],
    [600, 2, 3.1, 0],
    [552, -20, 2.3, 0],
    [648, 19, 2.2, 0],
  ]
  const shapes = blades
    .map(([x, angle, length, tone]) => {
      const id = tone ? 'sword-deep' : 'sword'
      const y = 570 + (Math.abs(x - 600) < 40 ? 6 : -4)
      return (
        leaf('sword-edge', [x, y], angle, [length * 0.9, length]) +
        leaf(id, [x, y], angle, [length * 0.66, length * 0.985])
      )
    })
    .join('')
  return join(green, deep, edge, draw(shapes))
}

export const planterFront = () =>
  show('garden', saucer('saucer'), pot('pot'), soil('soil', 600, 568, 208, 0.14), snakePlant())

/** The three sizes beside each other, with one planted. */
export const planterSizes = () =>
  show(
    'garden',
    leafKind('dark', 'oval', '#2f6b36'),
    leafKind('mid', 'oval', '#4a9146'),
    leafKind('light', 'oval', '#7dbb58'),
    keep('pot', pot('pot')),
    draw(
      floorShadow(440, 908, 270, 38) +
        floorShadow(850, 936, 230, 34) +
        floorShadow(610, 980, 150, 24),
    ),
    place(
      join(
        draw(again('pot', '')),
        soil('soil-large', 600, 568, 208, 0.14),
        draw(
          bush(['dark', 'mid', 'light'], {
            cx: 600,
            cy: 590,
            width: 215,
            height: 310,
            count: 76,
            size: 1.2,
          }),
        ),
      ),
      'translate(-180 -30)',
    ),
    draw(
      again('pot', 'translate(340 193)scale(.79)') + again('pot', 'translate(235 418)scale(.6)'),
    ),
  )

/** From close by and above: the clay, the rim and the hole in the floor. */
export function planterClose(): string {
  const weathered = (turning: Turning) =>
    `<path d="${outline(turning)}" filter="url(#pot-pale)"/><path d="${outline(turning)}" filter="url(#pot-speck)"/>`
  const tilt = 0.42
  const body = {
    cx: 600,
    tilt,
    profile: [
      [330, 560],
      [318, 640],
      [262, 905],
    ] as const,
  }
  const rim = {
    cx: 600,
    tilt,
    profile: [
      [380, 420],
      [376, 480],
      [364, 556],
    ] as const,
  }
  return show(
    'garden',
    draw(floorShadow(650, 960, 400, 130)),
    turned('body', body, { color: clay, shine: 0.26, soft: 30, decor: weathered(body) }),
    turned('rim', rim, {
      color: lighten(clay, 0.06),
      shine: 0.32,
      soft: 30,
      decor: weathered(rim),
    }),
    draw('', ...weathering('pot')),
    mouth('mouth', { cx: 600, y: 420, radius: 380, tilt, wall: 34 }, clay, darken(clay, 0.42)),
    draw(
      `<ellipse cx="600" cy="490" rx="190" ry="62" fill="${darken(clay, 0.25)}" opacity=".75"/><ellipse cx="600" cy="498" rx="34" ry="13" fill="#2a130a"/><path d="M566 498A34 13 0 0 0 634 498" fill="none" stroke="${lighten(clay, 0.2)}" stroke-width="4" opacity=".8"/>`,
    ),
  )
}
