/** The one hand that draws every demonstration picture: a tinted round backdrop, soft light from the upper left, a soft floor shadow. */

export type CategorySlug =
  | 'home'
  | 'electronics'
  | 'health'
  | 'accessories'
  | 'garden'
  | 'home-decor'

/** Each category stands before its own colour: paper behind, a disc on it. */
export const tints: Record<CategorySlug, { paper: string; disc: string }> = {
  home: { paper: '#f7f3ea', disc: '#f0dfc0' },
  electronics: { paper: '#f0f4f8', disc: '#cfdfee' },
  health: { paper: '#eff7f2', disc: '#c9e6d5' },
  accessories: { paper: '#f9f1ee', disc: '#f2d3c8' },
  garden: { paper: '#f3f7ea', disc: '#d7e6b4' },
  'home-decor': { paper: '#f5f1f8', disc: '#ddd0ea' },
}

/** Pictures are square, 1200 units a side. The goods stand around x 600, on a floor at about y 960. */
export const side = 1200

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two #rrggbb colours; amount 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from)
  const b = channels(to)
  const mixed = a.map((channel, index) =>
    Math.round(channel + ((b[index] ?? 0) - channel) * amount),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (hex: string, amount: number) => mix(hex, '#ffffff', amount)
export const darken = (hex: string, amount: number) => mix(hex, '#101814', amount)

export interface Gradient {
  id: string
  /** Use as the value of fill or stroke. */
  url: string
  markup: string
}

type Stop = readonly [offset: number, color: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')
}

/** A gradient along a line, in fractions of the shape's box (default: left to right). */
export function linear(
  id: string,
  list: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0],
): Gradient {
  const markup = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`
  return { id, url: `url(#${id})`, markup }
}

/** A gradient from a light spot outwards, in fractions of the shape's box (default: light from the upper left). */
export function radial(
  id: string,
  list: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number] = [0.35, 0.3, 0.8],
): Gradient {
  const markup = `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`
  return { id, url: `url(#${id})`, markup }
}

/** A round body (jar, cup, pipe) lit from the left: edge dark, light band, body, dark, thin rim light. */
export function cylinder(id: string, color: string): Gradient {
  return linear(id, [
    [0, darken(color, 0.22)],
    [0.22, lighten(color, 0.35)],
    [0.45, color],
    [0.85, darken(color, 0.25)],
    [1, darken(color, 0.12)],
  ])
}

/** A ball lit from the upper left. */
export function ball(id: string, color: string): Gradient {
  return radial(id, [
    [0, lighten(color, 0.45)],
    [0.45, color],
    [1, darken(color, 0.35)],
  ])
}

/** The soft shadow where goods touch the floor; draw it before them. */
export function floorShadow(cx: number, cy: number, rx: number, ry = rx * 0.14): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#floor-shadow)"/>`
}

/** Puts goods before their category's backdrop. `definitions` are the gradients and clip paths that `goods` uses. */
export function scene(
  category: CategorySlug,
  shapes: string,
  definitions: readonly (Gradient | string)[] = [],
): string {
  const { paper, disc } = tints[category]
  const markup = definitions.map((one) => (typeof one === 'string' ? one : one.markup)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><defs><radialGradient id="disc" cx="0.36" cy="0.3" r="0.85"><stop offset="0" stop-color="${lighten(disc, 0.45)}"/><stop offset="1" stop-color="${disc}"/></radialGradient><radialGradient id="floor-shadow"><stop offset="0" stop-color="#1c2a24" stop-opacity="0.34"/><stop offset="0.6" stop-color="#1c2a24" stop-opacity="0.14"/><stop offset="1" stop-color="#1c2a24" stop-opacity="0"/></radialGradient>${markup}</defs><rect width="${side}" height="${side}" fill="${paper}"/><circle cx="600" cy="585" r="500" fill="url(#disc)"/>${shapes}</svg>`
}
