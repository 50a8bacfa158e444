/** Strokes that several goods share. Every id starts with the piece's own prefix, so that pieces can stand together in one picture. */
import type { Gradient } from '../kit.ts'

export const defs = (...list: readonly (Gradient | string)[]): string =>
  `<defs>${list.map((one) => (typeof one === 'string' ? one : one.markup)).join('')}</defs>`

export const clip = (id: string, d: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath>`

export const blur = (id: string, amount: number): string =>
  `<filter id="${id}" x="-0.6" y="-0.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="${amount}"/></filter>`

/** A lit, uneven surface (leather, weave, paper): what is drawn with this filter gets bumps of the given size and depth. */
export const surface = (id: string, frequency: string, depth: number, octaves = 3): string =>
  `<filter id="${id}" x="-0.02" y="-0.02" width="1.04" height="1.04" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="4"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${depth}" lighting-color="#fff" result="lit"><feDistantLight azimuth="225" elevation="55"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k1="1.22"/><feComposite in2="SourceGraphic" operator="in"/></filter>`

/** Moves, turns and scales a piece, as an SVG transform. */
export const place = (transform: string, markup: string): string =>
  `<g transform="${transform}">${markup}</g>`

/** A row of stitches along a path: each thread casts a little shadow. */
export const stitches = (d: string, thread: string, width = 4, dash = '15 9'): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity="0.38" stroke-width="${width + 1.5}" stroke-dasharray="${dash}" stroke-linecap="round" transform="translate(1 2.5)"/><path d="${d}" fill="none" stroke="${thread}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`

/** A rounded rectangle (x, y, width, height) as path data. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
): string =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`

export const round = (value: number): number => Math.round(value * 10) / 10

/** Repeats a drawing, by index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Keeps a piece's ids apart from those of other pieces in the same picture. */
export const apart = (prefix: string, markup: string): string =>
  markup.replace(/(\bid="|url\(#|href="#)/g, `$1${prefix}`)
