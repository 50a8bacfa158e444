/** What several health pictures share: display digits, leaves, glass. */
import { darken, lighten, linear } from '../kit.ts'
import { defs, round, times } from '../accessories/craft.ts'
import { lit } from '../electronics/digits.ts'

const segment: Record<string, string> = {
  a: 'M9 0H51L41 11H19z',
  b: 'M54 4V46L48 52L43 46V15z',
  c: 'M54 108V62L48 56L43 62V97z',
  d: 'M9 112H51L41 101H19z',
  e: 'M6 108V62L12 56L17 62V97z',
  f: 'M6 4V46L12 52L17 46V15z',
  g: 'M20 50H40L46 56L40 62H20L14 56z',
}

const outline = (names: string) => [...names].map((name) => segment[name] ?? '').join('')

/** A number on a liquid crystal display; 112 units high, 72 a digit. Unlit segments show faintly. */
export function digits(value: string, ink = '#17221c'): string {
  let x = 0
  return [...value]
    .map((sign) => {
      const left = x
      if (sign === '.') {
        x += 22
        return `<circle cx="${left + 5}" cy="106" r="8" fill="${ink}"/>`
      }
      x += 72
      return `<g transform="translate(${left} 0) skewX(-5)" fill="${ink}"><path d="${outline('abcdefg')}" fill-opacity="0.07"/><path d="${outline(lit[sign] ?? '')}"/></g>`
    })
    .join('')
}

const leaflet =
  'M0 0C26-22 34-70 6-128C-4-118-8-112-12-104C-8-100-12-92-20-84C-15-80-19-70-26-62C-20-58-24-48-28-40C-24-22-14-8 0 0z'

/** A twig of neem: toothed leaflets in pairs. The stalk starts at the origin and goes up. */
export function neemTwig(p: string, pairs: number, green = '#4f8a3c'): string {
  const rise = 62
  const top = pairs * rise + 24
  const one = (turn: number, y: number, flip: number) =>
    `<use href="#${p}one" transform="translate(0 ${-y}) rotate(${turn}) scale(${flip} 1)"/>`
  const leaf = `<g id="${p}one"><path d="${leaflet}" fill="url(#${p}leaf)"/><path d="${leaflet}" fill="none" stroke="${darken(green, 0.45)}" stroke-opacity="0.5" stroke-width="1.5"/><path d="M0 0Q4-70 6-122" fill="none" stroke="${lighten(green, 0.5)}" stroke-width="2.5"/><path d="M2-30l-18-12M4-54l-18-14M5-76l-14-14M2-34l17-14M4-58l17-14M5-82l11-12" stroke="${lighten(green, 0.35)}" stroke-opacity="0.6" stroke-width="1.5"/></g>`
  return `${defs(
    linear(
      `${p}leaf`,
      [
        [0, lighten(green, 0.24)],
        [0.48, green],
        [0.52, darken(green, 0.14)],
        [1, darken(green, 0.34)],
      ],
      [0, 0.2, 1, 0.6],
    ),
    leaf,
  )}<path d="M0 30Q6 ${-top / 2} 0 ${-top}" fill="none" stroke="${darken(green, 0.3)}" stroke-width="6"/><path d="M-2 30Q4 ${-top / 2} -2 ${-top}" fill="none" stroke="${lighten(green, 0.3)}" stroke-width="2"/>${times(pairs, (i) => `${one(-62 + i * 4, 30 + i * rise, 1)}${one(62 - i * 4, 44 + i * rise, -1)}`)}${one(-4, top, 1)}`
}

/** Evenly scattered yet irregular points in an ellipse: seeds, bubbles, crumbs. */
export const scatter = (count: number, rx: number, ry: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.6) / count)
    const angle = i * 2.399963
    return [round(Math.cos(angle) * reach * rx), round(Math.sin(angle) * reach * ry)]
  })
