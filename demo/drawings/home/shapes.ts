/** Short hand for the marks that a drawing is made of. */
import { floorShadow, scene } from '../kit.ts'
import type { CategorySlug } from '../kit.ts'
import type { Piece } from './pen.ts'

type Four = readonly [number, number, number, number]
type Five = readonly [number, number, number, number, number]

export const n = (value: number) => String(Math.round(value * 10) / 10)

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const ellipse = ([cx, cy, rx, ry]: Four, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const ring = (at: Four, color: string, width: number, more = '') =>
  ellipse(at, 'none', `stroke="${color}" stroke-width="${width}" ${more}`)

/** A box at x, y with width, height and rounded corners. */
export const box = ([x, y, width, height, corner]: Five, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(corner)}" fill="${fill}" ${more}/>`

export const group = (more: string, ...shapes: readonly string[]) =>
  `<g ${more}>${shapes.join('')}</g>`

/** Moves, scales or turns what is drawn, in SVG's own words. */
export const moved = (transform: string, ...shapes: readonly string[]) =>
  group(`transform="${transform}"`, ...shapes)

/** The outline of an upright round body: middle, top, bottom, radius at the top and at the bottom. */
export function drum([cx, top, bottom, wide, foot]: Five, tilt = 0.16) {
  const lower = `A${n(foot)} ${n(foot * tilt)} 0 0 0 ${n(cx + foot)} ${n(bottom)}`
  const upper = `A${n(wide)} ${n(wide * tilt)} 0 0 0 ${n(cx - wide)} ${n(top)}`
  return `M${n(cx - wide)} ${n(top)}L${n(cx - foot)} ${n(bottom)}${lower}L${n(cx + wide)} ${n(top)}${upper}Z`
}

/** A belt on the near side of a round body: middle, upper edge, lower edge, radius. */
export const belt = ([cx, top, bottom, r]: Four, tilt = 0.16) =>
  `M${n(cx - r)} ${n(top)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(cx + r)} ${n(top)}V${n(bottom)}A${n(r)} ${n(r * tilt)} 0 0 1 ${n(cx - r)} ${n(bottom)}Z`

/** The near half of a level ring around a round body. */
export const hoop = (cx: number, y: number, radius: number, tilt = 0.16) =>
  `M${n(cx - radius)} ${n(y)}A${n(radius)} ${n(radius * tilt)} 0 0 0 ${n(cx + radius)} ${n(y)}`

/** Where goods touch the floor: a wide soft shadow falling to the right, a dark one right under them. */
export const ground = (cx: number, y: number, rx: number, ry = rx * 0.13) =>
  floorShadow(cx + rx * 0.14, y + ry * 0.1, rx * 1.32, ry * 1.7) +
  floorShadow(cx, y, rx * 1.06, ry) +
  floorShadow(cx, y, rx * 1.02, ry * 0.7)

/** The same numbers every time, so that the same picture comes out every time. */
function dice(seed: number) {
  let state = seed * 7919
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Dots (or short strokes of some length) spread over an ellipse, as one path to stroke. */
export function specks(count: number, [cx, cy, rx, ry]: Four, seed: number, length = 0) {
  const roll = dice(seed)
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const angle = roll() * Math.PI * 2
    const reach = Math.sqrt(roll())
    const slope = roll() * Math.PI * 2
    const x = cx + Math.cos(angle) * reach * rx
    const y = cy + Math.sin(angle) * reach * ry
    const run = length === 0 ? 0.1 : Math.cos(slope) * length
    d += `M${n(x)} ${n(y)}l${n(run)} ${n(Math.sin(slope) * length * 0.6)}`
  }
  return d
}

/** Fine level strokes over a box, as on brushed metal. */
export function brushed(count: number, [x, y, width, height]: Four, seed: number) {
  const roll = dice(seed)
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const start = x + roll() * width * 0.5
    d += `M${n(start)} ${n(y + (index / count) * height)}h${n(width * (0.2 + roll() * 0.4))}`
  }
  return d
}

/** A piece, then where its foot stands, how large it is and how it is turned. */
export type Placed = readonly [piece: Piece, x?: number, y?: number, scale?: number, turn?: number]

export function place([piece, x = 600, y = 960, scale = 1, turn = 0]: Placed) {
  return moved(`translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${scale})`, piece.shapes)
}

/** A whole picture of pieces, the farthest first. */
export function picture(category: CategorySlug, ...pieces: readonly Placed[]): string {
  const definitions = pieces.flatMap(([piece]) => piece.definitions)
  return scene(category, pieces.map(place).join(''), definitions)
}
