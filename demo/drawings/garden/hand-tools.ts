import { darken, lighten, linear } from '../kit.ts'
import { type Part, blur, draw, grain, join, place, show } from './craft.ts'

const ash = '#d9a566'

const materials = (): Part =>
  draw(
    '',
    linear('steel', [
      [0, '#8d979d'],
      [0.2, '#f4f7f8'],
      [0.42, '#c3cbd0'],
      [0.5, '#9aa4aa'],
      [0.54, '#d7dde0'],
      [1, '#6f7a80'],
    ]),
    linear('ferrule', [
      [0, '#5f686d'],
      [0.25, '#f2f5f6'],
      [0.55, '#aab3b8'],
      [1, '#4c5559'],
    ]),
    linear('ash', [
      [0, darken(ash, 0.22)],
      [0.26, lighten(ash, 0.42)],
      [0.55, ash],
      [1, darken(ash, 0.4)],
    ]),
    linear('hollow', [
      [0, '#2d3538', 0],
      [0.5, '#2d3538', 0.34],
      [0.52, '#ffffff', 0.4],
      [1, '#ffffff', 0],
    ]),
    grain('wood', '#8a5524', '0.22 0.006', { strength: 2.6, threshold: 0.5 }),
    grain('brushed', '#ffffff', '0.006 0.4', { strength: 1.6, threshold: 0.45 }),
    blur('cast', 12),
  )

const grip =
  'M-25 -8C-34 -60 -40 -110 -36 -170C-33 -230 -40 -290 -32 -340C-26 -366 26 -366 32 -340C40 -290 33 -230 36 -170C40 -110 34 -60 25 -8Z'
const neck = 'M-20 -10L20 -10L15 66C13 86 13 96 12 120L-12 120C-13 96 -13 86 -15 66Z'

/** A tool lying flat, head down; its neck starts at 0,0. */
function tool(head: string, detail: string): string {
  const all = `${grip}${neck}${head}`
  return (
    `<path d="M-8 -330C-60 -440 60 -440 8 -330" fill="none" stroke="#6b4224" stroke-width="9"/><path d="M-10 -334C-58 -436 52 -440 6 -336" fill="none" stroke="#a9713f" stroke-width="3" opacity=".8"/>` +
    `<path d="${all}" fill="#1c2a24" opacity=".38" filter="url(#cast)" transform="translate(20 24)"/>` +
    `<path d="${head}" fill="url(#steel)"/><path d="${head}" filter="url(#brushed)"/>${detail}<path d="${head}" fill="none" stroke="#fff" stroke-width="3" opacity=".7" transform="translate(1.5 1)"/><path d="${head}" fill="none" stroke="#5d676c" stroke-width="2"/>` +
    `<path d="${neck}" fill="url(#ferrule)"/><path d="M-20 -10H20M-19 6H19M-18 22H18" stroke="#3d4548" stroke-width="2.5" opacity=".55"/>` +
    `<path d="${grip}" fill="url(#ash)"/><path d="${grip}" filter="url(#wood)"/><path d="M-18 -40C-26 -110 -22 -240 -18 -330" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"/><path d="M-35 -300C-12 -290 12 -290 35 -300M-35 -314C-12 -304 12 -304 35 -314" fill="none" stroke="#7a4a1e" stroke-width="3" opacity=".6"/>` +
    `<circle cy="-338" r="7" fill="#3d2713"/>`
  )
}

const spade =
  'M-14 100C-60 112 -88 130 -90 180C-92 270 -62 360 0 430C62 360 92 270 90 180C88 130 60 112 14 100Z'
const trowel = tool(
  spade,
  `<path d="M-34 124C-44 220 -28 320 0 412C28 320 44 220 34 124Z" fill="url(#hollow)"/><path d="M-66 168C-66 250 -46 320 -16 372" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".55"/>`,
)

const narrow =
  'M-13 100C-38 108 -50 122 -51 160L-46 350C-42 392 -18 420 0 434C18 420 42 392 46 350L51 160C50 122 38 108 13 100Z'
