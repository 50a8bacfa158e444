import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import {
  belt,
  box,
  drum,
  ellipse,
  ground,
  group,
  hoop,
  line,
  path,
  picture,
  ring,
} from '../home/shapes.ts'

/** Knitted cloth over a shape. */
function knit(p: Pen, color: string) {
  const tile =
    `<path d="M0 0h14v14H0z" fill="${color}"/>` +
    line('M1 2L6 6M13 2L8 6M1 9L6 13M13 9L8 13', lighten(color, 0.2), 2.6) +
    line('M1 5L6 9M13 5L8 9', darken(color, 0.26), 2)
  return p.weave([14, 14], tile)
}

const roundness = (p: Pen) =>
  p.linear([
    [0, '#000', 0.62],
    [0.1, '#000', 0.25],
    [0.24, '#fff', 0.34],
    [0.4, '#fff', 0.02],
    [0.7, '#000', 0.16],
    [0.93, '#000', 0.6],
    [1, '#000', 0.4],
  ])

const rubber = (p: Pen, color: string) => p.cylinder(darken(color, 0.6))

function mark() {
  return group(
    'transform="translate(0 -300)"',
    box([-46, -66, 92, 132, 20], '#101214', 'opacity=".7"'),
    line('M-24 -8V8M-12 -22V22M0 -36V36M12 -18V18M24 -8V8', '#f2f5f6', 6, 'opacity=".9"'),
  )
}

function top(p: Pen, color: string, y: number) {
  return [
    ellipse(
      [0, y, 206, 52],
      p.linear([
        [0, darken(color, 0.35)],
        [0.3, darken(color, 0.12)],
        [1, darken(color, 0.6)],
      ]),
    ),
    ellipse(
      [0, y, 178, 42],
      p.radial([
        [0, '#4b5155'],
        [0.7, '#25292c'],
        [1, '#15181a'],
      ]),
    ),
    ring([0, y, 178, 42], lighten(color, 0.3), 3, 'opacity=".6"'),
    line(`M-104 ${y}h36M68 ${y}h36M86 ${y - 9}v18`, '#f2f5f6', 6),
    path(`M-13 ${y - 12}L17 ${y}L-13 ${y + 12}Z`, '#f2f5f6'),
    line(`M-150 ${y - 18}A178 42 0 0 1 -10 ${y - 42}`, '#fff', 4, 'opacity=".6"'),
  ].join('')
}

/** Upright, 412 wide and about 640 high. */
export function speaker(color: string, prefix = 'sp'): Piece {
  const p = pen(prefix)
  const high = -610
  const body = drum([0, high, -20, 206, 206], 0.25)
  const loop = 'M190 -560C280 -560 300 -470 268 -420C248 -390 214 -392 204 -404'
  return p.piece(
    ground(0, 8, 204, 50),
    line(loop, '#14171a', 26),
    line(loop, darken(color, 0.25), 18),
    line(loop, lighten(color, 0.3), 4, 'stroke-dasharray="3 8" opacity=".8"'),
    path(drum([0, -64, 0, 208, 204], 0.25), rubber(p, color)),
    path(body, knit(p, color)),
    path(body, roundness(p)),
    path(belt([0, -62, -8, 206], 0.25), rubber(p, color)),
    line(hoop(0, -62, 206, 0.25), lighten(color, 0.35), 4, 'opacity=".75"'),
    path(drum([0, high, high + 26, 207, 207], 0.25), rubber(p, color)),
    line(hoop(0, high + 26, 206, 0.25), lighten(color, 0.3), 3, 'opacity=".5"'),
    top(p, color, high),
    mark(),
    [-40, -20, 0, 20, 40]
      .map((x) => ellipse([x, 14, 6, 5], x < 20 ? '#8ff0cd' : '#4a5054'))
      .join(''),
  )
}

/** Lying on its side, the sounding end towards us. */
function lying(color: string): Piece {
  const p = pen('spl')
  const body = 'M-170 -420H330Q420 -390 430 -214T340 -6H-170Z'
  return p.piece(
    ground(90, 2, 400, 50),
    path(body, knit(p, color)),
    path(
      body,
      p.down([
        [0, '#000', 0.35],
        [0.2, '#fff', 0.34],
        [0.4, '#fff', 0],
        [0.75, '#000', 0.3],
        [1, '#000', 0.72],
      ]),
    ),
    path('M290 -420Q380 -400 392 -214T300 -6H340Q420 -30 430 -214T330 -420Z', darken(color, 0.6)),
    line('M296 -414Q380 -390 390 -214', lighten(color, 0.3), 4, 'opacity=".5"'),
    box([-30, -426, 240, 44, 22], '#1b1e20', 'opacity=".9"'),
    line('M0 -404h26M154 -404h26M167 -414v20', '#f2f5f6', 5),
    path('M78 -416L104 -404L78 -392Z', '#f2f5f6'),
    ellipse(
      [-170, -213, 196, 210],
      p.linear(
        [
          [0, darken(color, 0.25)],
          [0.4, darken(color, 0.55)],
          [1, '#0c0e0f'],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    ring([-170, -213, 190, 204], lighten(color, 0.35), 4, 'opacity=".6"'),
    ellipse([-170, -213, 158, 170], '#101214'),
    ellipse(
      [-170, -213, 150, 162],
      p.radial([
        [0, '#5b6266'],
        [0.5, '#2c3033'],
        [1, '#141618'],
      ]),
    ),
    ring([-170, -213, 116, 126], '#0b0c0d', 16),
    ring([-174, -217, 116, 126], '#777f84', 3, 'opacity=".6"'),
    ellipse(
      [-170, -213, 84, 92],
      p.linear(
        [
          [0, '#4d5458'],
          [1, '#1e2224'],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    ring([-170, -213, 84, 92], lighten(color, 0.2), 3, 'opacity=".8"'),
    line(
      'M-202 -221V-205M-186 -238V-188M-170 -256V-170M-154 -232V-194M-138 -221V-205',
      lighten(color, 0.35),
      7,
    ),
  )
}

export const speakerUpright = (color: string) => () =>
  picture('electronics', [speaker(color), 580, 950, 1.18])
export const speakerLying = (color: string) => () =>
  picture('electronics', [lying(color), 500, 840, 1.16])
