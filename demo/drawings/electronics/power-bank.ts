import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import { box, ellipse, ground, group, line, moved, path, picture, ring } from '../home/shapes.ts'
import { digits } from './digits.ts'
import { smartphone } from './smartphone.ts'

const usb = (x: number, y: number) =>
  box([x, y, 92, 38, 5], '#0a0b0c') +
  box([x + 6, y + 18, 80, 13, 2], '#e07f2e') +
  line(`M${x + 18} ${y + 26}h10M${x + 36} ${y + 26}h10M${x + 54} ${y + 26}h10`, '#f6e0b0', 4) +
  box([x, y, 92, 38, 5], 'none', 'stroke="#aab2b7" stroke-width="4"')

const usbC = (x: number, y: number) =>
  box([x, y + 4, 72, 28, 14], '#0a0b0c', 'stroke="#aab2b7" stroke-width="4"') +
  box([x + 17, y + 14, 38, 8, 4], '#6d767b')

function screen(p: Pen) {
  return [
    box([-150, -620, 300, 150, 26], '#050607'),
    box(
      [-150, -620, 300, 150, 26],
      p.linear(
        [
          [0, '#fff', 0.2],
          [0.4, '#fff', 0.02],
          [1, '#fff', 0],
        ],
        [0, 0, 1, 1],
      ),
    ),
    moved('translate(-96 -586) skewX(-5)', digits('96', '#8ff0cd', 10)),
    moved(
      'translate(52 -556)',
      ring([0, 0, 9, 9], '#8ff0cd', 5),
      line('M32 -8L4 46', '#8ff0cd', 5),
      ring([36, 38, 9, 9], '#8ff0cd', 5),
    ),
  ].join('')
}

/** Standing: 400 wide, 680 high; the long side shows on the right. */
export function powerBank(color: string, prefix = 'pb'): Piece {
  const p = pen(prefix)
  const light = p.linear(
    [
      [0, lighten(color, 0.3)],
      [0.3, lighten(color, 0.08)],
      [0.7, color],
      [1, darken(color, 0.24)],
    ],
    [0, 0, 1, 0.8],
  )
  const side = p.linear(
    [
      [0, lighten(color, 0.3)],
      [0.6, lighten(color, 0.2)],
      [0.92, darken(color, 0.35)],
      [1, darken(color, 0.55)],
    ],
    [0, 0, 1, 0.25],
  )
  return p.piece(
    ground(30, -4, 220, 30),
    [56, 48, 40, 32, 24, 16, 8]
      .map((step) => box([-200 + step, -684 - step * 0.25, 412, 684, 64], side))
      .join(''),
    box([-200, -684, 412, 684, 64], light),
    box(
      [-197, -681, 406, 678, 62],
      'none',
      `stroke="${lighten(color, 0.55)}" stroke-width="4" opacity=".6"`,
    ),
    group(
      'opacity=".1"',
      line(
        'M-170 -90C-60 -190 60 -10 180 -120M-170 -130C-60 -230 60 -50 180 -160M-170 -170C-60 -270 60 -90 180 -200M-170 -210C-60 -310 60 -130 180 -240',
        lighten(color, 0.9),
        5,
      ),
    ),
    screen(p),
    path('M-200 -620Q-200 -684 -136 -684H40L-200 -120Z', '#fff', 'opacity=".1"'),
    [0, 1, 2, 3]
      .map((dot) => ellipse([-36 + dot * 24, -60, 5, 5], dot < 3 ? '#8ff0cd' : lighten(color, 0.3)))
      .join(''),
    box([228, -520, 20, 92, 10], darken(color, 0.6)),
    box([231, -516, 13, 84, 7], lighten(color, 0.16)),
  )
}

/** The end with its sockets, close. */
function ports(color: string): Piece {
  const p = pen('pbp')
  return p.piece(
    ground(0, 6, 420, 46),
    path(
      'M-420 -200L-330 -420Q-322 -440 -290 -440H290Q322 -440 330 -420L420 -200Z',
      p.down([
        [0, lighten(color, 0.36)],
        [1, lighten(color, 0.05)],
      ]),
    ),
    path('M-340 -236L-280 -420H-120L-230 -236Z', '#fff', 'opacity=".12"'),
    moved('translate(30 -404) scale(.62 .34)', digits('96', '#8ff0cd', 10)),
    box(
      [-440, -230, 880, 230, 96],
      p.down([
        [0, lighten(color, 0.22)],
        [0.3, color],
        [1, darken(color, 0.42)],
      ]),
    ),
    box(
      [-436, -226, 872, 222, 93],
      'none',
      `stroke="${lighten(color, 0.6)}" stroke-width="4" opacity=".5"`,
    ),
    moved('translate(-290 -152) scale(1.5)', usb(0, 0)),
    moved('translate(-74 -148) scale(1.5)', usbC(0, 0)),
    moved('translate(112 -152) scale(1.5)', usb(0, 0)),
    ellipse([322, -122, 13, 13], '#8ff0cd'),
    ellipse([322, -122, 26, 26], '#8ff0cd', 'opacity=".25"'),
    line('M-356 -196H250', '#fff', 5, 'opacity=".35"'),
  )
}

function cable(): Piece {
  const p = pen('cb')
  const run = 'M-228 -790C-228 -900 -70 -900 -22 -760C20 -600 -20 -80 50 -10C100 40 200 40 200 -30'
  return p.piece(
    line(run, '#1c2a24', 20, 'opacity=".18" transform="translate(8 12)"'),
    line(run, '#d8dcdd', 18),
    line(run, '#ffffff', 8, 'transform="translate(-3 -3)"'),
    box(
      [-254, -810, 52, 72, 12],
      p.linear([
        [0, '#c9ced1'],
        [0.3, '#fff'],
        [1, '#99a2a7'],
      ]),
    ),
    box(
      [174, -94, 52, 70, 12],
      p.linear([
        [0, '#c9ced1'],
        [0.3, '#fff'],
        [1, '#99a2a7'],
      ]),
    ),
  )
}

export const powerBankFront = (color: string) => () =>
  picture('electronics', [powerBank(color), 585, 985, 1.18])
export const powerBankPorts = (color: string) => () =>
  picture('electronics', [ports(color), 600, 830, 1.1])
export const powerBankCharging = (color: string) => () =>
  picture(
    'electronics',
    [powerBank(color), 390, 960, 0.92],
    [smartphone(), 800, 920, 1.02],
    [cable(), 620, 1000, 0.9],
  )
