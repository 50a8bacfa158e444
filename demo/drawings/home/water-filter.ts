import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import { box, drum, ellipse, ground, hoop, line, moved, path, picture, specks } from './shapes.ts'

const blue = '#1f6fb5'

const glass = (p: Pen) =>
  p.linear([
    [0, '#7da4bd', 0.85],
    [0.07, '#cfe2ec', 0.6],
    [0.2, '#ffffff', 0.85],
    [0.34, '#d7e8f0', 0.45],
    [0.7, '#bcd5e2', 0.5],
    [0.9, '#86abc2', 0.75],
    [1, '#5f8ba6', 0.9],
  ])

const water = (p: Pen) =>
  p.linear([
    [0, '#2d7fb0', 0.75],
    [0.25, '#a4d6ee', 0.75],
    [0.6, '#5fb0d8', 0.7],
    [1, '#1f6590', 0.85],
  ])

const plastic = (p: Pen) =>
  p.linear([
    [0, '#0f3f6c'],
    [0.18, '#6fb0e2'],
    [0.32, '#2d7fc6'],
    [0.7, blue],
    [0.93, '#0d365e'],
    [1, '#245f94'],
  ])

function tank(p: Pen, [top, bottom, level]: readonly [number, number, number], inside: string) {
  const wide = 178
  const mark = (y: number) => line(`M112 ${y}h30M126 ${y + 22}h16`, '#1c587f', 3, 'opacity=".55"')
  return [
    path(drum([0, top, bottom, wide, wide], 0.14), '#e8f2f6'),
    inside,
    path(drum([0, level, bottom - 6, wide - 8, wide - 8], 0.14), water(p)),
    ellipse([0, level, wide - 8, (wide - 8) * 0.14], '#c5e6f4', 'opacity=".9"'),
    path(drum([0, top, bottom, wide, wide], 0.14), glass(p), 'opacity=".75"'),
    path(
      `M-148 ${top + 34}H-112V${bottom - 16}Q-130 ${bottom - 18} -148 ${bottom - 24}Z`,
      '#fff',
      'opacity=".6"',
    ),
    path(`M-98 ${top + 38}h9V${bottom - 12}h-9Z`, '#fff', 'opacity=".4"'),
    line(`M166 ${top + 34}V${bottom - 26}`, '#fff', 5, 'opacity=".5"'),
    [0.3, 0.5, 0.7].map((part) => mark(top + (bottom - top) * part)).join(''),
  ].join('')
}

function candle(p: Pen) {
  const white = p.linear([
    [0, '#b9b3a4'],
    [0.25, '#fffdf6'],
    [0.6, '#efe8d8'],
    [1, '#b3ab98'],
  ])
  return [
    path('M-62 -420V-506C-62 -556 -34 -574 0 -574S62 -556 62 -506V-420Z', white),
    path(drum([0, -432, -408, 74, 74], 0.14), plastic(p)),
  ].join('')
}

function cartridge(p: Pen) {
  const layer = (top: number, bottom: number) =>
    path(
      drum([0, top, bottom, 54, 54], 0.14),
      p.linear([
        [0, '#000', 0.35],
        [0.3, '#fff', 0.4],
        [0.6, '#fff', 0],
        [1, '#000', 0.35],
      ]),
    )
  const fill = (top: number, bottom: number, color: string) =>
    path(drum([0, top, bottom, 54, 54], 0.14), color)
  return [
    fill(-330, -180, '#dfe9ee'),
    fill(-300, -262, '#2c2c2e'),
    fill(-262, -232, '#d8c39a'),
    fill(-232, -204, '#b4563a'),
    line(specks(40, [0, -281, 48, 14], 3), '#6c6c70', 5, 'opacity=".7"'),
    line(specks(30, [0, -247, 48, 10], 6), '#fff3d6', 5, 'opacity=".8"'),
    layer(-330, -180),
    path(drum([0, -180, -164, 58, 44], 0.14), plastic(p)),
  ].join('')
}

