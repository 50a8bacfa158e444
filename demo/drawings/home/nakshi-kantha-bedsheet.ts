import { darken, lighten } from '../kit.ts'
import { cloths, lotus as sewLotus, paisley as sewPaisley, rows, stitch } from './kantha.ts'
import type { Cloth, ClothName } from './kantha.ts'
import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import { box, ellipse, ground, group, line, moved, path, picture } from './shapes.ts'

interface Fabric {
  cloth: Cloth
  lotus: (transform: string) => string
  paisley: (transform: string) => string
}

function fabric(p: Pen, name: ClothName): Fabric {
  const cloth = cloths[name]
  return { cloth, lotus: sewLotus(p, cloth), paisley: sewPaisley(p, cloth) }
}

/** One folded layer, seen from the front; its lower edge at y 0. */
function fold(p: Pen, cloth: Cloth, [width, height]: readonly [number, number]) {
  const half = width / 2
  const shape = `M${-half} ${-height / 2}Q${-half} ${-height} ${-half + 30} ${-height}H${half - 8}Q${half} ${-height} ${half} ${-height + 8}V-8Q${half} 0 ${half - 8} 0H${-half + 30}Q${-half} 0 ${-half} ${-height / 2}Z`
  return [
    path(shape, cloth.ground),
    path(
      shape,
      p.down([
        [0, '#fff', 0.28],
        [0.3, '#fff', 0.05],
        [0.6, '#000', 0.08],
        [1, '#000', 0.5],
      ]),
    ),
    path(
      shape,
      p.linear([
        [0, '#000', 0.4],
        [0.06, '#fff', 0.16],
        [0.3, '#fff', 0.06],
        [1, '#000', 0.22],
      ]),
    ),
    stitch(`M${-half + 28} ${-height + 15}H${half - 12}`, cloth.thread, 4),
    stitch(`M${-half + 34} ${-height * 0.42}H${half - 12}`, cloth.second, 3, '9 9'),
  ].join('')
}

