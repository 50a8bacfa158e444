import { darken, floorShadow, lighten, linear } from '../kit.ts'
import { type Part, blur, draw, grain, place, show } from '../garden/craft.ts'

/** Pictures in the frames, each 300 by 400. */
const river = `<g><path d="M-150 -200H150V200H-150Z" fill="url(#dusk)"/><circle cx="40" cy="-10" r="46" fill="#fff0c9"/><path d="M-150 24C-90 6 -40 22 10 16C70 8 110 22 150 14V60H-150Z" fill="#5c6f6a"/><path d="M-150 40H150V200H-150Z" fill="url(#water)"/><path d="M0 56H84M8 76H70M20 98H62M28 122H54" stroke="#fff0c9" stroke-width="7" stroke-linecap="round" opacity=".8"/><path d="M-112 96C-80 122 10 122 40 92C20 104 -80 108 -112 96Z" fill="#33251c"/><path d="M-78 106C-74 82 -28 78 -14 104Z" fill="#5b4330"/><path d="M-30 98L-24 6L40 78Z" fill="#b8532f"/><path d="M-30 98L-24 6L6 40Z" fill="#d3764d"/></g>`

const paddy = `<g><path d="M-150 -200H150V200H-150Z" fill="url(#sky)"/><path d="M-150 -20C-100 -50 -60 -44 -20 -28C30 -54 90 -50 150 -24V40H-150Z" fill="#6d9a72"/><path d="M-150 10H150V200H-150Z" fill="#9fbf58"/><path d="M-150 200L-60 10H-40L-70 200ZM-10 200L0 10H14L70 200ZM150 160L50 10H64L150 110Z" fill="#7fa544"/><path d="M88 14C84 -30 86 -70 92 -110" stroke="#5d4630" stroke-width="9" fill="none"/>${[-70, -35, 0, 35, 70, 105].map((angle) => `<path d="M92 -110C104 -128 118 -134 138 -130C122 -120 108 -112 92 -110Z" fill="#3d6b3f" transform="rotate(${angle - 60} 92 -110)scale(1)"/>`).join('')}</g>`

const lotus = `<g><path d="M-150 -200H150V200H-150Z" fill="#f3ece0"/><path d="M0 190C-6 120 4 70 0 20" stroke="#6d8f5c" stroke-width="7" fill="none"/><ellipse cx="-60" cy="140" rx="74" ry="20" fill="#7fa36f"/><ellipse cx="70" cy="162" rx="62" ry="17" fill="#93b583"/>${[-62, 62, -36, 36, 0].map((angle, index) => `<path d="M0 30C-44 -10 -40 -90 0 -130C40 -90 44 -10 0 30Z" transform="rotate(${angle} 0 26)" fill="${['#d9849a', '#d9849a', '#e8a3b3', '#e8a3b3', '#f3c2cc'][index]}"/>`).join('')}</g>`

const paints = (wood: string): Part =>
  draw(
    '',
    linear(
      'dusk',
      [
        [0, '#8f6f98'],
        [0.45, '#e59a78'],
        [0.62, '#f7cf95'],
      ],
      [0, 0, 0, 1],
    ),
    linear(
      'water',
      [
        [0, '#d99a76'],
        [1, '#4a5f78'],
      ],
      [0, 0, 0, 1],
    ),
    linear(
      'sky',
      [
        [0, '#9cc7e3'],
        [0.6, '#e9f3ee'],
      ],
      [0, 0, 0, 1],
    ),
    linear(
      'bar-top',
      [
        [0, lighten(wood, 0.4)],
        [1, darken(wood, 0.06)],
      ],
      [0, 0, 0, 1],
    ),
    linear('bar-left', [
      [0, lighten(wood, 0.34)],
      [1, darken(wood, 0.12)],
    ]),
    linear('bar-right', [
      [0, darken(wood, 0.04)],
      [1, darken(wood, 0.38)],
    ]),
    linear(
      'bar-bottom',
      [
        [0, darken(wood, 0.12)],
        [1, darken(wood, 0.48)],
      ],
      [0, 0, 0, 1],
    ),
    linear(
      'pane',
      [
        [0, '#fff', 0.4],
        [0.38, '#fff', 0.1],
        [0.39, '#fff', 0],
        [1, '#fff', 0.06],
      ],
      [0, 0, 1, 0.8],
    ),
    grain('along', darken(wood, 0.75), '0.01 0.22', { strength: 2.2, threshold: 0.52 }),
    grain('down', darken(wood, 0.75), '0.22 0.01', { strength: 2.2, threshold: 0.52 }),
    blur('cast', 15),
    blur('near', 5),
  )

