/** Collects the gradients, clips and blurs that one piece of goods uses. */
import { ball, cylinder, linear, radial } from '../kit.ts'
import type { Gradient } from '../kit.ts'

/** Goods that stand with the middle of their foot at 0,0, ready to be placed in a picture. */
export interface Piece {
  shapes: string
  definitions: readonly string[]
}

export type Stops = Parameters<typeof linear>[1]
type Four = readonly [number, number, number, number]
type Three = readonly [number, number, number]

/** Polished stainless steel, round, lit from the left. */
const steelStops: Stops = [
  [0, '#767f85'],
  [0.05, '#a9b2b7'],
  [0.17, '#fbfcfd'],
  [0.25, '#e3e8ea'],
  [0.42, '#a3acb1'],
  [0.52, '#8e979d'],
  [0.66, '#b9c1c5'],
  [0.8, '#eff2f3'],
  [0.88, '#a7b0b5'],
  [0.97, '#6f797f'],
  [1, '#9ba4a9'],
]

/** The prefix keeps the names of one piece apart from those of other pieces in the picture. */
export function pen(prefix: string) {
  const definitions: string[] = []
  const name = () => `${prefix}${definitions.length}`
  const add = (id: string, markup: string) => {
    definitions.push(markup.replaceAll(' stop-opacity="1"', ''))
    return `url(#${id})`
  }
  let polished = ''
  const keep = (gradient: Gradient) => add(gradient.id, gradient.markup)
  return {
    linear: (stops: Stops, box?: Four) => keep(linear(name(), stops, box)),
    down: (stops: Stops) => keep(linear(name(), stops, [0, 0, 0, 1])),
    radial: (stops: Stops, spot?: Three) => keep(radial(name(), stops, spot)),
    cylinder: (color: string) => keep(cylinder(name(), color)),
    ball: (color: string) => keep(ball(name(), color)),
    steel: () => (polished ||= keep(linear(name(), steelStops))),
    /** Between two points of the drawing itself: for strokes, and for one light over several shapes. */
    between: (stops: Stops, ends: Four) => {
      const { id, markup } = linear(name(), stops, ends)
      return add(id, markup.replace(' x1=', ' gradientUnits="userSpaceOnUse" x1='))
    },
    clip: (shape: string) => {
      const id = name()
      return `clip-path="${add(id, `<clipPath id="${id}">${shape}</clipPath>`)}"`
    },
    /** Drawn once, shown as often as wanted. */
    stamp: (markup: string) => {
      const id = name()
      add(id, `<g id="${id}">${markup}</g>`)
      return (transform: string) => `<use href="#${id}" transform="${transform}"/>`
    },
    blur: (amount: number) => {
      const id = name()
      const area = 'x="-50%" y="-50%" width="200%" height="200%"'
      const effect = `<feGaussianBlur stdDeviation="${amount}"/>`
      return `filter="${add(id, `<filter id="${id}" ${area}>${effect}</filter>`)}"`
    },
    /** A tile repeated over the shape; `slant` is an SVG transform. */
    weave: ([width, height]: readonly [number, number], tile: string, slant = '') => {
      const id = name()
      const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`
      return add(id, `<pattern id="${id}" ${size} patternTransform="${slant}">${tile}</pattern>`)
    },
    piece: (...shapes: readonly string[]): Piece => ({ shapes: shapes.join(''), definitions }),
  }
}

export type Pen = ReturnType<typeof pen>
