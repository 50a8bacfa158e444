/** How goods of these two categories are built: parts with their definitions, round bodies, grain and soft edges. */
import { type CategorySlug, type Gradient, darken, lighten, linear, scene } from '../kit.ts'

/** A piece of a picture together with the gradients, filters and clip paths it needs. */
export interface Part {
  shapes: string
  definitions: readonly (Gradient | string)[]
}

export const draw = (shapes: string, ...definitions: readonly (Gradient | string)[]): Part => ({
  shapes,
  definitions,
})

export const join = (...parts: readonly Part[]): Part => ({
  shapes: parts.map((part) => part.shapes).join(''),
  definitions: parts.flatMap((part) => part.definitions),
})

export const place = (part: Part, transform: string): Part => ({
  ...part,
  shapes: `<g transform="${transform}">${part.shapes}</g>`,
})

/** Moves a part into the definitions, to be drawn any number of times with `again`. */
export const keep = (id: string, part: Part): Part =>
  draw('', ...part.definitions, `<g id="${id}">${part.shapes}</g>`)

export const again = (id: string, transform: string) =>
  `<use href="#${id}" transform="${transform}"/>`

export function show(category: CategorySlug, ...parts: readonly Part[]): string {
  const { shapes, definitions } = join(...parts)
  return scene(category, shapes, definitions)
}

export const round = (value: number) => Math.round(value * 10) / 10

const round2 = (value: number) => Math.round(value * 100) / 100

/** The same numbers in every run (mulberry32), so that a picture never changes by itself. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const repeat = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('')

export type Point = readonly [x: number, y: number]

/** A smooth line through the points, without its first move; a point given twice is a corner. */
function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      if (from[0] === to[0] && from[1] === to[1]) return ''
      const before = points[index - 1] ?? from
      const after = points[index + 2] ?? to
      const numbers = [
        from[0] + (to[0] - before[0]) / 6,
        from[1] + (to[1] - before[1]) / 6,
        to[0] - (after[0] - from[0]) / 6,
        to[1] - (after[1] - from[1]) / 6,
        ...to,
      ]
      const steps = numbers.map((one, at) => Math.round(one) - Math.round(from[at % 2 ? 1 : 0]))
      return `c${steps.join(' ').replaceAll(' -', '-')}`
    })
    .join('')
}

export const smooth = (points: readonly Point[]) =>
  `M${(points[0] ?? [0, 0]).map(Math.round).join(' ')}${through(points)}`

const everywhere = 'filterUnits="userSpaceOnUse" x="-700" y="-700" width="2600" height="2600"'

export const blur = (id: string, deviation: number) =>
  `<filter id="${id}" ${everywhere}><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Turns a filled shape into specks of one colour: clay, linen, wood, soil. Draw the shape again over its plain fill. */
export function grain(
  id: string,
  color: string,
  frequency: string,
  { strength = 2, threshold = 0.5, seed = 3 } = {},
): string {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    round3(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${strength} 0 0 0 ${round3(-strength * threshold)}"/><feComposite operator="in" in2="SourceGraphic"/></filter>`
}

const round3 = (value: number) => Math.round(value * 1000) / 1000

