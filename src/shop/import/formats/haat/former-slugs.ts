import { slugFrom } from '#shop/catalog/slug.ts'
import { cellOf, type Row } from '../row.ts'

/** Of a product, or of a category in a row of its own; with spaces between. */
export const readFormerSlugs = (row: Row): string[] =>
  cellOf(row, 'former handles').split(/\s+/).map(slugFrom).filter(Boolean)

export const writeFormerSlugs = (slugs: readonly string[]): string => slugs.join(' ')
