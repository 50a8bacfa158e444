import { darken, lighten } from '../kit.ts'
import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import { drum, ellipse, ground, hoop, line, moved, path, picture, ring, specks } from './shapes.ts'

interface Spice {
  color: string
  /** 0 for a powder, else how long one seed is. */
  seed: number
  thick: number
}

const spices: readonly Spice[] = [
  { color: '#c9902f', seed: 9, thick: 9 },
  { color: '#e0a413', seed: 0, thick: 4 },
  { color: '#7b5a2d', seed: 16, thick: 5 },
  { color: '#7d9a54', seed: 14, thick: 9 },
  { color: '#b3271a', seed: 0, thick: 4 },
  { color: '#3a2a1e', seed: 10, thick: 7 },
  { color: '#a07c45', seed: 0, thick: 4 },
]

const places = [0, 1, 2, 3, 4, 5]
  .map((step) => (step * Math.PI) / 3 - Math.PI / 2)
  .map((angle) => [Math.cos(angle) * 204, Math.sin(angle) * 204] as const)

/** A small bowl of one spice; its mouth's middle at 0,0. */
function bowl(
  fills: { steel: string; hollow: string },
  { color, seed, thick }: Spice,
  tilt: number,
) {
  const r = 95
  const heap = `M-${r - 16} 4C-50 ${-40 * (1 - tilt)} -20 ${-58 * (1 - tilt)} 4 ${-58 * (1 - tilt)}S60 ${-30 * (1 - tilt)} ${r - 16} 4A${r - 16} ${(r - 16) * tilt} 0 0 1 -${r - 16} 4Z`
  const spread = [0, 8, r - 28, (r - 28) * tilt] as const
  return [
    path(drum([0, 0, 44 * (1.1 - tilt) + 18, r, r * 0.86], tilt), fills.steel),
    ellipse([0, 0, r, r * tilt], fills.steel),
    ellipse([0, 2, r - 8, (r - 8) * tilt], fills.hollow),
    ellipse([0, 6, r - 16, (r - 16) * tilt], darken(color, 0.28)),
    path(heap, color),
    ellipse(
      [-14, -2, (r - 16) * 0.74, (r - 16) * tilt * 0.62],
      lighten(color, 0.22),
      'opacity=".55"',
    ),
    line(
      specks(seed === 0 ? 46 : 26, spread, thick + 3, seed),
      lighten(color, 0.34),
      thick,
      'opacity=".85"',
    ),
    line(
      specks(seed === 0 ? 34 : 18, spread, thick + 11, seed),
      darken(color, 0.4),
      thick,
      'opacity=".7"',
    ),
    line(hoop(0, 0, r - 2, tilt), '#fff', 3.5, 'opacity=".9"'),
  ].join('')
}

function spoon(p: Pen) {
  return moved(
    'translate(34 -26) rotate(-38)',
    ellipse(
      [0, 0, 40, 26],
      p.linear([
        [0, '#737c82'],
        [0.5, '#dce1e3'],
        [1, '#8a9398'],
      ]),
    ),
    ellipse([-2, -3, 32, 18], '#c78f1a'),
    line('M38 0H196', '#7a848a', 13),
    line('M38 -2H194', '#f4f6f7', 6),
  )
}

/** The round box with its seven bowls; how far it is tipped towards us: 0.3 from the side, 1 from above. */
function tray(p: Pen, tilt: number) {
  const r = 336
  const depth = 150 * (1.15 - tilt)
  const fills = {
    steel: p.steel(),
    hollow: p.linear([
      [0, '#4c555b'],
      [0.5, '#8d969b'],
      [1, '#ccd3d6'],
    ]),
  }
  const order = [
    ...places.map(([x, y], index) => ({ x, y, index: index + 1 })),
    { x: 0, y: 0, index: 0 },
  ]
  const bowls = order
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, index }) =>
      moved(
        `translate(${Math.round(x)} ${Math.round(y * tilt)})`,
        bowl(fills, spices[index] ?? { color: '#c9902f', seed: 0, thick: 4 }, tilt),
      ),
    )
  return moved(
    `translate(0 ${-depth - r * tilt * 0.25})`,
    path(drum([0, 0, depth, r, r - 8], tilt), fills.steel),
    path(
      drum([0, 0, depth, r, r - 8], tilt),
      p.down([
        [0.4, '#1d2428', 0],
        [1, '#1d2428', 0.45],
      ]),
    ),
    line(hoop(0, depth * 0.45, r - 3, tilt), '#fff', 3, 'opacity=".6"'),
    ellipse([0, 0, r, r * tilt], fills.steel),
    ellipse([0, 4, r - 12, (r - 12) * tilt], fills.hollow),
    ellipse(
      [0, 22 * (1.1 - tilt) + 4, r - 14, (r - 14) * tilt - 8 * (1 - tilt)],
      p.radial([
        [0, '#c5ccd0'],
        [1, '#6c757b'],
      ]),
    ),
    ...bowls,
    line(hoop(0, 1, r - 3, tilt), '#fff', 5, 'opacity=".9"'),
  )
}

