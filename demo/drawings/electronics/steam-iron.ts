import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import { box, ellipse, ground, line, moved, path, picture, ring } from '../home/shapes.ts'

const shine = (p: Pen, color: string) =>
  p.down([
    [0, lighten(color, 0.5)],
    [0.25, lighten(color, 0.14)],
    [0.6, color],
    [1, darken(color, 0.42)],
  ])

function plate(p: Pen) {
  const sole =
    'M-470 -8C-380 -54 -200 -74 0 -76H330Q362 -76 364 -40V-14Q364 0 348 0H-452Q-486 0 -470 -8Z'
  return [
    path(
      sole,
      p.down([
        [0, '#fdfefe'],
        [0.3, '#b7c0c5'],
        [0.7, '#79838a'],
        [1, '#dfe4e6'],
      ]),
    ),
    line('M-462 -8C-380 -46 -200 -64 0 -66H340', '#fff', 4, 'opacity=".85"'),
    line('M-440 -4H350', '#3a444a', 4, 'opacity=".5"'),
  ].join('')
}

function hull(p: Pen, color: string) {
  const skirt =
    'M-420 -56C-330 -110 -210 -150 -80 -164L330 -176Q366 -176 366 -140V-72Q200 -84 0 -78C-180 -74 -320 -62 -420 -56Z'
  const tank =
    'M-330 -112C-262 -190 -160 -238 -60 -252L90 -262C150 -262 190 -230 230 -184L-80 -168C-180 -154 -262 -136 -330 -112Z'
  return [
    path(skirt, shine(p, color)),
    path(
      'M-420 -56C-330 -110 -210 -150 -80 -164L330 -176Q352 -176 360 -164C200 -158 40 -156 -80 -142C-220 -124 -330 -86 -420 -56Z',
      '#fff',
      'opacity=".35"',
    ),
    path(
      tank,
      p.linear(
        [
          [0, lighten(color, 0.75), 0.95],
          [0.4, lighten(color, 0.35), 0.9],
          [1, darken(color, 0.2), 0.95],
        ],
        [0, 0, 1, 1],
      ),
    ),
    path(
      'M-290 -124C-210 -176 -100 -200 40 -206L200 -208L228 -184L-80 -168C-170 -156 -240 -140 -290 -124Z',
      '#8fd0f0',
      'opacity=".55"',
    ),
    path(
      'M-256 -164C-200 -214 -120 -236 -50 -242L40 -246C-60 -226 -150 -200 -220 -158Z',
      '#fff',
      'opacity=".75"',
    ),
    ellipse([110, -128, 62, 30], darken(color, 0.55)),
    ellipse(
      [110, -134, 58, 27],
      p.radial([
        [0, '#ffffff'],
        [0.6, '#d5dadc'],
        [1, '#8b949a'],
      ]),
    ),
    line('M110 -150V-136', '#c8321f', 6),
    ring([110, -134, 44, 19], '#8b949a', 2, 'stroke-dasharray="3 7"'),
    ellipse([-20, -118, 9, 7], '#ff8a3c'),
    ellipse([-20, -118, 18, 14], '#ff8a3c', 'opacity=".25"'),
  ].join('')
}

function handle(p: Pen, color: string) {
  const dark = p.down([
    [0, '#5d6367'],
    [0.2, '#34393c'],
    [0.7, '#1d2022'],
    [1, '#101213'],
  ])
  const loop =
    'M-150 -236C-140 -330 -40 -396 110 -400C260 -402 366 -350 378 -220Q380 -172 340 -168L236 -176C280 -190 300 -214 296 -250C288 -310 220 -338 110 -336C20 -334 -40 -306 -44 -254Z'
  return [
    path(loop, dark),
    path(
      'M-100 -288C-60 -352 20 -378 110 -380C220 -380 310 -348 346 -270C300 -342 210 -366 110 -364C20 -362 -50 -338 -100 -288Z',
      '#fff',
      'opacity=".22"',
    ),
    path(
      'M-150 -236C-144 -290 -110 -330 -66 -356L-22 -320C-40 -304 -44 -280 -44 -254Z',
      shine(p, color),
    ),
    box([-84, -392, 62, 30, 14], shine(p, color), 'transform="rotate(-28 -52 -378)"'),
    box([6, -424, 54, 28, 13], '#d9dee0', 'transform="rotate(-6 30 -410)"'),
    ellipse([-170, -236, 20, 13], darken(color, 0.5)),
    ellipse([-174, -240, 12, 7], '#f0f3f4'),
  ].join('')
}

const cordRun = 'M368 -210C430 -220 450 -290 420 -370C390 -450 450 -520 520 -500'

function iron(color: string, prefix = 'ir'): Piece {
  const p = pen(prefix)
  return p.piece(
    ground(-30, 2, 400, 44),
    line(cordRun, '#1d2022', 20),
    line(cordRun, '#6d757a', 5, 'transform="translate(-4 -3)" stroke-dasharray="4 7"'),
    path('M350 -236H392Q404 -236 404 -224V-196Q404 -184 392 -184H350Z', '#1d2022'),
    plate(p),
    hull(p, color),
    handle(p, color),
  )
}

