import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import { ellipse, group, ground, line, moved, path, picture, ring, specks } from './shapes.ts'

const coating = (p: Pen) =>
  p.radial(
    [
      [0, '#6a6e72'],
      [0.35, '#3e4245'],
      [0.75, '#26292c'],
      [1, '#1a1c1f'],
    ],
    [0.34, 0.28, 0.85],
  )

const wood = (p: Pen, upright = true) =>
  p.linear(
    [
      [0, '#d79a5f'],
      [0.2, '#e9b67d'],
      [0.55, '#b97a41'],
      [1, '#7c4a22'],
    ],
    upright ? [0, 0, 0, 1] : [0, 0, 1, 0],
  )

/** A wooden handle that reaches to the right from 0,0. */
function handle(p: Pen) {
  const grip =
    'M70 -26C150 -40 260 -34 330 -32C366 -30 372 -14 372 2S364 34 330 34C260 36 150 40 70 26Z'
  return [
    path(
      'M-40 -24L84 -19V19L-40 24Z',
      p.down([
        [0, '#f3f5f6'],
        [0.35, '#b5bcc0'],
        [1, '#666f75'],
      ]),
    ),
    path(grip, wood(p)),
    line('M92 -14C170 -22 270 -20 340 -14', '#fbe3c2', 5, 'opacity=".65"'),
    line(
      'M90 4C160 -2 250 10 352 2M96 16C180 10 240 22 330 18M120 -6C180 -10 230 0 300 -6',
      '#6e3f1c',
      2,
      'opacity=".4"',
    ),
    ellipse([338, 1, 11, 10], '#4f2d13'),
    line('M330 6a11 10 0 0 0 17 0', '#f2cfa2', 2.5),
    path(
      'M62 -28h18q6 28 0 56H62q-7 -28 0 -56z',
      p.down([
        [0, '#fff'],
        [0.3, '#aab2b6'],
        [1, '#535c62'],
      ]),
    ),
  ].join('')
}

/** Seen from the front and a little above; the pan's middle at 0,0. */
function pan(p: Pen, r: number) {
  const ry = r * 0.42
  return [
    ground(20, ry * 0.62, r * 0.98, ry * 0.66),
    moved(`translate(${r * 0.86} ${-ry * 0.28}) rotate(-13)`, handle(p)),
    ellipse(
      [0, 26, r * 0.985, ry],
      p.linear([
        [0, '#17191b'],
        [0.25, '#565c61'],
        [0.6, '#24272a'],
        [1, '#0e0f10'],
      ]),
    ),
    ellipse(
      [0, 0, r, ry],
      p.linear([
        [0, '#3b3f43'],
        [0.2, '#a7adb1'],
        [0.5, '#484c50'],
        [1, '#1d2022'],
      ]),
    ),
    ellipse([0, 5, r - 9, ry - 6], coating(p)),
    ellipse(
      [0, 20, r * 0.86, ry * 0.84],
      p.radial(
        [
          [0, '#5c6165'],
          [0.5, '#34383b'],
          [1, '#222528'],
        ],
        [0.32, 0.2, 0.95],
      ),
    ),
    ring([0, 20, r * 0.86, ry * 0.84], '#0d0e0f', 3, 'opacity=".6"'),
    line(specks(150, [0, 20, r * 0.84, ry * 0.82], 3), '#c3c9cc', 2.6, 'opacity=".5"'),
    line(specks(90, [0, 20, r * 0.84, ry * 0.82], 8), '#eef1f2', 1.8, 'opacity=".55"'),
  ].join('')
}

function roti(p: Pen, r: number, squash: number) {
  const edge = '#b88446'
  const face = p.radial(
    [
      [0, '#fbeccd'],
      [0.6, '#f1d6a3'],
      [1, '#d9ae6c'],
    ],
    [0.38, 0.3, 0.8],
  )
  const at = [0, 0, r, r * squash] as const
  return [
    ellipse([10, 14, r, r * squash], '#0c0d0e', 'opacity=".5"'),
    ellipse([0, 7, r, r * squash], edge),
    ellipse(at, face),
    ellipse([-r * 0.2, -r * 0.1 * squash, r * 0.5, r * 0.42 * squash], '#fff6e0', 'opacity=".55"'),
    line(specks(26, [0, 0, r * 0.84, r * squash * 0.84], 5, 10), '#8a5220', 13, 'opacity=".32"'),
    line(specks(16, [0, 0, r * 0.8, r * squash * 0.8], 12, 8), '#5f3211', 8, 'opacity=".5"'),
    line(specks(40, [0, 0, r * 0.9, r * squash * 0.9], 2), '#a9702f', 5, 'opacity=".4"'),
  ].join('')
}

function tawa(prefix = 'tw'): Piece {
  const p = pen(prefix)
  return p.piece(
    pan(p, 350),
    path(
      'M-268 -22C-214 -84 -120 -118 -26 -122C-118 -98 -190 -50 -222 16C-246 10 -262 -2 -268 -22Z',
      '#fff',
      'opacity=".1"',
    ),
  )
}

function tawaWithRoti(): Piece {
  const p = pen('twr')
  return p.piece(pan(p, 350), moved('translate(-6 8)', roti(p, 232, 0.4)))
}

/** Straight from above, the handle towards the lower right. */
function tawaFromAbove(): Piece {
  const p = pen('twa')
  const r = 345
  const turning = [320, 292, 262, 230, 196, 160, 122, 84, 46]
    .map((size) => ring([0, 0, size, size], '#8b9195', 1.6, 'opacity=".22"'))
    .join('')
  return p.piece(
    ellipse([44, 60, r + 24, r + 18], '#1c2a24', `opacity=".3" ${p.blur(26)}`),
    group('transform="rotate(45) translate(330 0)"', handle(p)),
    ellipse(
      [0, 0, r, r],
      p.linear(
        [
          [0, '#c9ced1'],
          [0.4, '#565b5f'],
          [1, '#17191b'],
        ],
        [0.1, 0.1, 0.9, 0.9],
      ),
    ),
    ellipse([0, 0, r - 8, r - 8], coating(p)),
    ellipse(
      [0, 0, r - 30, r - 30],
      p.radial(
        [
          [0, '#56595d'],
          [0.6, '#313538'],
          [1, '#212427'],
        ],
        [0.3, 0.25, 0.9],
      ),
    ),
    turning,
    line(specks(230, [0, 0, r - 34, r - 34], 6), '#d5dadc', 2.6, 'opacity=".5"'),
    path(
      'M-250 -150A292 292 0 0 1 -60 -285L-30 -200A208 208 0 0 0 -176 -104Z',
      '#fff',
      'opacity=".09"',
    ),
  )
}

export const nonstickTawa = () => picture('home', [tawa(), 455, 670, 1.03])
export const nonstickTawaWithRoti = () => picture('home', [tawaWithRoti(), 455, 670, 1.03])
export const nonstickTawaFromAbove = () => picture('home', [tawaFromAbove(), 510, 490])