/** A frame with its middle at 0,0; the picture stands in a wide mount. */
function frame(width: number, height: number, picture: string, bar = 30): string {
  const [x, y] = [width / 2, height / 2]
  const [left, top] = [x - bar, y - bar]
  const sides: [string, string, string][] = [
    [`M${-x} ${-y}H${x}L${left} ${-top}H${-left}Z`, 'bar-top', 'along'],
    [`M${-x} ${y}H${x}L${left} ${top}H${-left}Z`, 'bar-bottom', 'along'],
    [`M${-x} ${-y}V${y}L${-left} ${top}V${-top}Z`, 'bar-left', 'down'],
    [`M${x} ${-y}V${y}L${left} ${top}V${-top}Z`, 'bar-right', 'down'],
  ]
  const mount = Math.min(width, height) * 0.13
  const [wide, tall] = [2 * (left - mount), 2 * (top - mount)]
  const scale = Math.max(wide / 300, tall / 400)
  const id = `window-${width}-${height}`
  return `<path d="M${-x} ${-y}H${x}V${y}H${-x}Z" fill="#1c2a24" opacity=".4" filter="url(#cast)" transform="translate(18 24)"/><path d="M${-left} ${-top}H${left}V${top}H${-left}Z" fill="#fbf8f0"/><clipPath id="${id}"><path d="M${-wide / 2} ${-tall / 2}H${wide / 2}V${tall / 2}H${-wide / 2}Z"/></clipPath><g clip-path="url(#${id})"><g transform="scale(${scale.toFixed(3)})">${picture}</g></g><path d="M${-wide / 2} ${tall / 2}V${-tall / 2}H${wide / 2}" fill="none" stroke="#b9ad97" stroke-width="5"/><path d="M${-wide / 2} ${tall / 2}H${wide / 2}V${-tall / 2}" fill="none" stroke="#fff" stroke-width="5"/><path d="M${-left} ${top}V${-top}H${left}" fill="none" stroke="#1c2a24" stroke-width="26" opacity=".3" filter="url(#near)"/><path d="M${-left} ${-top}H${left}V${top}H${-left}Z" fill="url(#pane)"/>${sides.map(([path, fill, filter]) => `<path d="${path}" fill="url(#${fill})"/><path d="${path}" filter="url(#${filter})"/>`).join('')}<path d="M${-x} ${-y}L${-left} ${-top}M${x} ${-y}L${left} ${-top}M${-x} ${y}L${-left} ${top}M${x} ${y}L${left} ${top}" stroke="#1c1208" stroke-width="2" opacity=".6"/><path d="M${-x + 2} ${y}V${-y + 2}H${x}" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>`
}

export const framesFront = (wood: string) => () =>
  show(
    'home-decor',
    paints(wood),
    place(draw(frame(470, 640, river)), 'translate(380 590)'),
    place(draw(frame(370, 370, paddy, 26)), 'translate(850 420)'),
    place(draw(frame(300, 400, lotus, 24)), 'translate(816 842)'),
  )

/** One of them standing on a shelf. */
export const frameStanding = (wood: string) => () => {
  const board = linear(
    'board',
    [
      [0, '#f7efe0'],
      [1, '#cdb892'],
    ],
    [0, 0, 0, 1],
  )
  return show(
    'home-decor',
    paints(wood),
    draw(
      `<path d="M90 950H1110V1000H90Z" fill="${board.url}"/><path d="M90 1000H1110V1018H90Z" fill="#9a8460"/><path d="M90 952H1110" stroke="#fff" stroke-width="4" opacity=".8"/>${floorShadow(660, 952, 330, 20)}<path d="M760 420L920 950H880L720 440Z" fill="#2b2018"/>`,
      board,
    ),
    place(draw(frame(520, 700, lotus, 34)), 'translate(580 600)skewY(-3)scale(.96 1)'),
  )
}

export const frameClose = (wood: string) => () =>
  show(
    'home-decor',
    paints(wood),
    place(draw(frame(520, 700, river, 34)), 'translate(640 860)scale(2)'),
  )
