import { darken, lighten, linear, radial } from '../kit.ts'
import { type Part, blur, draw, grain, place, repeat, show } from '../garden/craft.ts'

const turn = (angle: number, markup: string) => `<g transform="rotate(${angle})">${markup}</g>`

/** The clock's face, its middle at 0,0 and its rim at 400. */
function face(wood: string): Part {
  const dark = wood < '#800000'
  const rim = linear(
    'rim',
    [
      [0, lighten(wood, 0.36)],
      [0.45, wood],
      [1, darken(wood, 0.45)],
    ],
    [0.1, 0, 0.9, 1],
  )
  const inner = linear(
    'inner',
    [
      [0, darken(wood, 0.5)],
      [0.5, wood],
      [1, lighten(wood, 0.4)],
    ],
    [0.1, 0, 0.9, 1],
  )
  const dial = radial(
    'dial',
    [
      [0, '#fffdf6'],
      [0.7, '#f7f0e0'],
      [1, '#e6dabf'],
    ],
    [0.4, 0.35, 0.75],
  )
  const brass = linear(
    'brass',
    [
      [0, '#fbeec2'],
      [0.5, '#cf9b3c'],
      [1, '#7b5216'],
    ],
    [0, 0, 1, 1],
  )
  const ring =
    'M-400 0A400 400 0 1 1 400 0A400 400 0 1 1 -400 0ZM-318 0A318 318 0 1 0 318 0A318 318 0 1 0 -318 0Z'
  const hours = repeat(12, (hour) =>
    turn(
      hour * 30,
      hour % 3
        ? `<path d="M-6 -292H6V-250H-6Z" fill="${brass.url}"/>`
        : `<path d="M-10 -294H10V-226H-10Z" fill="${brass.url}"/><path d="M-7 -292V-228" stroke="#fff7da" stroke-width="3" opacity=".8"/>`,
    ),
  )
  const minutes = repeat(60, (minute) =>
    minute % 5
      ? turn(minute * 6, '<path d="M0 -292V-278" stroke="#8d7a52" stroke-width="3.5"/>')
      : '',
  )
  const hand = (length: number, width: number, angle: number) => {
    const shape = `M${-width} 40L${-width * 0.7} ${-length * 0.8}L0 ${-length}L${width * 0.7} ${-length * 0.8}L${width} 40Z`
    return `<g transform="translate(7 10)rotate(${angle})"><path d="${shape}" fill="#1c2a24" opacity=".25" filter="url(#hand-blur)"/></g>${turn(angle, `<path d="${shape}" fill="#2b2622"/><path d="M0 36V${-length}L${width * 0.7} ${-length * 0.8}L${width} 40Z" fill="#4a433c"/>`)}`
  }
  return draw(
    `<path d="${ring}" fill="${rim.url}"/><path d="${ring}" filter="url(#wood)"/><circle r="397" fill="none" stroke="${lighten(wood, 0.5)}" stroke-width="5" opacity=".55"/><circle r="324" fill="none" stroke="${inner.url}" stroke-width="14"/><circle r="318" fill="${dial.url}"/><circle r="306" fill="none" stroke="#1c2a24" stroke-width="22" opacity=".13" filter="url(#hand-blur)"/>${minutes}${hours}<circle r="206" fill="none" stroke="#d9c9a2" stroke-width="2"/>${hand(168, 13, 304)}${hand(256, 10, 60)}<g transform="translate(5 8)rotate(205)"><path d="M-2 70L0 -268L2 70Z" fill="#1c2a24" opacity=".25"/></g>${turn(205, '<path d="M-3 76L-1.5 -268H1.5L3 76Z" fill="#b8402c"/>')}<circle r="23" fill="${brass.url}"/><circle cx="-4" cy="-5" r="8" fill="#fff7da" opacity=".8"/><path d="M-276 -150A314 314 0 0 1 -60 -308L120 290A314 314 0 0 1 -120 290Z" fill="#fff" opacity=".16"/>`,
    rim,
    inner,
    dial,
    brass,
    grain('wood', dark ? '#1d0d05' : '#6f421b', '0.008 0.12', {
      strength: 2.8,
      threshold: 0.46,
      seed: 5,
    }),
    blur('hand-blur', 7),
    blur('cast', 22),
  )
}

export const clockFront = (wood: string) => () =>
  show(
    'home-decor',
    draw('<circle cx="638" cy="640" r="396" fill="#1c2a24" opacity=".34" filter="url(#cast)"/>'),
    place(face(wood), 'translate(600 590)'),
  )

/** Turned to the side, so that the depth of the rim shows. */
export const clockSide = (wood: string) => () => {
  const edge = linear(
    'edge',
    [
      [0, darken(wood, 0.1)],
      [0.4, darken(wood, 0.35)],
      [1, darken(wood, 0.6)],
    ],
    [0, 0, 0, 1],
  )
  const slab = 'M545 190A290 400 0 0 1 545 990L625 990A290 400 0 0 0 625 190Z'
  return show(
    'home-decor',
    draw(
      `<ellipse cx="690" cy="630" rx="290" ry="400" fill="#1c2a24" opacity=".36" filter="url(#cast)"/><ellipse cx="625" cy="590" rx="290" ry="400" fill="${edge.url}"/><path d="${slab}" fill="${edge.url}"/><path d="${slab}" filter="url(#wood)"/>`,
      edge,
    ),
    place(face(wood), 'translate(545 590)scale(.725 1)'),
  )
}

export const clockClose = (wood: string) => () =>
  show('home-decor', place(face(wood), 'translate(330 860)scale(1.9)'))
