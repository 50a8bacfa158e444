import { darken, floorShadow, lighten, linear, scene } from '../kit.ts'
import { blur, box, clip, defs, place, surface, times } from '../accessories/craft.ts'

const bamboo = '#d6ac6c'

const bristleColors = ['#2f7f79', '#d9795b', '#6f7fb8', '#5a5f5c'] as const

const handle =
  'M-34-520Q-36-556 0-560Q36-556 34-520L30-360C28-320 18-300 18-250L26 0L32 330Q32 372 0 374Q-32 372-32 330L-26 0L-18-250C-18-300-28-320-30-360z'

/** The wood's gradients and grain, once in a picture. */
const shared = defs(
  surface('grainy', '0.12 0.006', 1, 2),
  blur('near', 8),
  linear('bamboo', [
    [0, darken(bamboo, 0.3)],
    [0.25, lighten(bamboo, 0.4)],
    [0.55, bamboo],
    [1, darken(bamboo, 0.38)],
  ]),
)

/** One brush, bristles towards us, handle down; its middle about the origin, 934 high. */
function brush(p: string, color: string): string {
  const tuft = (x: number) =>
    `<g transform="translate(${x} 0)"><circle r="9.5" fill="${darken(color, 0.45)}" cx="2" cy="3"/><circle r="9" fill="url(#${p}tuft)"/><path d="M-4-3h.1M2-5h.1M4 2h.1M-2 4h.1M0 0h.1" stroke="#fff" stroke-opacity="0.75" stroke-width="2.4" stroke-linecap="round"/></g>`
  const row = `<g id="${p}row">${[-20, 0, 20].map(tuft).join('')}</g>`
  const tufts = times(8, (i) => `<use href="#${p}row" y="${-532 + i * 21}"/>`)
  return `${defs(
    linear(
      `${p}tuft`,
      [
        [0, lighten(color, 0.45)],
        [1, darken(color, 0.1)],
      ],
      [0, 0, 1, 1],
    ),
    row,
  )}<path d="${handle}" fill="url(#bamboo)" filter="url(#grainy)"/><path d="M-26 120Q0 128 26 120M-24-60Q0-52 24-60" stroke="${darken(bamboo, 0.45)}" stroke-opacity="0.6" stroke-width="4" fill="none"/><path d="M-22-240L-26 300" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round"/><path d="M-31 286H31L31 300H-31z" fill="${color}"/><g fill="none" stroke="${darken(bamboo, 0.6)}" stroke-opacity="0.75" stroke-width="3"><path d="M0 60C-12 40-8 22 0 12C8 22 12 40 0 60zM0 60C-18 52-22 36-20 26C-8 32-2 44 0 60zM0 60C18 52 22 36 20 26C8 32 2 44 0 60z"/></g>${tufts}`
}

/** The same brush from its side, for standing in a cup: bristles to the left. */
function profile(p: string, color: string): string {
  const tufts = times(9, (i) => {
    const y = -544 + i * 19
    return `<path d="M-14 ${y}L-${80 + (i % 2) * 5} ${y - 3}V${y + 15}L-14 ${y + 14}z" fill="url(#${p}b)"/><path d="M-16 ${y + 4}L-78 ${y + 2}M-16 ${y + 10}L-80 ${y + 9}" stroke="${darken(color, 0.3)}" stroke-opacity="0.5" stroke-width="1.8"/>`
  })
  const side =
    'M-14-552Q-14-562 4-562Q20-560 20-540L18-330C18-290 14-270 15-230L18 330Q18 360 0 360Q-18 360-18 330L-14-230C-14-270-16-300-16-340z'
  return `${defs(
    linear(`${p}b`, [
      [0, lighten(color, 0.5)],
      [0.6, color],
      [1, darken(color, 0.3)],
    ]),
  )}${tufts}<path d="${side}" fill="url(#bamboo)" filter="url(#grainy)"/><path d="M-9-540L-9-240L-11 200" stroke="#fff" stroke-opacity="0.5" stroke-width="4" fill="none"/>`
}

