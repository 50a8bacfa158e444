import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import { box, ellipse, line, moved, path, picture, ring } from '../home/shapes.ts'

const white = '#f4f3ee'

/** A universal socket, its middle at 0,0. */
function socket(p: Pen) {
  const rim = p.linear(
    [
      [0, '#c6c3b8'],
      [1, '#ffffff'],
    ],
    [0, 0, 0.6, 1],
  )
  return [
    box([-72, -72, 144, 144, 30], rim),
    box(
      [-66, -66, 132, 132, 26],
      p.linear(
        [
          [0, '#dedbd0'],
          [0.5, '#efede5'],
          [1, '#faf9f4'],
        ],
        [0, 0, 0.5, 1],
      ),
    ),
    ellipse([0, -32, 14, 14], '#1a1c1d'),
    path('M-44 8H-20V44Q-32 52 -44 44Z', '#1a1c1d'),
    path('M44 8H20V44Q32 52 44 44Z', '#1a1c1d'),
    ellipse([-32, 24, 13, 13], '#0d0e0f'),
    ellipse([32, 24, 13, 13], '#0d0e0f'),
    ring([0, -32, 16, 16], '#fff', 3, 'opacity=".7"'),
    line('M-46 50Q-32 58 -18 48M18 48Q32 58 46 50', '#fff', 3, 'opacity=".8"'),
  ].join('')
}

function rocker(p: Pen) {
  return [
    box([-34, -24, 68, 48, 10], '#3a1410'),
    box(
      [-30, -20, 60, 40, 8],
      p.linear([
        [0, '#ff7b62'],
        [0.45, '#e0402b'],
        [0.55, '#b52a18'],
        [1, '#8a1c0e'],
      ]),
    ),
    ellipse([-14, 0, 6, 6], '#ffd9a8'),
    line('M14 -8V8', '#ffe2da', 4),
    line('M-24 -14H6', '#fff', 3, 'opacity=".55"'),
  ].join('')
}

const port = (x: number, y: number) =>
  box([x, y, 62, 26, 5], '#15181a', 'stroke="#b8b5aa" stroke-width="4"') +
  box([x + 7, y + 12, 48, 8, 2], '#3f8fd0')

/** The strip seen from above, lying along x, 1000 long; its cable leaves at the right. */
function strip(p: Pen) {
  const one = p.stamp(socket(p))
  const key = p.stamp(rocker(p))
  const at = [-366, -186, -6, 174]
  return [
    box(
      [-474, -142, 948, 300, 74],
      '#1c2a24',
      `opacity=".34" transform="translate(16 26)" ${p.blur(20)}`,
    ),
    box([-474, -128, 948, 284, 70], '#a9a598'),
    box(
      [-474, -142, 948, 284, 70],
      p.linear(
        [
          [0, '#ffffff'],
          [0.5, white],
          [1, '#d3cfc2'],
        ],
        [0, 0, 0.3, 1],
      ),
    ),
    box([-468, -136, 936, 272, 65], 'none', 'stroke="#fff" stroke-width="4"'),
    box([-450, -118, 900, 236, 54], 'none', 'stroke="#c9c5b8" stroke-width="3" opacity=".8"'),
    ...at.map((x) => one(`translate(${x} 34)`)),
    ...at.map((x) => key(`translate(${x} -80)`)),
    box(
      [276, -92, 156, 184, 26],
      p.linear(
        [
          [0, '#37495a'],
          [1, '#1d2831'],
        ],
        [0, 0, 0.6, 1],
      ),
    ),
    port(300, -66),
    port(300, -20),
    box([302, 30, 56, 22, 11], '#0a0b0c', 'stroke="#b8b5aa" stroke-width="4"'),
    ellipse([398, -52, 8, 8], '#45d08a'),
    ellipse([398, -52, 17, 17], '#45d08a', 'opacity=".25"'),
    line('M392 20l-12 20h16l-12 22', '#f4a300', 5),
  ].join('')
}

function cord(p: Pen, run: string) {
  return (
    line(run, '#1c2a24', 30, `opacity=".22" transform="translate(10 16)" ${p.blur(6)}`) +
    line(run, '#c9c6bb', 28) +
    line(run, '#f6f5f0', 20, 'transform="translate(-2 -3)"') +
    line(run, '#ffffff', 6, 'transform="translate(-5 -7)" opacity=".9"')
  )
}

