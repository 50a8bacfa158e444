import { darken, floorShadow, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import { box, ellipse, line, moved, path, picture, ring } from '../home/shapes.ts'
import { digits } from './digits.ts'

const rubber = (p: Pen, color: string) =>
  p.linear([
    [0, darken(color, 0.4)],
    [0.1, darken(color, 0.08)],
    [0.26, lighten(color, 0.32)],
    [0.5, color],
    [0.85, darken(color, 0.26)],
    [1, darken(color, 0.48)],
  ])

function straps(p: Pen, color: string) {
  const fill = rubber(p, color)
  const upper =
    'M-128 -150C-126 -230 -112 -290 -104 -390Q-100 -440 -60 -440H60Q100 -440 104 -390C112 -290 126 -230 128 -150Z'
  const hole = (y: number) =>
    ellipse([0, y, 13, 8], darken(color, 0.6)) +
    line(`M-12 ${y + 5}A13 8 0 0 0 12 ${y + 5}`, lighten(color, 0.35), 2)
  const shade = p.down([
    [0, '#000', 0.4],
    [0.35, '#fff', 0.08],
    [0.8, '#000', 0.05],
    [1, '#000', 0.45],
  ])
  return [
    path(upper, fill),
    path(upper, shade),
    path(upper, fill, 'transform="scale(1 -1)"'),
    path(upper, shade, 'transform="scale(1 -1)"'),
    line(
      'M-104 -200C-100 -260 -88 -320 -84 -396M104 -200C100 -260 88 -320 84 -396M-104 200C-100 260 -88 320 -84 396M104 200C100 260 88 320 84 396',
      lighten(color, 0.4),
      3,
      'opacity=".35"',
    ),
    [240, 284, 328, 372].map((y) => hole(y)).join(''),
    box([-112, -330, 224, 40, 14], rubber(p, darken(color, 0.12))),
    line('M-100 -324H100', '#fff', 3, 'opacity=".3"'),
  ].join('')
}

/** What the screen shows: hours in the middle, three rings of the day, steps and beats. */
function dial() {
  const arc = (r: number, color: string, part: number) => {
    const full = 2 * Math.PI * r
    return (
      ring([0, 0, r, r], color, 13, 'opacity=".22"') +
      ring(
        [0, 0, r, r],
        color,
        13,
        `stroke-linecap="round" stroke-dasharray="${Math.round(full * part)} ${Math.round(full)}" transform="rotate(-90)"`,
      )
    )
  }
  return [
    moved('translate(-104 -140) skewX(-4) scale(.84)', digits('10', '#ffffff', 9)),
    moved('translate(12 -140) skewX(-4) scale(.84)', digits('08', '#ffffff', 9)),
    ellipse([-4, -118, 5, 5], '#f4a300'),
    ellipse([-6, -92, 5, 5], '#f4a300'),
    moved(
      'translate(-46 60)',
      arc(74, '#f4a300', 0.72),
      arc(55, '#35d39a', 0.55),
      arc(36, '#59b7ff', 0.84),
    ),
    line('M64 2h66M64 22h42', '#7b868c', 7),
    path(
      'M96 96C76 80 68 66 78 56C86 50 94 54 96 62C98 54 106 50 114 56C124 66 116 80 96 96Z',
      '#ff5a5f',
    ),
    line('M60 128h18l8 -18l12 30l9 -20l5 8h20', '#ff8a8d', 4),
  ].join('')
}

export function watch(color: string, prefix = 'sw'): Piece {
  const p = pen(prefix)
  const metal = p.linear(
    [
      [0, '#f2f4f5'],
      [0.3, '#a3acb1'],
      [0.6, '#6b757b'],
      [1, '#2f363a'],
    ],
    [0.1, 0, 0.9, 1],
  )
  return p.piece(
    straps(p, color),
    box(
      [170, -58, 26, 66, 11],
      p.down([
        [0, '#7d868c'],
        [0.3, '#f4f6f7'],
        [1, '#4a5359'],
      ]),
    ),
    line('M180 -50h14M180 -40h14M180 -30h14M180 -20h14M180 -10h14', '#59636a', 2),
    box([172, 38, 14, 78, 7], '#6f797f'),
    box([-178, -208, 358, 416, 96], metal),
    box([-172, -202, 346, 404, 91], 'none', 'stroke="#fff" stroke-width="3" opacity=".6"'),
    box([-160, -190, 320, 380, 80], '#060708'),
    dial(),
    path('M-160 -110Q-160 -190 -80 -190H70L-160 110Z', '#fff', 'opacity=".1"'),
    line('M-152 -96Q-150 -180 -76 -182', '#fff', 4, 'opacity=".5"'),
  )
}

/** Its underside: glass, sensors, charging points. */
function underside(color: string): Piece {
  const p = pen('swu')
  const metal = p.linear(
    [
      [0, '#dfe4e6'],
      [0.4, '#98a1a6'],
      [1, '#3a4247'],
    ],
    [0.1, 0, 0.9, 1],
  )
  const lamp = (x: number, y: number) =>
    ellipse([x, y, 17, 17], '#0a0f0c') +
    ellipse([x, y, 11, 11], '#37d67a') +
    ellipse([x - 3, y - 4, 4, 3], '#d8ffe8')
  return p.piece(
    straps(p, color),
    box([-178, -208, 358, 416, 96], metal),
    box(
      [-168, -198, 338, 396, 88],
      p.linear(
        [
          [0, '#4b5257'],
          [1, '#1c2023'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    ellipse(
      [2, 0, 134, 134],
      p.linear(
        [
          [0, '#90999e'],
          [1, '#2d3438'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    ellipse(
      [2, 0, 126, 126],
      p.radial([
        [0, '#3a4247'],
        [0.7, '#14181a'],
        [1, '#07090a'],
      ]),
    ),
    lamp(-40, 0),
    lamp(44, 0),
    lamp(2, -42),
    lamp(2, 42),
    ellipse([2, 0, 16, 16], '#0a0c0d', 'stroke="#59636a" stroke-width="3"'),
    path('M-112 -40A126 126 0 0 1 20 -124L14 -78A80 80 0 0 0 -70 -20Z', '#fff', 'opacity=".13"'),
    ellipse([-24, 164, 10, 10], '#d9ae55'),
    ellipse([28, 164, 10, 10], '#d9ae55'),
  )
}

function shade(): Piece {
  const p = pen('sws')
  return p.piece(ellipse([30, 40, 200, 420], '#1c2a24', `opacity=".3" ${p.blur(26)}`))
}

function table(): Piece {
  return pen('swt').piece(floorShadow(0, 0, 420, 60))
}

export const smartWatch = (color: string) => () =>
  picture('electronics', [shade(), 600, 590, 1.05], [watch(color), 590, 590, 1.1])

export const smartWatchUnderside = (color: string) => () =>
  picture('electronics', [shade(), 600, 590, 1.05, 24], [underside(color), 590, 590, 1.08, 24])

export const smartWatchPair = (front: string, back: string) => () =>
  picture(
    'electronics',
    [table(), 620, 1030, 1],
    [watch(back, 'swb'), 800, 560, 0.86, 14],
    [shade(), 440, 600, 0.86, -10],
    [watch(front), 420, 600, 0.94, -10],
  )
