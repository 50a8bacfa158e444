/** Leaves and soil for everything that grows. */
import { darken, lighten, linear } from '../kit.ts'
import { type Part, type Point, dice, draw, grain, repeat, round } from './craft.ts'

const outlines = {
  /** Oval with a point: basil, chili, most herbs. */
  oval: 'C-34 -20 -34 -66 0 -100C34 -66 34 -20 0 0Z',
  /** Heart: money plant, betel. */
  heart: 'C-16 14 -50 -2 -42 -42C-36 -72 -12 -86 0 -100C12 -86 36 -72 42 -42C50 -2 16 14 0 0Z',
  /** Sword: snake plant, spider plant. */
  sword: 'C-13 -30 -13 -70 0 -100C13 -70 13 -30 0 0Z',
}

export type LeafShape = keyof typeof outlines

/** A leaf 100 units long, standing on its stalk at 0,0; set it with `leaf`. */
export function leafKind(id: string, shape: LeafShape, color: string): Part {
  const body = `M0 0${outlines[shape]}`
  const blade = linear(
    `${id}-blade`,
    [
      [0, lighten(color, 0.3)],
      [0.5, color],
      [0.51, darken(color, 0.14)],
      [1, darken(color, 0.34)],
    ],
    [0, 0.3, 1, 0.42],
  )
  const veins =
    shape === 'sword'
      ? ''
      : `<path d="M0 -20Q-14 -30 -22 -38M0 -38Q-14 -48 -22 -56M0 -56Q-10 -64 -15 -72M0 -20Q14 -30 22 -38M0 -38Q14 -48 22 -56M0 -56Q10 -64 15 -72" fill="none" stroke="${lighten(color, 0.4)}" stroke-width="1.1" opacity=".5"/>`
  return draw(
    '',
    blade,
    `<g id="${id}"><path d="${body}" fill="${blade.url}"/>${veins}<path d="M0 6Q2 -40 0 -94" fill="none" stroke="${lighten(color, 0.5)}" stroke-width="2" opacity=".75"/></g>`,
  )
}

export function leaf(
  id: string,
  [x, y]: Point,
  angle: number,
  [across, along]: Point = [1, 1],
): string {
  const [wide, tall] = [round2(across), round2(along)]
  const size = wide === tall ? wide : `${wide} ${tall}`
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(angle)})scale(${size})"/>`
}

const round2 = (value: number) => Math.round(value * 50) / 50

interface Bush {
  cx: number
  cy: number
  width: number
  height: number
  count: number
  size: number
  seed?: number
}

/** A full, rounded bush around cx, cy: the outer leaves first, the near ones last and in the lightest kind. */
export function bush(kinds: readonly string[], shape: Bush): string {
  const { cx, cy, width, height, count, size, seed = 5 } = shape
  const roll = dice(seed)
  return repeat(count, (index) => {
    const near = index / count
    const turn = ((index * 0.618 + roll() * 0.12) % 1) * 2 - 1
    const angle = turn * (105 + near * 35)
    const behind = near < 0.2
    const reach = behind ? roll() * 0.5 : (1.2 - near) ** 0.75 * 0.8 + roll() * 0.12
    const radians = (angle * Math.PI) / 180
    const low = near > 0.58
    const x = cx + (low ? turn * 0.5 : Math.sin(radians) * reach) * width
    const up = low
      ? 0.06 + (1 - near) * (0.5 + roll() * 0.75)
      : 0.42 + Math.cos(radians) * reach * 0.58
    const y = cy - height * up
    const kind = kinds[Math.min(kinds.length - 1, Math.floor(near * kinds.length))] ?? ''
    const scale = size * (0.8 + roll() * 0.35)
    return leaf(kind, [x, y], angle * (low ? 0.7 : 1) + (roll() - 0.5) * 40, [scale, scale])
  })
}

/** Potting soil seen through a mouth. */
export function soil(id: string, cx: number, cy: number, rx: number, tilt = 0.16): Part {
  const ry = round(rx * tilt)
  const shade = linear(`${id}-shade`, [
    [0, '#2c1d14'],
    [0.5, '#5a3d2a'],
    [1, '#3f2a1c'],
  ])
  const ellipse = (fill: string) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${fill}/>`
  return draw(
    ellipse(`fill="${shade.url}"`) +
      ellipse(`filter="url(#${id}-light)"`) +
      ellipse(`filter="url(#${id}-dark)"`),
    shade,
    grain(`${id}-light`, '#a98361', '0.09 0.14', { strength: 4, threshold: 0.55, seed: 8 }),
    grain(`${id}-dark`, '#1c110a', '0.06 0.1', { strength: 4, threshold: 0.5, seed: 2 }),
  )
}