/** The upper face of a folded stack: from its front edge back. */
function face(
  p: Pen,
  { cloth, lotus, paisley }: Fabric,
  [width, depth]: readonly [number, number],
) {
  const half = width / 2
  const back = half * 0.86
  const top = `M${-half + 18} 0L${-back + 8} ${-depth}H${back}L${half - 4} 0Z`
  const squash = depth / 430
  return [
    path(top, cloth.ground),
    group(
      p.clip(`<path d="${top}"/>`),
      moved(
        `translate(0 ${-depth / 2}) scale(1 ${squash})`,
        rows([-half, -214, width, 430], 24, cloth.thread),
        lotus('scale(.86)'),
        paisley('translate(-218 96) scale(.66)'),
        paisley('translate(218 96) scale(-.66 .66)'),
        paisley('translate(-196 -104) scale(.6 -.6)'),
        paisley('translate(196 -104) scale(-.6 -.6)'),
      ),
      stitch(
        `M${-half + 40} -16L${-back + 26} ${-depth + 12}H${back - 20}L${half - 26} -16Z`,
        cloth.second,
        5,
      ),
    ),
    path(
      top,
      p.linear(
        [
          [0, '#fff', 0.26],
          [0.4, '#fff', 0],
          [1, '#000', 0.3],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
  ].join('')
}

function foldedBedsheet(name: ClothName, prefix = 'kf'): Piece {
  const p = pen(prefix)
  const sewn = fabric(p, name)
  const { cloth } = sewn
  const layers = [0, 1, 2, 3].map((level) =>
    moved(`translate(${level % 2 === 0 ? 0 : 5} ${-level * 62})`, fold(p, cloth, [700, 66])),
  )
  const tag = 'M236 -176L300 -190L316 -92L252 -80Z'
  return p.piece(
    ground(0, -2, 350, 44),
    ...layers,
    moved('translate(0 -250)', face(p, sewn, [700, 260])),
    moved('translate(-20 -306)', ground(0, 0, 210, 20)),
    ...[0, 1].map((level) =>
      moved(`translate(${-16 + level * 5} ${-308 - level * 44})`, fold(p, cloth, [430, 47])),
    ),
    moved('translate(-14 -396)', face(p, sewn, [430, 150])),
    line('M250 -262C244 -230 256 -206 262 -184', '#c8a36a', 5),
    path(tag, '#1c2a24', 'opacity=".3" transform="translate(6 7)"'),
    path(tag, '#f3e6c8'),
    ellipse([270, -170, 6, 6], '#8e6a38'),
    line('M266 -146L296 -152M268 -132L298 -138M271 -116L290 -120', '#0b6b4f', 5, 'opacity=".75"'),
  )
}

function pillow(p: Pen, { cloth, lotus }: Fabric) {
  const shape =
    'M-150 -70C-158 -108 -140 -132 -100 -128C-40 -120 40 -120 100 -128C140 -132 158 -108 150 -70C144 -30 146 10 150 40C152 64 136 74 104 70C40 62 -40 62 -104 70C-136 74 -152 64 -150 40C-146 10 -144 -30 -150 -70Z'
  return [
    path(shape, darken(cloth.ground, 0.3), 'transform="translate(9 10)" opacity=".45"'),
    path(shape, cloth.ground),
    group(
      p.clip(`<path d="${shape}"/>`),
      rows([-150, -120, 300, 190], 18, cloth.thread),
      lotus('translate(0 -30) scale(.42)'),
    ),
    stitch(
      'M-128 -104C-50 -94 50 -94 128 -104C122 -50 122 0 128 48C50 38 -50 38 -128 48C-122 0 -122 -50 -128 -104Z',
      cloth.second,
      4,
    ),
    path(
      shape,
      p.radial(
        [
          [0, '#fff', 0.34],
          [0.5, '#fff', 0.04],
          [1, '#000', 0.4],
        ],
        [0.34, 0.24, 0.85],
      ),
    ),
  ].join('')
}

function bedstead(p: Pen) {
  const wood = p.down([
    [0, '#c99058'],
    [0.3, '#a86c37'],
    [1, '#6f4019'],
  ])
  const side = p.linear([
    [0, '#b97e48'],
    [0.4, '#e0ab70'],
    [1, '#7a4a22'],
  ])
  return [
    ground(10, -6, 470, 50),
    path('M-430 -300V-560Q-430 -596 -394 -602Q0 -650 394 -602Q430 -596 430 -560V-300Z', wood),
    path(
      'M-392 -330V-548Q-392 -562 -374 -566Q0 -606 374 -566Q392 -562 392 -548V-330Z',
      p.down([
        [0, '#8a5428'],
        [0.2, '#b57a44'],
        [1, '#8a5428'],
      ]),
    ),
    line(
      'M-388 -500C-200 -530 100 -512 388 -494M-388 -456C-120 -480 160 -452 388 -460M-388 -410C-60 -426 120 -398 388 -420',
      '#6c3f1a',
      3,
      'opacity=".35"',
    ),
    line('M-418 -566Q-412 -584 -388 -590Q0 -636 388 -590', '#f6d3a6', 5, 'opacity=".7"'),
    box([-448, -96, 46, 100, 8], side),
    box([402, -96, 46, 100, 8], side),
  ].join('')
}

/** The sheet on a made bed, two pillows at the head. */
export function madeBed(name: ClothName, prefix = 'kb'): Piece {
  const p = pen(prefix)
  const sewn = fabric(p, name)
  const { cloth, lotus, paisley } = sewn
  const top = 'M-400 -420H400L462 -186Q0 -168 -462 -186Z'
  const front =
    'M-462 -188Q0 -168 462 -188L470 -40C440 -30 420 -48 380 -40S310 -28 262 -38S180 -46 130 -36S40 -28 -20 -38S-120 -46 -170 -36S-260 -28 -310 -40S-420 -32 -470 -40Z'
  const folds = [-392, -250, -96, 60, 214, 366]
    .map((x) => `M${x} -178C${x - 6} -130 ${x + 8} -90 ${x - 2} -44`)
    .join('')
  return p.piece(
    bedstead(p),
    path(top, cloth.ground),
    group(
      p.clip(`<path d="${top}"/>`),
      rows([-470, -420, 940, 240], 15, cloth.thread),
      lotus('translate(0 -270) scale(1.1 .48)'),
      ...[
        [-300, -252, 1],
        [300, -252, -1],
      ].map(([x, y, side]) => paisley(`translate(${x} ${y}) scale(${Number(side) * 0.9} .46)`)),
    ),
    path(
      top,
      p.linear(
        [
          [0, '#fff', 0.26],
          [0.5, '#fff', 0.02],
          [1, '#000', 0.28],
        ],
        [0, 0, 1, 0.7],
      ),
    ),
    path('M-400 -420H400L412 -374Q0 -350 -412 -374Z', '#000', 'opacity=".18"'),
    moved('translate(-196 -430) rotate(-2)', pillow(p, sewn)),
    moved('translate(190 -430) rotate(2)', pillow(p, sewn)),
    path(front, darken(cloth.ground, 0.12)),
    stitch('M-462 -160Q0 -140 462 -160M-466 -84Q0 -64 466 -84', cloth.second, 5),
    group(
      p.clip(`<path d="${front}"/>`),
      ...[-380, -228, -76, 76, 228, 380].map((x) => lotus(`translate(${x} -110) scale(.34 .3)`)),
    ),
    path(
      front,
      p.down([
        [0, '#fff', 0.16],
        [0.3, '#000', 0],
        [1, '#000', 0.34],
      ]),
    ),
    line(folds, '#000', 15, 'opacity=".13"'),
    line(folds, '#fff', 7, 'opacity=".12" transform="translate(-14 0)"'),
    line('M-462 -187Q0 -168 462 -187', lighten(cloth.ground, 0.4), 4, 'opacity=".6"'),
  )
}

/** A hand's width of the cloth, a corner turned back, needle and thread. */
function closeUp(name: ClothName): Piece {
  const p = pen('kc')
  const { cloth, lotus, paisley } = fabric(p, name)
  const sheet =
    'M-400 -390Q0 -404 400 -392Q412 0 402 190L196 398Q-200 408 -398 394Q-410 0 -400 -390Z'
  const back = 'M402 190C340 176 262 170 216 182C206 240 206 330 196 398Z'
  return p.piece(
    path(sheet, '#1c2a24', `opacity=".32" transform="translate(22 30)" ${p.blur(20)}`),
    path(sheet, cloth.ground),
    group(
      p.clip(`<path d="${sheet}"/>`),
      rows([-400, -390, 820, 800], 22, cloth.thread),
      lotus('translate(-30 -20) scale(1.32)'),
      ...[
        [-300, -286, 1, 1],
        [250, -286, -1, 1],
        [-300, 262, 1, -1],
      ].map(([x, y, a, b]) => paisley(`translate(${x} ${y}) scale(${a} ${b})`)),
    ),
    stitch('M-366 -358H366V150M-366 -358V364H190', cloth.second, 7, '18 10'),
    stitch('M-384 -376H384V140M-384 -376V380H190', cloth.thread, 5),
    path(
      sheet,
      p.linear(
        [
          [0, '#fff', 0.24],
          [0.45, '#fff', 0],
          [1, '#000', 0.24],
        ],
        [0, 0, 1, 1],
      ),
    ),
    path(back, '#000', 'opacity=".35" transform="translate(-16 -12)"'),
    path(
      back,
      p.linear(
        [
          [0, '#f4ead4'],
          [0.5, '#e3d3b2'],
          [1, '#b7a27b'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    stitch(
      'M232 198C290 190 340 196 372 204M226 236C270 228 310 232 340 240M222 282C250 276 280 280 300 286',
      cloth.ground,
      3,
      '8 9',
    ),
    line('M40 330C90 250 60 180 150 210S240 60 300 96', cloth.second, 5),
    line('M306 92L414 -44', '#59636a', 9),
    line('M303 90L412 -46', '#f7f9fa', 4),
  )
}

export const bedsheetFolded = (name: ClothName) => () =>
  picture('home', [foldedBedsheet(name), 600, 890, 1.22])
export const bedsheetOnBed = (name: ClothName) => () =>
  picture('home', [madeBed(name), 600, 890, 1.04])
export const bedsheetCloseUp = (name: ClothName) => () =>
  picture('home', [closeUp(name), 600, 590, 1.06])