const transplanter = tool(
  narrow,
  `<path d="M-22 120L-18 370Q0 410 18 370L22 120Z" fill="url(#hollow)"/><path d="M46 190H28M45 226H34M45 262H28M44 298H34M43 334H28" stroke="#454f54" stroke-width="4" opacity=".8"/><path d="M-36 150L-33 350" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/>`,
)

const tines =
  'M-13 100C-70 112 -88 150 -88 200L-78 410Q-72 436 -66 410L-58 220C-56 180 -40 166 -14 164L-12 410Q0 446 12 410L14 164C40 166 56 180 58 220L66 410Q72 436 78 410L88 200C88 150 70 112 13 100Z'
const fork = tool(
  tines,
  '<path d="M-76 190L-70 396M0 150V408M74 190L70 396" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/><path d="M-60 148Q0 118 60 148" fill="none" stroke="#fff" stroke-width="7" opacity=".5"/>',
)

export const oneTrowel = (): Part => join(materials(), draw(trowel))

export const toolsFront = () =>
  show(
    'garden',
    materials(),
    place(draw(trowel), 'translate(345 575)rotate(5)scale(1.04)'),
    place(draw(transplanter), 'translate(600 565)scale(1.04)'),
    place(draw(fork), 'translate(852 575)rotate(-5)scale(1.04)'),
  )

export const toolsClose = () =>
  show(
    'garden',
    materials(),
    place(draw(fork), 'translate(760 430)rotate(-24)scale(1.15)'),
    place(draw(trowel), 'translate(500 430)rotate(24)scale(1.4)'),
  )

/** In the canvas roll that comes with the set. */
export function toolsInRoll(): string {
  const canvas = '#7d8257'
  const sheet =
    'M170 420C168 412 178 404 190 404L1010 404C1022 404 1032 412 1030 420L1042 1000C1042 1012 1034 1018 1022 1018L178 1018C166 1018 158 1012 158 1000Z'
  const pocket =
    'M164 690C300 706 900 706 1036 690L1042 1000C1042 1012 1034 1018 1022 1018L178 1018C166 1018 158 1012 158 1000Z'
  const cloth = linear(
    'cloth',
    [
      [0, lighten(canvas, 0.25)],
      [0.6, canvas],
      [1, darken(canvas, 0.2)],
    ],
    [0, 0, 1, 1],
  )
  const cover = linear(
    'cover',
    [
      [0, lighten(canvas, 0.34)],
      [0.5, lighten(canvas, 0.08)],
      [1, darken(canvas, 0.16)],
    ],
    [0, 0, 1, 1],
  )
  const stitch = `fill="none" stroke="#e9dfbd" stroke-width="5" stroke-dasharray="15 9" stroke-linecap="round"`
  return show(
    'garden',
    materials(),
    draw(
      `<path d="${sheet}" fill="#1c2a24" opacity=".35" filter="url(#cast)" transform="translate(18 22)"/><path d="${sheet}" fill="${cloth.url}"/><path d="${sheet}" filter="url(#weave)"/>`,
      cloth,
      cover,
      grain('weave', darken(canvas, 0.5), '0.5 0.12', { strength: 1.8, threshold: 0.5 }),
    ),
    place(draw(trowel), 'translate(330 560)scale(.95)'),
    place(draw(transplanter), 'translate(600 555)scale(.95)'),
    place(draw(fork), 'translate(870 560)scale(.95)'),
    draw(
      `<path d="M164 690C300 706 900 706 1036 690L1034 672C900 688 300 688 166 672Z" fill="#1c2a24" opacity=".28" filter="url(#cast)"/><path d="${pocket}" fill="${cover.url}"/><path d="${pocket}" filter="url(#weave)"/><path d="M166 706C300 722 900 722 1034 706" ${stitch}/><path d="M464 706V1012M736 706V1012M182 716L176 1000H1024L1018 716" ${stitch} opacity=".85"/><path d="M470 706V1014M742 706V1014" stroke="#2b2e1a" stroke-width="5" opacity=".3"/><path d="M230 760C210 860 220 940 240 1000M660 770C640 850 650 920 640 990M930 760C950 850 940 930 950 990" fill="none" stroke="#2b2e1a" stroke-width="24" opacity=".16" filter="url(#cast)"/>`,
    ),
  )
}
