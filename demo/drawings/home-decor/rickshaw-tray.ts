import { darken, floorShadow, linear, radial } from '../kit.ts'
import { type Part, blur, draw, place, repeat, show } from '../garden/craft.ts'

const around = (count: number, markup: (index: number) => string) =>
  repeat(count, (index) => `<g transform="rotate(${(index * 360) / count})">${markup(index)}</g>`)

/** Brushwork of the rickshaw painters: flat colours, each stroke shaded with a lighter one. */
const rose = `<g id="rose"><circle r="58" fill="#a3173b"/><path d="M-54 -12C-50 -54 -8 -66 20 -54C-6 -46 -24 -28 -26 0C-40 8 -50 4 -54 -12Z" fill="#e23a5e"/><path d="M54 6C52 44 16 62 -12 56C14 46 26 30 28 6C38 -6 50 -6 54 6Z" fill="#e23a5e"/><path d="M-20 52C-52 44 -60 16 -52 -6C-46 22 -28 34 -4 34C4 44 -4 54 -20 52Z" fill="#f06f8b"/><path d="M26 -52C52 -38 58 -10 50 8C44 -14 30 -28 8 -30C2 -42 10 -56 26 -52Z" fill="#f06f8b"/><circle r="27" fill="#c42249"/><path d="M-20 -6C-16 -24 8 -28 20 -12C8 -16 -6 -10 -8 6C-16 6 -22 2 -20 -6Z" fill="#ffb3c3"/><path d="M14 14C4 24 -10 20 -14 8C-4 12 8 8 12 -4C20 0 20 8 14 14Z" fill="#f58aa2"/></g>`

const frond = `<g id="frond"><path d="M0 0C-30 -30 -34 -80 0 -118C34 -80 30 -30 0 0Z" fill="#0d6b3c"/><path d="M0 -6C-20 -34 -24 -76 0 -112C-4 -80 -4 -40 0 -6Z" fill="#6cc26a"/><path d="M0 -4V-106" stroke="#f4e56a" stroke-width="3"/></g>`

const plume = `<g id="plume"><path d="M0 0C-16 -90 -14 -190 0 -250C14 -190 16 -90 0 0Z" fill="#12804f"/><path d="M0 -20V-180M0 -60L-20 -92M0 -60L20 -92M0 -100L-24 -134M0 -100L24 -134M0 -140L-24 -170M0 -140L24 -170" stroke="#7bd489" stroke-width="5" stroke-linecap="round"/><path d="M0 -182C-44 -200 -44 -262 0 -286C44 -262 44 -200 0 -182Z" fill="#f2a71b"/><path d="M0 -192C-32 -206 -32 -254 0 -272C32 -254 32 -206 0 -192Z" fill="#1d9bb3"/><circle cy="-226" r="17" fill="#2b2a83"/><circle cx="-5" cy="-231" r="5" fill="#fff"/></g>`

const bird = `<path d="M-74 176C-90 110 -64 52 -30 10C-8 -20 -10 -58 -16 -84C-26 -124 10 -150 40 -132C62 -118 60 -92 46 -74C30 -50 44 -10 60 36C80 96 66 160 6 190C-26 206 -66 202 -74 176Z" fill="#1b4fb0"/><path d="M-58 168C-70 116 -46 66 -14 22C4 -6 4 -50 0 -84C12 -50 22 -6 30 34C40 90 20 150 -30 180C-44 186 -56 180 -58 168Z" fill="#4f9df0"/><path d="M-40 110Q-22 96 -4 110M-46 140Q-24 124 0 140M-24 80Q-8 68 8 80M-6 50Q6 40 18 50M4 164Q20 150 34 160" fill="none" stroke="#ffe07a" stroke-width="6" stroke-linecap="round"/><path d="M52 -112L94 -98L52 -90Z" fill="#f4a51c"/><circle cx="30" cy="-106" r="13" fill="#fff"/><circle cx="33" cy="-106" r="7" fill="#17150f"/><path d="M8 -140L-10 -186M16 -144L8 -194M24 -144L28 -192" stroke="#1b4fb0" stroke-width="5"/><circle cx="-10" cy="-188" r="9" fill="#f2c230"/><circle cx="8" cy="-198" r="9" fill="#f2c230"/><circle cx="28" cy="-196" r="9" fill="#f2c230"/><path d="M-14 194V246M-14 246L-36 254M-14 246L8 254M22 188V240M22 240L2 250M22 240L42 248" stroke="#e07a1a" stroke-width="8" stroke-linecap="round"/>`