export const clip = (id: string, path: string) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath>`

/** A body turned on a wheel or lathe: radii from top to bottom, seen a little from above. */
export interface Turning {
  cx: number
  profile: readonly (readonly [radius: number, y: number])[]
  /** Height of an ellipse against its width. */
  tilt?: number
}

/** A line down the body's front; across runs from -1 (left edge) to 1 (right edge). */
function meridian({ cx, profile, tilt = 0.16 }: Turning, across: number): Point[] {
  const bulge = tilt * Math.sqrt(Math.max(0, 1 - across * across))
  return profile.map(([radius, y]) => [cx + radius * across, y + radius * bulge])
}

/** The part of the body's front between two meridians. */
export function gore(turning: Turning, from: number, to: number): string {
  const back = meridian(turning, to).toReversed()
  return `${smooth(meridian(turning, from))}L${(back[0] ?? [0, 0]).map(Math.round).join(' ')}${through(back)}Z`
}

export function outline(turning: Turning): string {
  const { cx, profile, tilt = 0.16 } = turning
  const [top] = profile.at(0) ?? [0]
  const [foot, floor] = profile.at(-1) ?? [0, 0]
  const right = meridian(turning, 1).toReversed()
  return `${smooth(meridian(turning, -1))}A${foot} ${round(foot * tilt)} 0 0 0 ${Math.round(cx + foot)} ${Math.round(floor)}${through(right)}A${top} ${round(top * tilt)} 0 0 0 ${round(cx - top)} ${profile[0]?.[1] ?? 0}Z`
}

/** The front half of a level circle on a turned body. */
export const hoop = (cx: number, y: number, radius: number, tilt = 0.16) =>
  `M${round(cx - radius)} ${round(y)}A${round(radius)} ${round(radius * tilt)} 0 0 0 ${round(cx + radius)} ${round(y)}`

export interface Finish {
  color: string
  /** 0 is chalk, 1 is glaze. */
  shine?: number
  /** Markup drawn on the body under the light, such as bands or a pattern. */
  decor?: string
  /** How soft the light's edges are. */
  soft?: number
  /** How dark the shaded side gets; wax and paper let light through. */
  depth?: number
}

/** A turned body in its light: shade that follows the shape on the right, a soft light band on the left. */
export function turned(id: string, turning: Turning, finish: Finish): Part {
  const { color, shine = 0.3, decor = '', soft = 22, depth = 1 } = finish
  const body = outline(turning)
  const base = linear(`${id}-base`, [
    [0, darken(color, 0.16 * depth)],
    [0.25, lighten(color, 0.16)],
    [0.55, color],
    [1, darken(color, 0.34 * depth)],
  ])
  const foot = linear(
    `${id}-foot`,
    [
      [0.6, darken(color, 0.7), 0],
      [1, darken(color, 0.7), 0.4 * depth],
    ],
    [0, 0, 0, 1],
  )
  const glint = shine > 0.5 ? gore(turning, -0.66, -0.56) : ''
  const shapes = `<path d="${body}" fill="${base.url}"/><g clip-path="url(#${id}-clip)">${decor}<g filter="url(#${id}-soft)"><path d="${gore(turning, 0.42, 1.25)}" fill="${darken(color, 0.62)}" opacity="${round2(0.42 * depth)}"/><path d="${gore(turning, -1.2, -0.93)}" fill="${darken(color, 0.55)}" opacity="${round2(0.35 * depth)}"/><path d="${gore(turning, -0.7, -0.36)}" fill="#fff" opacity="${round(shine * 10) / 10}"/></g><path d="${gore(turning, 0.9, 0.96)}" fill="${lighten(color, 0.5)}" opacity=".22"/><path d="${glint}" fill="#fff" opacity="${round(shine * 6) / 10}"/><path d="${body}" fill="${foot.url}"/></g>`
  return draw(shapes, base, foot, blur(`${id}-soft`, soft), clip(`${id}-clip`, body))
}

/** The mouth of a turned body: lip, wall and the dark inside. */
export function mouth(
  id: string,
  {
    cx,
    y,
    radius,
    tilt = 0.16,
    wall = 14,
  }: { cx: number; y: number; radius: number; tilt?: number; wall?: number },
  color: string,
  inside = darken(color, 0.55),
): Part {
  const lip = linear(`${id}-lip`, [
    [0, lighten(color, 0.3)],
    [0.35, lighten(color, 0.45)],
    [1, darken(color, 0.08)],
  ])
  const hollow = linear(
    `${id}-hollow`,
    [
      [0, darken(inside, 0.45)],
      [0.6, inside],
      [1, lighten(inside, 0.18)],
    ],
    [0.1, 0, 0.75, 1],
  )
  const inner = radius - wall
  return draw(
    `<ellipse cx="${cx}" cy="${y}" rx="${radius}" ry="${round(radius * tilt)}" fill="${lip.url}"/><ellipse cx="${cx}" cy="${round(y + wall * tilt * 0.4)}" rx="${inner}" ry="${round(inner * tilt - wall * 0.12)}" fill="${hollow.url}"/>`,
    lip,
    hollow,
  )
}
