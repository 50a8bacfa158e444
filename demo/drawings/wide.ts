import { lighten, side, tints, type CategorySlug } from './kit.ts'

/** A product's own picture, taken from its backdrop: where its middle stands in the wide picture, and how large it is. */
export interface View {
  drawing: string
  /** Of the middle, in the wide picture. */
  x: number
  /** Of the floor on which the goods stand. */
  floor: number
  scale: number
}

const width = 1600
const height = 900

/** The floor of a product's own picture. */
const ownFloor = 960

/** Several products on one shelf, before the backdrop of their category; the farthest first. */
export function widePicture(category: CategorySlug, views: readonly View[]): string {
  const { paper, disc } = tints[category]
  const light = `<radialGradient id="wide-disc" cx="0.4" cy="0.3" r="0.8"><stop offset="0" stop-color="${lighten(disc, 0.5)}"/><stop offset="1" stop-color="${disc}"/></radialGradient>`
  const backdrop = `<rect width="${width}" height="${height}" fill="${paper}"/><ellipse cx="800" cy="440" rx="690" ry="400" fill="url(#wide-disc)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${light}</defs>${backdrop}${views.map(placed).join('')}</svg>`
}

function placed({ drawing, x, floor, scale }: View, index: number): string {
  const inner = withOwnNames(withoutBackdrop(drawing), `v${index}`)
  const left = x - (side / 2) * scale
  const top = floor - ownFloor * scale
  return `<g transform="translate(${left} ${top}) scale(${scale})">${inner}</g>`
}

/** What stands between the outer tags, without the paper and the disc that each product picture begins with. */
function withoutBackdrop(drawing: string): string {
  return drawing
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<rect width="1200" height="1200" fill="#[0-9a-f]{6}"\/>/, '')
    .replace(/<circle cx="600" cy="585" r="500" fill="url\(#disc\)"\/>/, '')
}

/** Two pictures may name their gradients alike. */
function withOwnNames(markup: string, prefix: string): string {
  return markup
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replaceAll(/url\(#/g, `url(#${prefix}-`)
    .replaceAll(/href="#/g, `href="#${prefix}-`)
}
