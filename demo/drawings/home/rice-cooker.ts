import { darken, lighten } from '../kit.ts'
import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import { box, drum, ellipse, ground, hoop, line, path, picture, ring, specks } from './shapes.ts'

const rim = -338

const black = (p: Pen) =>
  p.down([
    [0, '#62676b'],
    [0.2, '#34383b'],
    [1, '#141618'],
  ])

function controls(p: Pen) {
  const lamp = (x: number, color: string) =>
    ellipse([x, -104, 15, 15], color, 'opacity=".25"') +
    ellipse([x, -104, 8, 8], color) +
    ellipse([x - 2, -106, 3, 3], '#fff', 'opacity=".9"')
  return [
    box([-104, -136, 208, 108, 30], '#fff', 'opacity=".35" transform="translate(-1.5 -2.5)"'),
    box(
      [-104, -136, 208, 108, 30],
      p.down([
        [0, '#2a2e31'],
        [1, '#101214'],
      ]),
    ),
    box(
      [-96, -129, 192, 44, 22],
      p.down([
        [0, '#fff', 0.22],
        [1, '#fff', 0.02],
      ]),
    ),
    lamp(-44, '#ff8a3c'),
    lamp(44, '#45d08a'),
    box([-30, -82, 60, 40, 12], '#060707'),
    box(
      [-24, -76, 48, 30, 9],
      p.down([
        [0, '#f7f8f8'],
        [0.5, '#c6ccd0'],
        [1, '#7f888d'],
      ]),
    ),
    line('M-12 -58h24M-12 -64h24', '#6b747a', 2.5, 'opacity=".7"'),
  ].join('')
}

function body(p: Pen, color: string) {
  const shape = `M-262 ${rim}C-292 -250 -288 -90 -236 -34C-196 2 -110 10 0 10S196 2 236 -34C288 -90 292 -250 262 ${rim}Z`
  const paint = p.linear([
    [0, darken(color, 0.3)],
    [0.05, darken(color, 0.14)],
    [0.2, lighten(color, 0.5)],
    [0.34, lighten(color, 0.12)],
    [0.6, color],
    [0.88, darken(color, 0.26)],
    [0.96, darken(color, 0.4)],
    [1, darken(color, 0.2)],
  ])
  const handle = 'M264 -262C312 -270 344 -258 344 -232S318 -196 270 -200Z'
  return [
    ground(0, 4, 250),
    box([-190, -6, 52, 24, 8], '#1b1d1f'),
    box([138, -6, 52, 24, 8], '#1b1d1f'),
    path(handle, black(p)),
    path(handle, black(p), 'transform="scale(-1 1)"'),
    line('M-272 -250C-304 -256 -326 -250 -332 -238', '#fff', 4, 'opacity=".4"'),
    path(shape, paint),
    path(
      shape,
      p.down([
        [0, '#101814', 0.3],
        [0.1, '#101814', 0],
        [0.7, '#101814', 0],
        [1, '#101814', 0.42],
      ]),
    ),
    path(
      'M-226 -296C-246 -220 -240 -120 -214 -64C-196 -60 -184 -66 -178 -74C-198 -140 -202 -226 -186 -300Z',
      p.down([
        [0, '#fff', 0.75],
        [1, '#fff', 0.05],
      ]),
    ),
  ].join('')
}

function sprig(color: string) {
  const leaf = (x: number, y: number, turn: number) =>
    path(
      'M0 0C10 -14 12 -30 0 -46C-12 -30 -10 -14 0 0Z',
      color,
      `transform="translate(${x} ${y}) rotate(${turn})" opacity=".75"`,
    )
  return (
    line('M-60 -176C-20 -196 20 -196 60 -178', color, 3, 'opacity=".7"') +
    [
      [-44, -182, -50],
      [-20, -190, 10],
      [6, -192, -20],
      [30, -190, 35],
      [54, -180, 70],
      [-30, -186, 130],
      [24, -190, 160],
    ]
      .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn))
      .join('')
  )
}

