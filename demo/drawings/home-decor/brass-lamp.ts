import { floorShadow, radial } from '../kit.ts'
import {
  type Part,
  type Turning,
  draw,
  gore,
  hoop,
  join,
  mouth,
  place,
  show,
  turned,
} from '../garden/craft.ts'

const brass = '#c08f34'

/** Polished brass: a dark and a bright reflection run down the body beside the soft light. */
function cast(id: string, profile: Turning['profile'], decor = ''): Part {
  const turning = { cx: 600, profile, tilt: 0.14 }
  return turned(id, turning, {
    color: brass,
    shine: 0.75,
    soft: 12,
    decor: `${decor}<g filter="url(#${id}-soft)"><path d="${gore(turning, -0.3, -0.05)}" fill="#5f3c0c" opacity=".5"/><path d="${gore(turning, 0.12, 0.4)}" fill="#fdebb4" opacity=".55"/></g>`,
  })
}

const rings = (list: readonly (readonly [y: number, radius: number])[]) =>
  list
    .map(
      ([y, radius]) =>
        `<path d="${hoop(600, y, radius, 0.14)}" fill="none" stroke="#5f3c0c" stroke-width="4" opacity=".55"/><path d="${hoop(600, y - 5, radius, 0.14)}" fill="none" stroke="#fff0c4" stroke-width="3" opacity=".7"/>`,
    )
    .join('')

const glow = () =>
  radial(
    'glow',
    [
      [0, '#ffd77a', 0.75],
      [0.4, '#ffc65c', 0.3],
      [1, '#ffc65c', 0],
    ],
    [0.5, 0.5, 0.5],
  )

const flame = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y})scale(${size})"><circle cy="-34" r="150" fill="url(#glow)"/><path d="M0 6C-24 2 -28 -24 -14 -46C-8 -58 -2 -72 2 -92C12 -70 26 -48 24 -24C22 -4 12 6 0 6Z" fill="#ff9d2e"/><path d="M1 4C-15 0 -18 -20 -8 -36C-3 -46 0 -54 2 -66C10 -48 17 -34 15 -18C14 -4 8 4 1 4Z" fill="#ffd45e"/><path d="M1 2C-7 0 -8 -12 -3 -22L2 -32C8 -20 9 -12 8 -6C7 0 4 2 1 2Z" fill="#fffbe6"/></g>`

/** The bowl for the oil, with five lips for wicks; its rim at y 372. */
function bowl(lit: boolean): Part {
  const lips = [
    [407, 389],
    [477, 413],
    [600, 422],
    [723, 413],
    [793, 389],
  ] as const
  const lip = lips
    .map(
      ([x, y]) =>
        `<path d="M${x - 38} ${y - 4}C${x - 36} ${y + 34} ${x + 36} ${y + 34} ${x + 38} ${y - 4}Z" fill="url(#lip)"/><ellipse cx="${x}" cy="${y - 4}" rx="38" ry="14" fill="#f3d88f"/><ellipse cx="${x}" cy="${y - 3}" rx="28" ry="9" fill="#7a4f10"/><path d="M${x - 30} ${y + 6}Q${x - 20} ${y + 20} ${x - 4} ${y + 23}" fill="none" stroke="#fff2c8" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
    )
    .join('')
  const wicks = lips
    .map(
      ([x, y]) =>
        `<path d="M${600 + (x - 600) * 0.6} ${372 + (y - 372) * 0.3}L${x} ${y - 6}" stroke="#f6efdf" stroke-width="9" stroke-linecap="round"/><circle cx="${x}" cy="${y - 8}" r="6" fill="#2b1c0c"/>`,
    )
    .join('')
  return join(
    cast('bowl', [
      [190, 372],
      [184, 408],
      [140, 458],
      [60, 492],
      [34, 510],
    ]),
    mouth('bowl-mouth', { cx: 600, y: 372, radius: 190, tilt: 0.2, wall: 12 }, brass, '#7a4f10'),
    draw(
      `<ellipse cx="600" cy="382" rx="160" ry="26" fill="#b98a2a" opacity=".75"/><path d="M470 376Q560 362 640 366" stroke="#fff2c8" stroke-width="6" fill="none" opacity=".7" stroke-linecap="round"/>${lip}${wicks}` +
        (lit ? lips.map(([x, y]) => flame(x, y - 8, 0.72)).join('') : ''),
      radial(
        'lip',
        [
          [0, '#fdebb4'],
          [0.45, '#c08f34'],
          [1, '#5f3c0c'],
        ],
        [0.35, 0.2, 0.9],
      ),
      glow(),
    ),
  )
}

function stand(): Part {
  return join(
    cast(
      'foot',
      [
        [120, 838],
        [132, 852],
        [210, 880],
        [252, 916],
        [250, 944],
      ],
      rings([
        [872, 176],
        [900, 232],
      ]),
    ),
    cast(
      'stem',
      [
        [40, 505],
        [62, 520],
        [62, 520],
        [30, 545],
        [24, 600],
        [60, 640],
        [78, 676],
        [60, 712],
        [26, 744],
        [30, 780],
        [66, 800],
        [66, 800],
        [90, 816],
        [120, 842],
      ],
      rings([
        [521, 60],
        [664, 74],
        [690, 74],
        [800, 66],
      ]),
    ),
  )
}

const finial = (): Part =>
  cast('finial', [
    [4, 196],
    [14, 214],
    [8, 236],
    [26, 262],
    [30, 288],
    [16, 314],
    [34, 336],
    [34, 352],
    [24, 372],
  ])

const lamp = (lit: boolean): Part => join(stand(), bowl(lit), place(finial(), 'translate(0 8)'))

export const lampLit = () =>
  show(
    'home-decor',
    draw(floorShadow(640, 966, 380, 48)),
    place(lamp(true), 'translate(-60 -76)scale(1.1)'),
  )

export const lampUnlit = () =>
  show(
    'home-decor',
    draw(floorShadow(640, 966, 380, 48)),
    place(lamp(false), 'translate(-60 -76)scale(1.1)'),
  )

/** From close by: the bowl, the wicks and the polish. */
export const lampClose = () =>
  show('home-decor', place(lamp(true), 'translate(-480 -90)scale(1.8)'))