/** The lid standing on its edge, glass in a steel rim. */
function standingLid(p: Pen) {
  return [
    ellipse([14, 12, 292, 300], '#1c2a24', `opacity=".22" ${p.blur(16)}`),
    ellipse(
      [0, 0, 300, 306],
      p.linear(
        [
          [0, '#e9edee'],
          [0.3, '#8d969b'],
          [0.6, '#f6f8f8'],
          [1, '#79838a'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    ellipse([0, 0, 276, 282], '#8b949a'),
    ellipse(
      [0, 0, 268, 274],
      p.linear(
        [
          [0, '#f4f8f9'],
          [0.5, '#cfd9da'],
          [1, '#aebabd'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    path(
      'M-190 -150C-130 -220 -40 -250 60 -240L-210 40C-240 -20 -230 -100 -190 -150Z',
      '#fff',
      'opacity=".7"',
    ),
    path('M120 -220L160 -198L-176 168L-200 130Z', '#fff', 'opacity=".45"'),
    ellipse([8, -24, 52, 52], '#5b656b', 'opacity=".4"'),
    ellipse(
      [0, -34, 46, 46],
      p.radial([
        [0, '#ffffff'],
        [0.5, '#b5bdc1'],
        [1, '#626c72'],
      ]),
    ),
    ring([0, -34, 30, 30], '#7d868c', 2.5, 'opacity=".7"'),
  ].join('')
}

export function masalaDani(prefix = 'md'): Piece {
  const p = pen(prefix)
  return p.piece(
    ground(0, -20, 320, 120),
    moved('translate(0 -30)', tray(p, 0.52)),
    moved('translate(0 -285)', spoon(p)),
  )
}

function lidBehind(): Piece {
  const p = pen('mdl')
  return p.piece(standingLid(p))
}

function fromAbove(): Piece {
  const p = pen('mda')
  return p.piece(
    ellipse([34, 46, 350, 346], '#1c2a24', `opacity=".3" ${p.blur(24)}`),
    moved('translate(0 84)', tray(p, 0.99)),
    moved('rotate(12)', spoon(p)),
  )
}

/** Closed: the spices seen through the glass. */
function closed(): Piece {
  const p = pen('mdc')
  const r = 344
  const dome = `M${-r} 0C${-r} -110 -190 -190 0 -190S${r} -110 ${r} 0A${r} ${r * 0.4} 0 0 1 ${-r} 0Z`
  return p.piece(
    ground(0, -14, 320, 90),
    moved('translate(0 -16)', tray(p, 0.4)),
    moved(
      'translate(0 -166)',
      path(
        dome,
        p.linear([
          [0, '#cfdadd', 0.75],
          [0.25, '#ffffff', 0.45],
          [0.6, '#c8d6d8', 0.3],
          [1, '#7f9196', 0.7],
        ]),
      ),
      path(
        'M-290 -50C-250 -120 -140 -164 -40 -172C-130 -140 -200 -80 -216 20Q-270 0 -290 -50Z',
        '#fff',
        'opacity=".75"',
      ),
      line('M140 -160C230 -130 290 -80 306 -24', '#fff', 7, 'opacity=".65"'),
      ring([0, 0, r, r * 0.4], '#dfe5e7', 10),
      ring([0, 4, r + 2, r * 0.4 + 2], '#69737a', 3, 'opacity=".6"'),
      ellipse([0, -184, 60, 14], '#4a5459', 'opacity=".35"'),
      path(drum([0, -214, -188, 26, 34], 0.25), p.steel()),
      ellipse(
        [0, -226, 50, 24],
        p.radial([
          [0, '#fff'],
          [0.5, '#b9c1c5'],
          [1, '#5b656b'],
        ]),
      ),
    ),
  )
}

export const masalaDaniOpen = () =>
  picture('home', [lidBehind(), 690, 480], [masalaDani(), 570, 1000, 1.14])
export const masalaDaniClosed = () => picture('home', [closed(), 600, 930, 1.2])
export const masalaDaniFromAbove = () => picture('home', [fromAbove(), 600, 590, 1.2])