/** The tray from above, its edge at 440. */
function tray(): Part {
  const enamel = radial(
    'enamel',
    [
      [0, '#ffd64d'],
      [0.55, '#fbb52a'],
      [1, '#ef7d1f'],
    ],
    [0.5, 0.56, 0.55],
  )
  const rim = linear(
    'rim',
    [
      [0, '#f1f4f5'],
      [0.35, '#aab3b8'],
      [0.6, '#f7f9fa'],
      [1, '#6b757a'],
    ],
    [0, 0, 1, 1],
  )
  const wall = linear(
    'wall',
    [
      [0, '#5d0f22'],
      [0.5, '#b51f3f'],
      [1, '#e8506a'],
    ],
    [0.1, 0.1, 0.9, 0.9],
  )
  const gloss = linear(
    'gloss',
    [
      [0, '#fff', 0.5],
      [0.4, '#fff', 0.04],
      [1, '#fff', 0],
    ],
    [0.1, 0, 0.8, 1],
  )
  const fan = repeat(
    11,
    (index) =>
      `<use href="#plume" transform="translate(-10 70)rotate(${-95 + index * 19})scale(${index % 2 ? 1.24 : 1.14})"/>`,
  )
  const border = around(
    32,
    (index) =>
      `<path d="M-38 -392Q0 -318 38 -392Z" fill="${index % 2 ? '#0f7d63' : '#1b4fb0'}"/><circle cy="-372" r="9" fill="#fff3c2"/>`,
  )
  const garland = [
    [-214, 176, 1.05],
    [-120, 262, 0.9],
    [0, 290, 1.12],
    [120, 262, 0.9],
    [214, 176, 1.05],
  ]
  const greens = [
    [-250, 120, -80],
    [-180, 240, -130],
    [-60, 310, 150],
    [60, 310, -150],
    [180, 240, 130],
    [250, 120, 80],
    [-160, 180, -40],
    [160, 180, 40],
    [-60, 240, -30],
    [64, 240, 30],
  ]
  return draw(
    `<circle r="440" fill="${rim.url}"/><circle r="430" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/><circle r="424" fill="${wall.url}"/><circle r="392" fill="${enamel.url}"/><g clip-path="url(#plate)">${border}<circle r="318" fill="none" stroke="#d21f45" stroke-width="10"/><circle r="330" fill="none" stroke="#fff3c2" stroke-width="5" stroke-dasharray="2 14" stroke-linecap="round"/><g clip-path="url(#field)"><g transform="translate(0 10)">${fan}</g></g><g transform="translate(-14 44)scale(.98)">${bird}</g>${greens.map(([x, y, angle]) => `<use href="#frond" transform="translate(${x} ${y})rotate(${angle})scale(.8)"/>`).join('')}${garland.map(([x, y, size]) => `<use href="#rose" transform="translate(${x} ${y})scale(${size})"/>`).join('')}<path d="M-392 0A392 392 0 0 1 392 0A392 392 0 0 0 -392 40Z" fill="#200a04" opacity=".3" filter="url(#tray-soft)"/><path d="M-360 -150A392 392 0 0 1 60 -388L-150 370A392 392 0 0 1 -392 40Z" fill="${gloss.url}"/></g>`,
    enamel,
    rim,
    wall,
    gloss,
    rose,
    frond,
    plume,
    '<clipPath id="plate"><circle r="392"/></clipPath><clipPath id="field"><circle r="312"/></clipPath>',
    blur('tray-soft', 20),
    blur('cast', 20),
  )
}

export const trayAbove = () =>
  show(
    'home-decor',
    draw('<circle cx="632" cy="628" r="436" fill="#1c2a24" opacity=".4" filter="url(#cast)"/>'),
    place(tray(), 'translate(600 590)'),
  )

/** Leaning on a wall, turned a little, so that the raised edge shows. */
export const trayLeaning = () =>
  show(
    'home-decor',
    draw(
      `${floorShadow(640, 985, 420, 50)}<ellipse cx="660" cy="610" rx="390" ry="400" fill="#1c2a24" opacity=".34" filter="url(#cast)"/><ellipse cx="632" cy="572" rx="372" ry="410" fill="#6b757a"/><ellipse cx="622" cy="572" rx="372" ry="410" fill="#c3cbd0"/><ellipse cx="612" cy="572" rx="372" ry="410" fill="${darken('#b51f3f', 0.3)}"/>`,
    ),
    place(tray(), 'translate(596 570)rotate(-4)scale(.85 .93)'),
  )

export const trayClose = () => show('home-decor', place(tray(), 'translate(560 360)scale(1.9)'))
