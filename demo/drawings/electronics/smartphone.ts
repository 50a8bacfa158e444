/** A telephone without a name: it shows what the other goods do. */
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import { box, ellipse, line, path } from '../home/shapes.ts'

function hills(p: Pen) {
  return [
    box(
      [-148, -648, 296, 624, 34],
      p.down([
        [0, '#1d5f7a'],
        [0.45, '#5fb3a6'],
        [0.62, '#f6d9a0'],
        [1, '#e9a25a'],
      ]),
    ),
    ellipse([44, -300, 54, 54], '#fff3d0', 'opacity=".9"'),
    path(
      'M-148 -250C-90 -300 -40 -290 10 -250S110 -230 148 -270V-58Q148 -24 114 -24H-114Q-148 -24 -148 -58Z',
      '#17694f',
    ),
    path(
      'M-148 -190C-70 -230 20 -180 148 -216V-58Q148 -24 114 -24H-114Q-148 -24 -148 -58Z',
      '#0b4f3b',
    ),
    line('M-148 -120C-60 -150 40 -90 148 -130', '#7fd3b8', 6, 'opacity=".5"'),
  ].join('')
}

/** Upright, 320 wide and 672 high. */
export function smartphone(prefix = 'ph'): Piece {
  const p = pen(prefix)
  return p.piece(
    box([-164, -668, 332, 668, 50], '#0d0f10'),
    box(
      [-166, -672, 332, 668, 50],
      p.linear(
        [
          [0, '#a8aeb2'],
          [0.5, '#565c60'],
          [1, '#232628'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    box([-160, -666, 320, 656, 45], '#08090a'),
    hills(p),
    box([-40, -634, 80, 20, 10], '#08090a'),
    path('M-148 -614Q-148 -648 -114 -648H60L-148 -180Z', '#fff', 'opacity=".13"'),
    box([-44, -42, 88, 6, 3], '#fff', 'opacity=".8"'),
  )
}