function cupOfBrushes(): string {
  const [teal, coral, violet, grey] = bristleColors
  const cup = 'M-170-190Q0-158 170-190L152 150Q150 196 100 204Q0 218-100 204Q-150 196-152 150z'
  return `${shared}${defs(
    clip('cup', cup),
    clip('above', 'M-500-800H500V60H-500z'),
    linear('clay', [
      [0, '#9fb0a6'],
      [0.2, '#ffffff'],
      [0.5, '#eef3ee'],
      [0.88, '#a4b3a9'],
      [1, '#c3cfc6'],
    ]),
  )}<ellipse cy="-190" rx="170" ry="36" fill="#5c6b62"/><ellipse cy="-190" rx="170" ry="36" fill="none" stroke="#fff" stroke-width="6"/><g clip-path="url(#above)">${place('translate(-50 60) rotate(-17)', profile('p', teal))}${place('translate(56 60) rotate(18) scale(-1 1)', profile('s', grey))}${place('translate(-20 76) rotate(-5)', profile('q', coral))}${place('translate(30 76) rotate(6) scale(-1 1)', profile('r', violet))}</g><path d="${cup}" fill="url(#clay)"/><g clip-path="url(#cup)"><path d="M-190 60Q0 92 190 60V230H-190z" fill="#8fb8a2"/><path d="M-190 60Q0 92 190 60" stroke="#fff" stroke-width="5" fill="none" stroke-opacity="0.8"/><path d="M-190 60V230H190V60Q0 92-190 60z" fill="url(#shade)"/><path d="M-130-150C-126-40-122 60-112 170" stroke="#fff" stroke-width="20" stroke-linecap="round" fill="none" stroke-opacity="0.8" filter="url(#near)"/></g><path d="M-168-186Q0-154 168-186" stroke="#fff" stroke-width="7" fill="none"/>`
}

const shade = linear('shade', [
  [0, '#000', 0.3],
  [0.2, '#fff', 0.3],
  [0.5, '#000', 0],
  [1, '#000', 0.35],
])

export const toothbrushes = () =>
  scene(
    'health',
    `${floorShadow(620, 960, 330, 52)}${place('translate(600 756) scale(0.96)', cupOfBrushes())}`,
    [shade],
  )

/** The four lying in their open paper box. */
export const toothbrushBox = () => {
  const tray = box([-250, -620, 500, 1060], 26)
  return scene(
    'health',
    `<g filter="url(#cast)"><path d="${tray}" fill="#14241c" fill-opacity="0.45" transform="translate(630 690) rotate(12) scale(0.86)"/></g><g transform="translate(600 666) rotate(12) scale(0.86)"><path d="${tray}" fill="#c4a373" filter="url(#paper)"/><path d="${box([-226, -596, 452, 1012], 14)}" fill="#8a6d45"/><path d="${box([-226, -590, 452, 1006], 14)}" fill="#e8d7b6" filter="url(#paper)"/><path d="M-226-590H226V-560H-226z" fill="#3d2c14" fill-opacity="0.5" filter="url(#near)"/><path d="M-226-590H-196V416H-226z" fill="#3d2c14" fill-opacity="0.45" filter="url(#near)"/>${shared}${bristleColors.map((color, i) => `<path d="${handle}" fill="#3d2c14" fill-opacity="0.5" filter="url(#near)" transform="translate(${-156 + i * 108} 12)"/>${place(`translate(${-168 + i * 112} 0)`, brush(`b${i}`, color))}`).join('')}<path d="M-250 180H250V414Q250 440 224 440H-224Q-250 440-250 414z" fill="#d3b58a" filter="url(#paper)"/><path d="M-250 180H250" stroke="#fff" stroke-opacity="0.7" stroke-width="4"/><path d="M-250 150H250V180H-250z" fill="#3d2c14" fill-opacity="0.4" filter="url(#near)"/><path d="M-250 390H250M-250 404H250" stroke="#2f6b4a" stroke-width="5"/><g transform="translate(0 292)" fill="none" stroke="#2f6b4a" stroke-width="6" stroke-linejoin="round"><circle r="74"/><path d="M0 44C-20 10-14-24 0-46C14-24 20 10 0 44zM0 44C-34 32-46 4-42-20C-16-10-2 14 0 44zM0 44C34 32 46 4 42-20C16-10 2 14 0 44z"/></g></g>`,
    [blur('cast', 24), surface('paper', '0.4', 0.28, 2)],
  )
}