function tap(p: Pen) {
  const metal = p.down([
    [0, '#fbfcfd'],
    [0.3, '#aeb7bc'],
    [0.7, '#6a747a'],
    [1, '#c5ccd0'],
  ])
  return [
    ellipse([8, -66, 50, 42], '#123a5a', 'opacity=".35"'),
    ellipse(
      [0, -72, 44, 40],
      p.radial([
        [0, '#fff'],
        [0.5, '#b7c0c4'],
        [1, '#5d676d'],
      ]),
    ),
    ellipse([0, -74, 30, 27], '#868f95'),
    path(
      'M-22 -86H22Q30 -86 30 -74V-26Q30 -14 18 -14H-18Q-30 -14 -30 -26V-74Q-30 -86 -22 -86Z',
      p.linear([
        [0, '#737d83'],
        [0.25, '#fdfdfe'],
        [0.6, '#a5aeb3'],
        [1, '#5b656b'],
      ]),
    ),
    path('M-17 -14H17L13 14Q0 19 -13 14Z', metal),
    ellipse([0, 14, 13, 4], '#2f373b'),
    path(
      'M-12 -128Q0 -138 12 -128L15 -80Q0 -72 -15 -80Z',
      p.linear([
        [0, '#0f3f6c'],
        [0.3, '#7dbbe9'],
        [1, '#14507f'],
      ]),
    ),
    ellipse([0, -128, 17, 13], p.ball(blue)),
  ].join('')
}

function waterFilter(prefix = 'wf'): Piece {
  const p = pen(prefix)
  const dome = 'M-188 -664C-180 -706 -90 -726 0 -726S180 -706 188 -664A188 26 0 0 1 -188 -664Z'
  return p.piece(
    ground(0, 12, 190),
    path(drum([0, -34, 10, 188, 196], 0.14), plastic(p)),
    tank(p, [-358, -34, -226], cartridge(p)),
    path(drum([0, -404, -350, 192, 190], 0.14), plastic(p)),
    line(hoop(0, -396, 191, 0.14), '#fff', 3, 'opacity=".55"'),
    line(hoop(0, -352, 190, 0.14), '#0a2c4c', 3, 'opacity=".5"'),
    tank(p, [-650, -404, -520], candle(p)),
    path(drum([0, -664, -640, 190, 190], 0.14), plastic(p)),
    path(dome, plastic(p)),
    path(
      dome,
      p.down([
        [0, '#fff', 0.5],
        [0.6, '#fff', 0],
      ]),
    ),
    line(hoop(0, -660, 188, 0.14), '#bfe0f8', 3, 'opacity=".7"'),
    path(drum([0, -750, -722, 34, 42], 0.22), plastic(p)),
    ellipse([0, -750, 34, 8], '#8cc4ee'),
    line(hoop(0, -22, 189, 0.14), '#fff', 3, 'opacity=".5"'),
    tap(p),
  )
}

/** A glass of water. */
function tumbler(prefix = 'gl', filled = true): Piece {
  const p = pen(prefix)
  const fill = filled
    ? path(drum([0, -150, -14, 80, 66], 0.16), water(p)) + ellipse([0, -150, 80, 13], '#dff2fb')
    : ''
  return p.piece(
    ground(0, 0, 70),
    path(drum([0, -220, 0, 90, 68], 0.16), '#eef6f9', 'opacity=".55"'),
    fill,
    path(drum([0, -220, 0, 90, 68], 0.16), glass(p), 'opacity=".55"'),
    path('M-70 -200L-46 -198L-40 -16L-56 -22Z', '#fff', 'opacity=".75"'),
    line('M72 -200L56 -20', '#fff', 5, 'opacity=".6"'),
    ellipse([0, -4, 62, 9], '#fff', 'opacity=".6"'),
    `<ellipse cx="0" cy="-220" rx="90" ry="14.5" fill="none" stroke="#fff" stroke-width="5"/>`,
    `<ellipse cx="0" cy="-218" rx="91" ry="15" fill="none" stroke="#5c8299" stroke-width="1.6" opacity=".6"/>`,
  )
}

function stream(): Piece {
  const p = pen('ws')
  return p.piece(
    box(
      [-9, 20, 18, 190, 6],
      p.linear([
        [0, '#7fbfe0', 0.8],
        [0.4, '#fff', 0.95],
        [1, '#5aa5cd', 0.8],
      ]),
    ),
    moved(
      'translate(0 208)',
      ellipse([0, 0, 44, 9], '#fff', 'opacity=".8"'),
      line(specks(14, [0, -14, 40, 16], 3), '#fff', 7, 'opacity=".9"'),
    ),
  )
}

export const waterFilterFront = () => picture('home', [waterFilter(), 600, 990, 1.16])

export const waterFilterPouring = () =>
  picture(
    'home',
    [waterFilter(), 600, 720, 1.75],
    [tumbler(), 600, 1060, 1.25],
    [stream(), 600, 746, 1.15],
  )
