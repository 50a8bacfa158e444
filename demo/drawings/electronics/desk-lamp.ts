import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Piece } from '../home/pen.ts'
import { box, drum, ellipse, ground, hoop, line, moved, path, picture } from '../home/shapes.ts'

/** The lamp's foot stands at 0,0; its head reaches to the left. */
export function lamp(color: string, lit: boolean, prefix = 'dl'): Piece {
  const p = pen(prefix)
  const paint = p.linear([
    [0, darken(color, 0.28)],
    [0.1, color],
    [0.26, lighten(color, 0.6)],
    [0.45, lighten(color, 0.06)],
    [0.85, darken(color, 0.2)],
    [1, darken(color, 0.36)],
  ])
  const tube = p.between(
    [
      [0, lighten(color, 0.5)],
      [0.4, color],
      [1, darken(color, 0.45)],
    ],
    [-24, 0, 28, 8],
  )
  const glow = p.linear(
    [
      [0, '#fff2bd', 0.85],
      [0.6, '#ffedb0', 0.28],
      [1, '#ffedb0', 0],
    ],
    [0.45, 0, 0.55, 1],
  )
  const joint = (x: number, y: number) =>
    ellipse([x + 3, y + 5, 36, 36], '#1c2a24', 'opacity=".25"') +
    ellipse([x, y, 35, 35], p.steel()) +
    ellipse([x, y, 22, 22], paint) +
    ellipse([x - 5, y - 6, 8, 6], '#fff', 'opacity=".8"')
  return p.piece(
    lit ? path('M-470 -664L-180 -636L160 30Q-200 90 -740 30Z', glow) : '',
    ground(0, 6, 200),
    path(drum([0, -34, 0, 196, 200], 0.2), paint),
    ellipse(
      [0, -34, 196, 39],
      p.linear([
        [0, lighten(color, 0.55)],
        [0.5, lighten(color, 0.1)],
        [1, darken(color, 0.14)],
      ]),
    ),
    line(hoop(0, -32, 194, 0.2), '#fff', 3, 'opacity=".65"'),
    ellipse([-86, -28, 26, 7], darken(color, 0.4)),
    ellipse([-86, -29, 20, 5], lit ? '#ffe08a' : '#dfe5e8'),
    [-30, 0, 30].map((x) => ellipse([x, -18, 7, 3], darken(color, 0.45))).join(''),
    path(drum([60, -74, -40, 40, 46], 0.2), paint),
    moved(
      'translate(60 -66) rotate(16)',
      box([-25, -400, 50, 400, 25], tube),
      line('M-11 -380V-20', '#fff', 5, 'opacity=".65"'),
    ),
    moved(
      'translate(170 -446) rotate(-58)',
      box([-23, -330, 46, 330, 23], tube),
      line('M-10 -312V-20', '#fff', 5, 'opacity=".65"'),
    ),
    joint(170, -446),
    joint(62, -66),
    moved(
      'translate(-110 -618) rotate(6) scale(1.06 1.35)',
      path(
        'M-378 -20Q-384 -52 -350 -54H46Q84 -52 84 -22Q84 4 56 6L-340 18Q-374 16 -378 -20Z',
        p.down([
          [0, lighten(color, 0.6)],
          [0.3, lighten(color, 0.1)],
          [1, darken(color, 0.34)],
        ]),
      ),
      line('M-352 -46H40', '#fff', 5, 'opacity=".75"'),
      path('M-350 17L40 5L30 15Q20 20 10 20L-330 31Q-346 30 -350 17Z', lit ? '#fff6d2' : '#e9eef0'),
    ),
    joint(-110, -622),
  )
}

/** An open book, lying. */
function book(): Piece {
  const p = pen('bk')
  const rules = [0, 1, 2, 3, 4]
    .map(
      (row) =>
        `M${-296 - row * 10} ${-92 + row * 17}L${-40 - row} ${-100 + row * 20}M${40 + row} ${-100 + row * 20}L${296 + row * 10} ${-92 + row * 17}`,
    )
    .join('')
  return p.piece(
    ground(0, 6, 380, 44),
    path(
      'M-400 6L-330 -126Q-170 -146 0 -116Q170 -146 330 -126L400 6Q190 -8 0 24Q-190 -8 -400 6Z',
      '#8e2430',
    ),
    path(
      'M-386 -4L-322 -128Q-160 -150 0 -116V14Q-180 -20 -386 -4Z',
      p.linear([
        [0, '#fffdf4'],
        [0.8, '#f4ecd6'],
        [1, '#bba98a'],
      ]),
    ),
    path(
      'M386 -4L322 -128Q160 -150 0 -116V14Q180 -20 386 -4Z',
      p.linear([
        [0, '#c8b797'],
        [0.15, '#fbf5e4'],
        [1, '#e6dbc1'],
      ]),
    ),
    line(rules, '#8d7f69', 4, 'opacity=".55"'),
  )
}

export const deskLamp = (color: string) => () =>
  picture('electronics', [lamp(color, false), 740, 960, 1.16])
export const deskLampReading = (color: string) => () =>
  picture('electronics', [lamp(color, true), 830, 880, 1.08], [book(), 430, 1010, 0.9])
