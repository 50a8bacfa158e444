import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import {
  box,
  ellipse,
  ground,
  group,
  line,
  moved,
  path,
  picture,
  ring,
  specks,
} from '../home/shapes.ts'

const gloss = (p: Pen, color: string) =>
  p.linear(
    [
      [0, lighten(color, 0.4)],
      [0.3, lighten(color, 0.12)],
      [0.65, darken(color, 0.06)],
      [1, darken(color, 0.36)],
    ],
    [0.1, 0, 0.8, 1],
  )

const stem = (p: Pen, color: string) =>
  p.linear([
    [0, darken(color, 0.3)],
    [0.25, lighten(color, 0.5)],
    [0.5, color],
    [0.9, darken(color, 0.34)],
    [1, darken(color, 0.1)],
  ])

/** A left bud, the stem's foot at 0,0, its tip towards the right. */
function bud(p: Pen, color: string) {
  const head =
    'M-64 -236C-72 -300 -20 -338 36 -326C84 -314 100 -262 78 -222C58 -186 8 -178 -22 -190C-46 -198 -60 -212 -64 -236Z'
  const tip =
    'M60 -290C92 -318 128 -312 142 -276C154 -240 140 -206 108 -200C86 -200 72 -214 66 -226Z'
  return [
    path(
      tip,
      p.linear(
        [
          [0, '#4a4f53'],
          [0.4, '#303437'],
          [1, '#121416'],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
    ellipse([124, -254, 15, 38], '#0d0e0f', 'transform="rotate(-14 124 -254)"'),
    ellipse([125, -254, 9, 28], '#5d6468', 'transform="rotate(-14 125 -254)"'),
    line('M82 -292C102 -306 120 -302 130 -284', '#fff', 5, 'opacity=".35"'),
    path(
      'M-66 -240C-66 -210 -62 -190 -58 -170L-52 -20Q-50 0 -28 0H-10Q12 0 12 -22L16 -190Z',
      stem(p, color),
    ),
    path('M-54 -36H12V-22Q12 0 -10 0H-28Q-50 0 -52 -20Z', p.steel()),
    ellipse([-20, -8, 12, 3], '#333a3e'),
    path(head, gloss(p, color)),
    path(
      'M-46 -262C-46 -300 -10 -320 26 -314C-6 -300 -26 -276 -30 -240Q-42 -246 -46 -262Z',
      '#fff',
      'opacity=".7"',
    ),
    box([18, -262, 13, 44, 6], '#15181a', 'transform="rotate(14 24 -240)"'),
    line(specks(10, [24, -240, 3, 16], 3), '#70777b', 2.5),
    line('M-40 -150V-70', '#fff', 6, 'opacity=".55"'),
    ellipse(
      [-20, -112, 6, 6],
      lighten(color, 0.2),
      'stroke="#000" stroke-opacity=".25" stroke-width="1.5"',
    ),
  ].join('')
}

function shellOf(p: Pen, color: string) {
  const shape =
    'M-290 -210Q-296 -226 -270 -228H270Q296 -226 290 -210C292 -80 220 0 90 0H-90C-220 0 -292 -80 -290 -210Z'
  return [
    path(
      shape,
      p.linear([
        [0, darken(color, 0.28)],
        [0.08, color],
        [0.24, lighten(color, 0.5)],
        [0.42, lighten(color, 0.08)],
        [0.8, darken(color, 0.16)],
        [1, darken(color, 0.4)],
      ]),
    ),
    path(
      shape,
      p.down([
        [0, '#fff', 0.2],
        [0.3, '#fff', 0],
        [0.6, '#000', 0],
        [1, '#000', 0.42],
      ]),
    ),
    path(
      'M-256 -190C-252 -110 -214 -56 -160 -36C-196 -84 -210 -130 -210 -190Z',
      '#fff',
      'opacity=".6"',
    ),
    ellipse([0, -98, 11, 11], '#3ee08f', 'opacity=".35"'),
    ellipse([0, -98, 6, 6], '#5bf0a5'),
    line('M-286 -208H286', '#000', 3, 'opacity=".3"'),
  ].join('')
}

/** The case open, the buds in their beds. */
export function openCase(color: string, prefix = 'eb'): Piece {
  const p = pen(prefix)
  const inside = p.down([
    [0, darken(color, 0.5)],
    [1, darken(color, 0.2)],
  ])
  const lid =
    'M-282 -290C-282 -440 -214 -520 -90 -520H90C214 -520 282 -440 282 -290Q282 -272 262 -272H-262Q-282 -272 -282 -290Z'
  const hollow = 'M-250 -300C-250 -420 -190 -488 -86 -488H86C190 -488 250 -420 250 -300Z'
  const nest = (x: number) => ellipse([x, -234, 96, 20], '#000', 'opacity=".5"')
  const left = bud(p, color)
  return p.piece(
    ground(0, 0, 230, 34),
    path(lid, gloss(p, color)),
    path(hollow, inside),
    path(
      'M-250 -300C-250 -420 -190 -488 -86 -488C-150 -460 -196 -400 -200 -300Z',
      '#fff',
      'opacity=".14"',
    ),
    line('M-276 -300C-276 -436 -208 -514 -90 -514H60', '#fff', 4, 'opacity=".6"'),
    box([-70, -284, 140, 26, 8], p.steel()),
    path('M-286 -222L-262 -268H262L286 -222Q0 -196 -286 -222Z', darken(color, 0.32)),
    path('M-286 -222L-262 -268H262L286 -222Q0 -236 -286 -222Z', '#fff', 'opacity=".1"'),
    nest(-126),
    nest(126),
    group(
      p.clip('<path d="M-300 -560H300V-226Q0 -206 -300 -226Z"/>'),
      moved('translate(-118 -112) scale(.98)', left),
      moved('translate(118 -112) scale(-.98 .98)', left),
    ),
    shellOf(p, color),
  )
}

/** Both buds standing free. */
function buds(color: string, prefix = 'ebb'): Piece {
  const p = pen(prefix)
  const one = p.stamp(bud(p, color))
  return p.piece(
    ground(-150, 6, 70),
    ground(170, 6, 70),
    one('translate(-160 0) rotate(-6)'),
    one('translate(190 0) scale(-1 1) rotate(-6)'),
  )
}

function closedCase(color: string, prefix = 'ebc'): Piece {
  const p = pen(prefix)
  const lid = 'M-290 -226C-290 -310 -220 -356 -90 -356H90C220 -356 290 -310 290 -226Z'
  return p.piece(
    ground(0, 0, 230, 34),
    path(
      lid,
      p.linear([
        [0, darken(color, 0.24)],
        [0.08, color],
        [0.24, lighten(color, 0.6)],
        [0.42, lighten(color, 0.12)],
        [0.8, darken(color, 0.12)],
        [1, darken(color, 0.36)],
      ]),
    ),
    path(
      'M-250 -246C-240 -310 -180 -336 -90 -340C-160 -320 -196 -290 -206 -246Z',
      '#fff',
      'opacity=".75"',
    ),
    shellOf(p, color),
    ring([0, -292, 26, 15], lighten(color, 0.3), 4, 'opacity=".7"'),
  )
}

export const earbudsInCase = (color: string) => () =>
  picture('electronics', [openCase(color), 600, 910, 1.3])
export const earbudsFree = (color: string) => () =>
  picture('electronics', [buds(color), 600, 950, 1.85])
export const earbudsClosed = (color: string) => () =>
  picture('electronics', [closedCase(color), 510, 790, 1.16], [buds(color), 690, 1000, 0.82])
