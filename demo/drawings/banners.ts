import { darken, lighten } from './kit.ts'
import { speaker } from './electronics/bluetooth-speaker.ts'
import { lamp } from './electronics/desk-lamp.ts'
import { openCase } from './electronics/earbuds.ts'
import { powerBank } from './electronics/power-bank.ts'
import { fan } from './electronics/rechargeable-fan.ts'
import { watch } from './electronics/smart-watch.ts'
import { teaCup } from './home/dinner-set.ts'
import { kettle } from './home/electric-kettle.ts'
import { masalaDani } from './home/masala-dani.ts'
import { madeBed } from './home/nakshi-kantha-bedsheet.ts'
import { pen } from './home/pen.ts'
import type { Piece } from './home/pen.ts'
import { cooker } from './home/pressure-cooker.ts'
import { box, ellipse, line, path, place, ring } from './home/shapes.ts'
import type { Placed } from './home/shapes.ts'
import { tiffin } from './home/tiffin-carrier.ts'

const green = '#0b6b4f'
const marigold = '#f4a300'
const warm = '#fbfaf6'

interface Banner {
  slug: string
  title: { en: string; bn: string }
  link: string
  placement: 'slider' | 'new-offer'
  drawing: () => string
}

const shadow =
  '<radialGradient id="floor-shadow"><stop offset="0" stop-color="#101c16" stop-opacity=".4"/><stop offset=".6" stop-color="#101c16" stop-opacity=".16"/><stop offset="1" stop-color="#101c16" stop-opacity="0"/></radialGradient>'

/** Goods before a backdrop that fills the banner; the left third stays calm for the title. */
function banner(backdrop: Piece, ...shapes: readonly Placed[]): string {
  const definitions = [backdrop, ...shapes.map(([piece]) => piece)].flatMap(
    (one) => one.definitions,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" width="1600" height="700"><defs>${shadow}${definitions.join('')}</defs>${backdrop.shapes}${shapes.map(place).join('')}</svg>`
}

interface Room {
  wall: string
  disc: string
  floor: string
}

function room({ wall, disc, floor }: Room): Piece {
  const p = pen('bg')
  const light = p.radial(
    [
      [0, lighten(wall, 0.16)],
      [0.6, wall],
      [1, darken(wall, 0.08)],
    ],
    [0.3, 0.1, 1],
  )
  const round = p.radial(
    [
      [0, lighten(disc, 0.22)],
      [0.7, disc],
      [1, darken(disc, 0.1)],
    ],
    [0.36, 0.3, 0.85],
  )
  return p.piece(
    box([0, 0, 1600, 700, 0], light),
    ellipse([1110, 330, 400, 400], round),
    ring([1110, 330, 440, 440], disc, 2, 'opacity=".35"'),
    box(
      [0, 560, 1600, 140, 0],
      p.down([
        [0, lighten(floor, 0.12)],
        [0.14, floor],
        [1, darken(floor, 0.1)],
      ]),
    ),
    line('M0 560.5H1600', lighten(floor, 0.5), 2, 'opacity=".55"'),
  )
}

/** Warm light around a lamp that is switched on. */
function glow(): Piece {
  const p = pen('gw')
  return p.piece(
    ellipse(
      [0, 0, 340, 260],
      p.radial(
        [
          [0, '#ffe9a8', 0.5],
          [0.6, '#ffe9a8', 0.14],
          [1, '#ffe9a8', 0],
        ],
        [0.5, 0.5, 0.5],
      ),
    ),
  )
}

const kitchen = () =>
  banner(
    room({ wall: '#f8f2e4', disc: green, floor: '#ead9b8' }),
    [tiffin(3), 780, 600, 0.68],
    [kettle('#f1e7d3'), 1356, 604, 0.72],
    [cooker('large'), 1010, 622, 0.72],
    [masalaDani(), 776, 676, 0.4],
    [teaCup('#27427a'), 1196, 664, 0.6],
  )

const powerCut = () =>
  banner(
    room({ wall: '#0a5a43', disc: '#0f8262', floor: '#084634' }),
    [glow(), 1080, 600, 1.3],
    [lamp('#f1efe9', true), 1410, 620, 0.76],
    [fan('#f1efe9', true), 880, 628, 0.68],
    [powerBank('#24282c'), 1130, 642, 0.4],
  )

function plant(): Piece {
  const p = pen('pl')
  const leaf = p.linear(
    [
      [0, '#4aa079'],
      [0.5, green],
      [1, '#064532'],
    ],
    [0, 0, 1, 1],
  )
  const blade = (turn: number, long: number) =>
    path(
      `M0 0C${-long * 0.22} ${-long * 0.3} ${-long * 0.16} ${-long * 0.8} 0 ${-long}C${long * 0.16} ${-long * 0.8} ${long * 0.22} ${-long * 0.3} 0 0Z`,
      leaf,
      `transform="translate(0 -120) rotate(${turn})"`,
    )
  return p.piece(
    ellipse([6, 2, 90, 14], 'url(#floor-shadow)'),
    ...[
      [-58, 190],
      [56, 200],
      [-30, 250],
      [32, 240],
      [0, 280],
    ].map(([turn = 0, long = 0]) => blade(turn, long)),
    path('M-70 -130H70L54 -8Q52 0 40 0H-40Q-52 0 -54 -8Z', p.cylinder('#c9825a')),
    box([-78, -146, 156, 30, 6], p.cylinder('#d8956c')),
  )
}

const bedding = () =>
  banner(
    room({ wall: warm, disc: marigold, floor: '#e9d9bd' }),
    [plant(), 1506, 606, 0.84],
    [madeBed('indigo'), 1050, 636, 0.8],
  )

const sound = () =>
  banner(
    room({ wall: '#f7b32b', disc: '#ffd373', floor: '#e79600' }),
    [speaker('#0b6b4f'), 1340, 630, 0.78],
    [watch('#24282c'), 1090, 352, 0.66, 10],
    [openCase('#f2f2ee'), 860, 650, 0.72],
  )

/** Three for the slider, one for the new offer. */
export const banners: Banner[] = [
  {
    slug: 'kitchen-for-years',
    title: { en: 'A kitchen that lasts for years', bn: 'বছরের পর বছর টেকে এমন রান্নাঘর' },
    link: '/shop/home',
    placement: 'slider',
    drawing: kitchen,
  },
  {
    slug: 'ready-for-load-shedding',
    title: { en: 'Power cut? Light and breeze stay on', bn: 'লোডশেডিংয়েও আলো-বাতাস থাকুক ঘরে' },
    link: '/shop/electronics',
    placement: 'slider',
    drawing: powerCut,
  },
  {
    slug: 'nakshi-kantha-bedding',
    title: { en: 'Nakshi kantha for your bed', bn: 'বিছানায় নকশি কাঁথার ছোঁয়া' },
    link: '/product/nakshi-kantha-cotton-bedsheet',
    placement: 'slider',
    drawing: bedding,
  },
  {
    slug: 'new-sound-new-watch',
    title: { en: 'New in: sound for every pocket', bn: 'নতুন এল: সাধ্যের মধ্যে সেরা সাউন্ড' },
    link: '/shop/electronics',
    placement: 'new-offer',
    drawing: sound,
  },
]
