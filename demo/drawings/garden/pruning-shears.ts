import { darken, lighten, linear } from '../kit.ts'
import { type Part, blur, draw, grain, place, repeat, show } from './craft.ts'
import { leaf, leafKind } from './foliage.ts'

const red = '#c23a2b'

const blade =
  'M-40 20C-66 -40 -92 -150 -66 -270C-58 -310 -40 -340 -14 -366C2 -300 34 -200 40 -110C44 -60 44 -20 36 24Z'
const hook =
  'M-30 30C-14 -40 10 -96 44 -140C72 -176 92 -220 92 -284C108 -292 122 -284 126 -268C136 -190 116 -120 84 -60C66 -26 52 4 44 40Z'
const leftArm =
  'M-36 6C-62 60 -90 130 -108 230C-124 330 -128 420 -112 520C-106 552 -66 556 -60 524C-62 430 -50 330 -34 240C-22 170 -4 100 40 20Z'
const rightArm =
  'M36 6C62 60 96 120 118 220C140 320 146 410 130 512C124 544 84 546 80 514C78 430 66 330 44 240C26 170 2 100 -40 26Z'
const leftGrip =
  'M-78 120C-104 200 -134 300 -140 400C-142 450 -136 500 -128 534C-118 572 -52 574 -46 528C-54 430 -36 330 -14 244C-8 216 -10 200 -24 190C-50 176 -68 150 -78 120Z'
const rightGrip =
  'M86 118C116 190 148 290 156 392C160 440 156 490 146 526C136 564 72 564 66 520C66 430 54 330 28 244C20 216 20 200 34 190C60 176 76 150 86 118Z'

const spring = repeat(6, (turn) => {
  const y = 158 + turn * 17
  return `<path d="M${-34 - turn} ${y}Q4 ${y + 22} ${42 + turn} ${y - 2}" fill="none" stroke="#4d565b" stroke-width="11" stroke-linecap="round"/><path d="M${-30 - turn} ${y - 2}Q4 ${y + 18} ${38 + turn} ${y - 4}" fill="none" stroke="#dfe5e8" stroke-width="4.5" stroke-linecap="round"/>`
})

const steel = (path: string, fill: string) =>
  `<path d="${path}" fill="url(#${fill})"/><path d="${path}" filter="url(#brushed)"/><path d="${path}" fill="none" stroke="#4d565b" stroke-width="2.5"/>`

const cover = (path: string, shine: string) =>
  `<path d="${path}" fill="url(#grip)"/><path d="${path}" filter="url(#rubber)"/><path d="${shine}" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".4"/><path d="${path}" fill="none" stroke="${darken(red, 0.5)}" stroke-width="3" opacity=".7"/>`

/** Open, blades up, the pin at 0,0. */
function shears(open: number): Part {
  const whole = `${blade}${rightArm}${rightGrip}`
  const other = `${hook}${leftArm}${leftGrip}`
  const shadow = (path: string, turn: number) =>
    `<path d="${path}" fill="#1c2a24" opacity=".36" filter="url(#cast)" transform="translate(20 26)rotate(${turn})"/>`
  const ribs = (side: number) =>
    repeat(
      6,
      (rib) =>
        `<path d="M${side * (112 + rib * 3)} ${300 + rib * 34}q${-side * 32} 12 ${-side * 58} 4" fill="none" stroke="${darken(red, 0.45)}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`,
    )
  return draw(
    shadow(whole, -open) +
      shadow(other, open) +
      `<g transform="rotate(${open})">${steel(hook, 'dark')}${steel(leftArm, 'dark')}${cover(leftGrip, 'M-92 190C-112 270 -120 340 -122 430')}${ribs(-1)}</g>` +
      spring +
      `<g transform="rotate(${-open})">${steel(blade, 'steel')}<path d="M-62 -60C-78 -140 -70 -260 -22 -348C-40 -250 -40 -140 -22 -40Z" fill="#fff" opacity=".5"/>${steel(rightArm, 'steel')}${cover(rightGrip, 'M108 200C130 270 138 340 138 420')}${ribs(1)}</g>` +
      '<circle r="42" fill="#5d666b"/><circle r="39" fill="url(#steel)"/><circle r="24" fill="#b8c0c5" stroke="#6b757a" stroke-width="3"/><path d="M-15 -6L15 6" stroke="#454e53" stroke-width="7" stroke-linecap="round"/>',
    linear(
      'steel',
      [
        [0, '#7f898f'],
        [0.25, '#f4f7f8'],
        [0.5, '#b9c2c7'],
        [0.75, '#e6ebed'],
        [1, '#77828a'],
      ],
      [0, 0, 1, 0.3],
    ),
    linear(
      'dark',
      [
        [0, '#8d979c'],
        [0.4, '#59636a'],
        [1, '#30383d'],
      ],
      [0, 0, 1, 0.3],
    ),
    linear('grip', [
      [0, darken(red, 0.1)],
      [0.3, lighten(red, 0.28)],
      [0.6, red],
      [1, darken(red, 0.45)],
    ]),
    grain('brushed', '#ffffff', '0.004 0.3', { strength: 1.3, threshold: 0.48 }),
    grain('rubber', darken(red, 0.6), '0.6', { strength: 1.2, threshold: 0.52 }),
    blur('cast', 12),
  )
}

export const shearsFront = () =>
  show('garden', place(shears(9), 'translate(650 500)rotate(28)scale(.96)'))

export const shearsClosed = () =>
  show('garden', place(shears(-4), 'translate(690 540)rotate(58)scale(.98)'))

/** From close by: blades around a green twig. */
export const shearsCutting = () =>
  show(
    'garden',
    leafKind('leaf', 'oval', '#4a9146'),
    leafKind('young', 'oval', '#7dbb58'),
    draw(
      `<path d="M120 200C320 330 560 390 1080 330" fill="none" stroke="#4c6b34" stroke-width="34" stroke-linecap="round"/><path d="M124 192C324 320 560 378 1076 320" fill="none" stroke="#91b766" stroke-width="9" stroke-linecap="round" opacity=".9"/>` +
        [
          [250, 280, -30, 1.7],
          [380, 340, 150, 1.6],
          [760, 370, 30, 1.8],
          [900, 352, 160, 1.7],
          [1040, 336, 60, 1.7],
          [160, 226, -80, 1.5],
          [960, 346, -20, 1.3],
        ]
          .map(([x = 0, y = 0, angle = 0, size = 1], index) =>
            leaf(index % 2 ? 'young' : 'leaf', [x, y], angle, [size, size]),
          )
          .join(''),
    ),
    place(shears(12), 'translate(590 640)rotate(2)scale(1.25)'),
  )
