import { darken, lighten } from '../kit.ts'
import { teaCup } from './dinner-set.ts'
import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import { belt, box, drum, ellipse, ground, hoop, line, path, picture } from './shapes.ts'

const black = (p: Pen) =>
  p.linear([
    [0, '#1d2022'],
    [0.25, '#6b7175'],
    [0.5, '#303437'],
    [1, '#121416'],
  ])

function shell(p: Pen, color: string) {
  const shape =
    'M-148 -430C-168 -300 -204 -160 -206 -64Q-206 -36 -180 -36H180Q206 -36 206 -64C204 -160 168 -300 148 -430Z'
  const paint = p.linear([
    [0, darken(color, 0.32)],
    [0.06, darken(color, 0.12)],
    [0.2, lighten(color, 0.55)],
    [0.32, lighten(color, 0.14)],
    [0.6, color],
    [0.88, darken(color, 0.28)],
    [0.96, darken(color, 0.42)],
    [1, darken(color, 0.22)],
  ])
  return [
    path(shape, paint),
    path(
      shape,
      p.down([
        [0, '#101814', 0.28],
        [0.1, '#101814', 0],
        [0.75, '#101814', 0],
        [1, '#101814', 0.34],
      ]),
    ),
    path(
      'M-118 -400C-136 -300 -158 -180 -162 -84Q-150 -70 -132 -74C-130 -180 -112 -300 -88 -402Z',
      p.down([
        [0, '#fff', 0.8],
        [1, '#fff', 0.1],
      ]),
    ),
    path(belt([0, -66, -38, 206], 0.1), p.steel()),
    line(hoop(0, -66, 205, 0.1), '#101814', 3, 'opacity=".4"'),
  ].join('')
}

/** The beak on the left and the grip on the right. */
function arms(p: Pen, color: string) {
  const beak = 'M-146 -424L-212 -440Q-232 -443 -228 -424C-218 -376 -196 -336 -162 -302Z'
  const grip =
    'M120 -452C220 -486 330 -452 322 -330C316 -236 280 -158 226 -106Q206 -92 194 -108Q186 -122 200 -136C244 -190 268 -256 266 -330C266 -392 220 -412 138 -402Z'
  return [
    path(
      beak,
      p.linear([
        [0, lighten(color, 0.2)],
        [0.3, darken(color, 0.08)],
        [1, darken(color, 0.42)],
      ]),
    ),
    line('M-222 -437L-150 -420', lighten(color, 0.7), 5, 'opacity=".8"'),
    path(grip, black(p)),
    line(
      'M150 -446C230 -468 306 -440 308 -340C304 -262 276 -186 240 -136',
      '#fff',
      5,
      'opacity=".28"',
    ),
    box([226, -448, 44, 20, 10], '#111', 'transform="rotate(12 248 -438)"'),
    box([229, -450, 38, 17, 8], '#7fd0ff', 'transform="rotate(12 248 -438)" opacity=".9"'),
  ].join('')
}

function top(p: Pen) {
  return [
    path(drum([0, -442, -424, 150, 150], 0.12), p.steel()),
    path(
      'M-144 -442C-136 -482 -70 -500 0 -500S136 -482 144 -442A144 17 0 0 1 -144 -442Z',
      p.steel(),
    ),
    path(
      'M-144 -442C-136 -482 -70 -500 0 -500S136 -482 144 -442A144 17 0 0 1 -144 -442Z',
      p.down([
        [0, '#fff', 0.7],
        [0.6, '#fff', 0],
        [1, '#1d2428', 0.35],
      ]),
    ),
    path(drum([0, -518, -498, 22, 28], 0.2), p.steel()),
    ellipse([0, -526, 40, 17], black(p)),
    ellipse([-8, -532, 22, 6], '#fff', 'opacity=".4"'),
  ].join('')
}

/** How much water is in it, seen through a window. */
function gauge(p: Pen) {
  return [
    box([26, -330, 40, 216, 20], '#1a2226', 'opacity=".85"'),
    box(
      [31, -325, 30, 206, 15],
      p.linear([
        [0, '#5f8ba0'],
        [0.4, '#d9f0fa'],
        [1, '#6aa6c4'],
      ]),
    ),
    box([31, -325, 30, 76, 15], '#eef4f6', 'opacity=".85"'),
    line('M70 -300h16M70 -254h11M70 -208h16M70 -162h11', '#fff', 4, 'opacity=".8"'),
    line('M38 -312V-136', '#fff', 5, 'opacity=".9"'),
  ].join('')
}

export function kettle(color: string, prefix = 'kt'): Piece {
  const p = pen(prefix)
  return p.piece(
    ground(0, 8, 220),
    path(drum([0, -26, 6, 214, 226], 0.12), black(p)),
    line(hoop(0, -22, 215, 0.12), '#fff', 3, 'opacity=".35"'),
    path(
      'M196 2C270 20 320 14 372 40',
      'none',
      'stroke="#1c1f21" stroke-width="13" stroke-linecap="round"',
    ),
    arms(p, color),
    shell(p, color),
    gauge(p),
    top(p),
  )
}

function steam(): Piece {
  const p = pen('st')
  return p.piece(
    `<g ${p.blur(7)}>${line('M-20 0C-50 -40 16 -70 -20 -130M26 -6C0 -40 60 -80 30 -140', '#fff', 12, 'opacity=".8"')}</g>`,
  )
}

export const electricKettle = (color: string) => () =>
  picture('home', [kettle(color), 560, 950, 1.38])

export const electricKettleWithTea = (color: string) => () =>
  picture(
    'home',
    [kettle(color), 640, 870, 1.26],
    [teaCup('#0b6b4f'), 310, 1000, 1.2],
    [steam(), 310, 800, 1],
  )