/** The sole: steel with holes for steam, tip upwards. */
function sole(color: string): Piece {
  const p = pen('irs')
  const outline =
    'M0 -440C70 -380 220 -180 226 120V300Q226 360 166 360H-166Q-226 360 -226 300V120C-220 -180 -70 -380 0 -440Z'
  const hole = p.stamp(
    ellipse([0, 0, 11, 11], '#2c3439') + line('M-9 6A11 11 0 0 0 9 6', '#fff', 3, 'opacity=".9"'),
  )
  const holes = [-300, -230, -160, -90, -20, 50].flatMap((y) => {
    const x = 34 + (y + 340) * 0.34
    return [hole(`translate(${-x} ${y})`), hole(`translate(${x} ${y})`)]
  })
  return p.piece(
    path(
      outline,
      '#1c2a24',
      `opacity=".32" transform="translate(26 34) scale(1.04)" ${p.blur(22)}`,
    ),
    path(outline, shine(p, color), 'transform="translate(10 8) scale(1.06 1.04)"'),
    path(
      outline,
      p.linear(
        [
          [0, '#f7f9fa'],
          [0.3, '#b3bcc1'],
          [0.5, '#e9edef'],
          [0.75, '#9aa4a9'],
          [1, '#d5dadd'],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    path(outline, 'none', 'stroke="#fff" stroke-width="5" opacity=".8"'),
    path(
      'M0 -380C54 -330 178 -150 184 110V280Q184 320 144 320H-144Q-184 320 -184 280V110C-178 -150 -54 -330 0 -380Z',
      'none',
      'stroke="#7b858b" stroke-width="4" opacity=".55"',
    ),
    line(
      'M-90 250V20C-84 -90 -40 -180 0 -230C40 -180 84 -90 90 20V250',
      '#7b858b',
      5,
      'opacity=".45"',
    ),
    ...holes,
    ...[-110, -55, 0, 55, 110].map((x) => hole(`translate(${x} 286)`)),
    path(
      'M-190 60C-176 -140 -70 -320 -20 -380C-60 -260 -110 -60 -110 330H-150Q-190 330 -190 280Z',
      '#fff',
      'opacity=".35"',
    ),
  )
}

/** A folded striped shirt, lying, its collar at the right. */
function shirt(): Piece {
  const p = pen('irc')
  const top = 'M-420 -190H330Q420 -196 446 -160L520 40Q0 60 -530 40Z'
  const edge = 'M-530 40Q0 60 520 40Q536 62 514 84Q0 106 -524 84Q-548 62 -530 40Z'
  const stripes = Array.from(
    { length: 15 },
    (_, index) => `M${-400 + index * 58} -196L${-508 + index * 73} 60`,
  ).join('')
  const collar =
    'M316 -200C380 -214 452 -190 470 -140L486 -60C440 -90 390 -96 330 -84C350 -120 340 -160 316 -200Z'
  return p.piece(
    ground(0, 62, 480, 64),
    path(
      edge,
      p.down([
        [0, '#dbe7ee'],
        [0.5, '#a9bfcc'],
        [1, '#7f99a8'],
      ]),
    ),
    line('M-528 62Q0 82 518 62', '#5f7d8f', 3, 'opacity=".6"'),
    path(top, '#f4f8fa'),
    `<g ${p.clip(`<path d="${top}"/>`)}>${line(stripes, '#5c8fb5', 8, 'opacity=".5"')}</g>`,
    path(
      top,
      p.linear(
        [
          [0, '#fff', 0.5],
          [0.5, '#fff', 0],
          [1, '#2d4d63', 0.34],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
    path(collar, '#2d4d63', 'opacity=".25" transform="translate(-10 10)"'),
    path(
      collar,
      p.linear(
        [
          [0, '#ffffff'],
          [1, '#cfdde6'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    line('M336 -96C390 -104 436 -98 474 -76', '#5c8fb5', 3, 'stroke-dasharray="8 6"'),
    ellipse([404, 10, 10, 6], '#fff', 'stroke="#8fa7b5" stroke-width="3"'),
  )
}

function puffs(): Piece {
  const p = pen('irv')
  return p.piece(
    moved(
      'translate(0 0)',
      `<g ${p.blur(14)}>${ellipse([-60, -10, 90, 34], '#fff', 'opacity=".8"')}${ellipse([-150, -60, 80, 44], '#fff', 'opacity=".6"')}${ellipse([-110, -140, 60, 50], '#fff', 'opacity=".4"')}</g>`,
    ),
  )
}

export const steamIron = (color: string) => () =>
  picture('electronics', [iron(color), 565, 840, 1.03])
export const steamIronSole = (color: string) => () =>
  picture('electronics', [sole(color), 590, 620, 1.02, 18])
export const steamIronInUse = (color: string) => () =>
  picture(
    'electronics',
    [shirt(), 600, 900, 1.02],
    [iron(color), 560, 850, 0.92],
    [puffs(), 200, 840, 0.8],
  )
