import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import {
  box,
  drum,
  ellipse,
  ground,
  hoop,
  line,
  moved,
  path,
  picture,
  ring,
} from '../home/shapes.ts'

const around = (count: number, stamp: (transform: string) => string) =>
  Array.from({ length: count }, (_, index) => stamp(`rotate(${(index * 360) / count})`)).join('')

/** The head: grille, blades and hub, its middle at 0,0, radius 270. */
function head(p: Pen, color: string) {
  const blade = p.stamp(
    path(
      'M20 -40C-10 -120 10 -210 90 -226C150 -222 170 -150 150 -96C128 -50 70 -30 44 -8Z',
      p.linear(
        [
          [0, lighten(color, 0.6), 0.95],
          [0.6, lighten(color, 0.2), 0.9],
          [1, darken(color, 0.15), 0.9],
        ],
        [0, 0, 1, 1],
      ),
    ) + line('M26 -60C16 -130 36 -196 92 -214', '#fff', 5, 'opacity=".55"'),
  )
  const wire = p.stamp(
    line('M0 -66C26 -120 30 -190 14 -262', '#f7f9fa', 4) +
      line('M3 -66C29 -120 33 -190 17 -262', '#4b565c', 2, 'opacity=".4"'),
  )
  return [
    ellipse(
      [0, 0, 268, 268],
      p.radial(
        [
          [0, '#dfe6ea'],
          [0.7, '#b6c1c8'],
          [1, '#8796a0'],
        ],
        [0.4, 0.35, 0.75],
      ),
    ),
    around(5, blade),
    ellipse([0, 0, 262, 262], '#1c2a30', 'opacity=".06"'),
    around(44, wire),
    [110, 160, 212]
      .map(
        (r) =>
          ring([0, 0, r, r], '#f3f6f7', 4) + ring([1.5, 2, r, r], '#4b565c', 1.6, 'opacity=".35"'),
      )
      .join(''),
    ring([0, 0, 266, 266], darken(color, 0.3), 30),
    ring(
      [0, 0, 266, 266],
      p.linear(
        [
          [0, lighten(color, 0.65)],
          [0.45, color],
          [1, darken(color, 0.3)],
        ],
        [0.1, 0, 0.9, 1],
      ),
      24,
    ),
    line('M-236 -130A270 270 0 0 1 -60 -262', '#fff', 7, 'opacity=".8"'),
    ellipse([3, 5, 74, 74], '#1c2a30', 'opacity=".3"'),
    ellipse(
      [0, 0, 72, 72],
      p.linear(
        [
          [0, lighten(color, 0.6)],
          [0.5, color],
          [1, darken(color, 0.3)],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    ring([0, 0, 56, 56], '#fff', 3, 'opacity=".55"'),
    path('M0 -26C18 -8 20 4 20 8A20 20 0 0 1 -20 8C-20 4 -18 -8 0 -26Z', '#fff', 'opacity=".85"'),
  ].join('')
}

function lamp(p: Pen, lit: boolean) {
  const panel = lit
    ? p.radial(
        [
          [0, '#ffffff'],
          [0.6, '#fff6d8'],
          [1, '#ffe19a'],
        ],
        [0.5, 0.5, 0.6],
      )
    : p.down([
        [0, '#ffffff'],
        [1, '#cdd6db'],
      ])
  const dots = [-90, -60, -30, 0, 30, 60, 90]
  const halo = p.radial(
    [
      [0, '#fff3c4', 0.7],
      [0.5, '#ffe8a3', 0.22],
      [1, '#ffe8a3', 0],
    ],
    [0.5, 0.5, 0.5],
  )
  return [
    lit ? ellipse([0, -112, 300, 150], halo) : '',
    box([-122, -140, 244, 58, 29], '#8c979d'),
    box([-116, -136, 232, 49, 24], panel),
    dots
      .map((x) =>
        ellipse(
          [x, -111, 9, 9],
          lit ? '#ffffff' : '#f6d564',
          lit ? '' : 'stroke="#c9a840" stroke-width="2"',
        ),
      )
      .join(''),
  ].join('')
}

function stand(p: Pen, color: string) {
  const paint = p.linear([
    [0, darken(color, 0.3)],
    [0.08, color],
    [0.24, lighten(color, 0.6)],
    [0.45, lighten(color, 0.08)],
    [0.85, darken(color, 0.2)],
    [1, darken(color, 0.4)],
  ])
  return [
    path(drum([0, -30, 4, 206, 214], 0.16), paint),
    path(
      'M-206 -30C-200 -100 -160 -176 -70 -196L-46 -300H46L70 -196C160 -176 200 -100 206 -30A206 33 0 0 1 -206 -30Z',
      paint,
    ),
    path(
      'M-206 -30C-200 -100 -160 -176 -70 -196H70C160 -176 200 -100 206 -30A206 33 0 0 1 -206 -30Z',
      p.down([
        [0, '#fff', 0.35],
        [0.4, '#fff', 0],
        [1, '#000', 0.2],
      ]),
    ),
    line(hoop(0, -28, 206), '#fff', 3, 'opacity=".6"'),
    ellipse([0, -42, 40, 26], darken(color, 0.32)),
    ellipse(
      [0, -46, 38, 24],
      p.radial([
        [0, '#fff'],
        [0.6, '#ccd3d7'],
        [1, '#7f898f'],
      ]),
    ),
    line('M0 -48L12 -62', '#0b6b4f', 6),
    [-120, -92, 92, 120]
      .map((x) => ellipse([x, -46 - Math.abs(x) * 0.04, 8, 6], x < 0 ? '#45d08a' : '#ffffff'))
      .join(''),
  ].join('')
}

export function fan(color: string, lit = false, prefix = 'fn'): Piece {
  const p = pen(prefix)
  return p.piece(
    ground(0, 10, 210),
    stand(p, color),
    lamp(p, lit),
    path(
      'M-300 -520Q-306 -300 -70 -244L-60 -216Q-334 -270 -324 -520ZM300 -520Q306 -300 70 -244L60 -216Q334 -270 324 -520Z',
      p.steel(),
    ),
    box([-330, -536, 660, 28, 12], '#6b757b'),
    box([-344, -552, 26, 60, 12], p.cylinder('#8b959b')),
    box([318, -552, 26, 60, 12], p.cylinder('#8b959b')),
    ellipse([12, -508, 284, 284], '#1c2a24', 'opacity=".12"'),
    moved('translate(0 -522)', head(p, color)),
  )
}

export const rechargeableFan = (color: string) => () =>
  picture('electronics', [fan(color), 600, 975, 1.08])
export const rechargeableFanLit = (color: string) => () =>
  picture('electronics', [fan(color, true), 600, 840, 1.55])