function glassLid(p: Pen) {
  const dome = 'M-258 -352C-250 -420 -120 -462 0 -462S250 -420 258 -352A258 36 0 0 1 -258 -352Z'
  return [
    path(drum([0, -350, rim + 8, 270, 266], 0.14), p.steel()),
    line(hoop(0, rim + 8, 266, 0.14), '#2c3439', 3, 'opacity=".5"'),
    path(
      dome,
      p.linear([
        [0, '#9fb0b4', 0.9],
        [0.2, '#f4f8f8', 0.95],
        [0.5, '#bccacc', 0.9],
        [0.8, '#dfe8e8', 0.9],
        [1, '#81949a', 0.9],
      ]),
    ),
    path(
      'M-190 -350C-170 -398 -90 -424 0 -424S170 -398 190 -350A190 24 0 0 1 -190 -350Z',
      '#ffffff',
      'opacity=".35"',
    ),
    line(specks(60, [0, -360, 186, 18], 4, 10), '#fff', 5, 'opacity=".55"'),
    path(
      'M-226 -370C-206 -414 -120 -442 -50 -448C-120 -424 -166 -398 -186 -356Q-214 -358 -226 -370Z',
      '#fff',
      'opacity=".85"',
    ),
    line('M120 -436C180 -424 222 -400 238 -370', '#fff', 5, 'opacity=".6"'),
    ring([104, -430, 13, 5], '#59646a', 4),
    line(hoop(0, -350, 262, 0.14), '#fff', 4, 'opacity=".9"'),
    ellipse([0, -462, 58, 10], '#3d474c', 'opacity=".4"'),
    path(drum([0, -484, -462, 26, 34], 0.2), p.steel()),
    path(
      'M-52 -500C-52 -524 -30 -532 0 -532S52 -524 52 -500S30 -482 0 -482S-52 -484 -52 -500Z',
      black(p),
    ),
    path('M-40 -508C-38 -522 -20 -526 0 -526C-14 -520 -24 -514 -30 -500Z', '#fff', 'opacity=".5"'),
  ].join('')
}

function riceCooker(color: string, accent: string, prefix = 'rc'): Piece {
  const p = pen(prefix)
  return p.piece(body(p, color), sprig(accent), controls(p), glassLid(p))
}

/** The lid off: rice in the pot. */
function openRiceCooker(color: string, accent: string): Piece {
  const p = pen('rco')
  return p.piece(
    body(p, color),
    sprig(accent),
    controls(p),
    ellipse([0, rim, 272, 74], p.steel()),
    ellipse(
      [0, rim + 3, 250, 64],
      p.linear([
        [0, '#3c4449'],
        [0.4, '#7d878c'],
        [1, '#c9d0d3'],
      ]),
    ),
    ellipse([0, rim + 12, 236, 52], '#e6e0d2'),
    path(
      `M-234 ${rim + 14}C-190 ${rim - 34} -70 ${rim - 62} 16 ${rim - 58}S210 ${rim - 30} 234 ${rim + 14}A236 50 0 0 1 -234 ${rim + 14}Z`,
      p.radial(
        [
          [0, '#ffffff'],
          [0.6, '#f6f1e6'],
          [1, '#d5ccb8'],
        ],
        [0.36, 0.2, 0.85],
      ),
    ),
    line(specks(150, [0, rim + 8, 214, 44], 8, 15), '#fff', 6),
    line(specks(70, [0, rim + 12, 210, 44], 3, 14), '#cfc5ae', 4, 'opacity=".6"'),
    line(specks(50, [-10, rim - 22, 150, 26], 5, 14), '#fff', 6),
    line(specks(24, [0, rim - 16, 150, 24], 6, 13), '#d3cab6', 4, 'opacity=".6"'),
    line(`M90 ${rim - 24}L236 ${rim - 190}`, '#8c5426', 26),
    line(`M84 ${rim - 30}L228 ${rim - 194}`, '#d9a063', 12),
    line(hoop(0, rim + 2, 268, 0.27), '#fff', 4, 'opacity=".9"'),
    `<g ${p.blur(9)}>${line(`M-110 ${rim - 80}C-150 ${rim - 140} -70 ${rim - 180} -110 ${rim - 250}M-10 ${rim - 90}C-50 ${rim - 150} 40 ${rim - 200} -6 ${rim - 280}`, '#fff', 20, 'opacity=".75"')}</g>`,
  )
}

export const riceCookerFront = (color: string, accent: string) => () =>
  picture('home', [riceCooker(color, accent), 600, 940, 1.28])

export const riceCookerOpen = (color: string, accent: string) => () =>
  picture('home', [openRiceCooker(color, accent), 600, 960, 1.24])