/** A three-pin plug lying on its side, its cable end at 0,0, pins towards the left. */
function plug(p: Pen) {
  const brass = p.down([
    [0, '#fff3c9'],
    [0.4, '#d9ae55'],
    [1, '#8f6a24'],
  ])
  return [
    box([-190, -62, 60, 24, 4], brass),
    box([-174, 2, 44, 20, 4], brass),
    box([-174, 38, 44, 20, 4], brass),
    path(
      'M-140 -84H-90Q-60 -84 -44 -60L-8 -22Q4 -12 4 0T-8 26L-44 60Q-60 78 -90 78H-140Q-150 78 -150 68V-74Q-150 -84 -140 -84Z',
      p.down([
        [0, '#ffffff'],
        [0.4, white],
        [1, '#bdb9ab'],
      ]),
    ),
    line('M-136 -74H-92Q-70 -74 -56 -56', '#fff', 4),
    path('M-122 -40H-84L-66 0L-84 36H-122Z', '#dcd8cb', 'opacity=".7"'),
  ].join('')
}

function multiplug(prefix = 'mp'): Piece {
  const p = pen(prefix)
  return p.piece(
    moved(
      'rotate(-20)',
      cord(p, 'M470 0C640 0 640 250 430 286C240 318 60 260 -60 300C-130 322 -170 330 -196 330'),
      moved('translate(-190 330)', plug(p)),
      strip(p),
    ),
  )
}

/** A charger in a socket, and where its wire runs. */
function charger(p: Pen, { color, wire, run }: { color: string; wire: string; run: string }) {
  return [
    box([-56, -66, 132, 150, 26], '#1c2a24', `opacity=".4" ${p.blur(10)}`),
    box([-66, -90, 132, 150, 26], darken(color, 0.35)),
    box(
      [-66, -104, 132, 150, 26],
      p.linear(
        [
          [0, lighten(color, 0.5)],
          [0.4, color],
          [1, darken(color, 0.3)],
        ],
        [0, 0, 0.7, 1],
      ),
    ),
    line('M-50 -92H34', '#fff', 4, 'opacity=".6"'),
    box([-20, -40, 40, 16, 8], '#08090a', 'stroke="#9aa2a7" stroke-width="3"'),
    line(run, '#1c2a24', 16, 'opacity=".25" transform="translate(8 10)"'),
    line(run, darken(wire, 0.35), 16),
    line(run, wire, 10, 'transform="translate(-2 -1)"'),
    box(
      [-15, -38, 30, 58, 8],
      p.linear([
        [0, darken(wire, 0.2)],
        [0.4, lighten(wire, 0.4)],
        [1, darken(wire, 0.4)],
      ]),
    ),
  ].join('')
}

function inUse(): Piece {
  const p = pen('mpu')
  const usb = 'M332 -60C332 -200 420 -230 470 -330S640 -500 700 -560'
  const black = {
    color: '#3a3f43',
    wire: '#3a3f43',
    run: 'M0 0C0 150 -60 230 -190 300S-330 420 -360 600',
  }
  const pale = {
    color: '#ecebe6',
    wire: '#f4f3ee',
    run: 'M0 0C0 180 60 260 30 360S-60 470 -40 640',
  }
  return p.piece(
    moved(
      'rotate(-8) scale(1.04)',
      cord(p, 'M470 0C600 -10 640 60 800 40'),
      strip(p),
      moved('translate(-186 30)', charger(p, black)),
      moved('translate(174 30)', charger(p, pale)),
      line(usb, '#b9b6ab', 16),
      line(usb, '#f6f5f0', 10, 'transform="translate(-2 -1)"'),
      box([304, -80, 54, 56, 8], '#f6f5f0', 'stroke="#bdb9ab" stroke-width="3"'),
    ),
  )
}

export const multiplugWithCord = () => picture('electronics', [multiplug(), 540, 520, 0.98])
export const multiplugInUse = () => picture('electronics', [inUse(), 600, 600, 0.98])
