import { isShortened } from '../../catalog/contract.ts'
import { productFields } from '../../catalog/product-fields.ts'
import type { RowReader } from './row.ts'

/** What single cells of a Shopify file mean. */

export const metaOf = (reader: RowReader) => ({
  metaTitle: reader.text('seo title').slice(0, productFields.metaTitle.most) || undefined,
  metaDescription:
    reader.text('seo description').slice(0, productFields.metaDescription.most) || undefined,
})

/** A spreadsheet that must not count with it has an apostrophe in front. */
export const barcodeOf = (reader: RowReader): string | undefined => {
  const said = reader.text('variant barcode', 'barcode').replace(/^'/, '')
  return /^[\x21-\x7e]{1,48}$/.test(said) && !isShortened(said) ? said : undefined
}

/** Every variant has a weight there; 0 says nothing. */
export function gramsOf(reader: RowReader): number | undefined {
  const grams = Math.round(Number(reader.text('variant grams', 'weight value grams')))
  return grams > 0 && grams <= 1_000_000 ? grams : undefined
}

export function statusOf(reader: RowReader): 'draft' | 'active' | 'archived' | undefined {
  const status = reader.text('status').toLowerCase()
  const published = reader.text('published', 'published on online store').toLowerCase()
  if (status === 'archived' || status === 'draft') return status
  if (status === 'unlisted') return 'draft'
  if (published === 'false') return 'draft'
  return status === 'active' || published === 'true' ? 'active' : undefined
}

/** The merchant's own word for it; else the top of Shopify's taxonomy, because our categories have no levels. */
export function categoryOf(reader: RowReader): string | undefined {
  const [top] = reader.text('product category').split('>')
  return reader.text('type') || top?.trim() || undefined
}

export function tagsOf(reader: RowReader): string[] | undefined {
  const tags = reader
    .text('tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  return tags.length > 0 ? tags : undefined
}
