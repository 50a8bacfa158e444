import { slugFrom } from '../../catalog/slug.ts'
import { unguardedWooCommerce } from './guard.ts'
import { arrangePictures, type VariantPicture } from './pictures.ts'
import {
  bad,
  withoutEntities,
  type Format,
  type ImportedProduct,
  type Place,
  type Reading,
} from './product.ts'
import { cellOf, openRow, type Row, type RowReader } from './row.ts'
import { htmlFromWordPress } from './wordpress-text.ts'
import { dealOf, readVariants, type ReadVariant } from './woocommerce-variants.ts'

/** Products as WooCommerce exports them: one row for each product, and one for each variation, which names its parent. */
export const wooCommerce: Format = {
  name: 'WooCommerce',
  mayNotCount: true,
  place: placeOf,
  read: (rows, now) => readProduct(rows.map(unguardedWooCommerce), now),
}

const isVariation = (row: Row) => /\bvariation\b/i.test(cellOf(row, 'type'))

function placeOf(row: Row): Place {
  const id = cellOf(row, 'id')
  const sku = cellOf(row, 'sku')
  if (isVariation(row)) {
    const parent = cellOf(row, 'parent')
    return parent
      ? { partOf: /^id:\d+$/.test(parent) ? parent : `sku:${parent}` }
      : { problem: 'The variation names no parent' }
  }
  const bySku = sku ? `sku:${sku}` : undefined
  const product = id ? `id:${id}` : (bySku ?? `line:${row.line}`)
  return { product, alsoKnownAs: bySku }
}

function readProduct(rows: readonly Row[], now: Date): Reading {
  const own = rows.find((row) => !isVariation(row))
  if (!own) throw new Error('A product has a row of its own')
  const reader = openRow(own)
  const type = reader.text('type').toLowerCase()
  const variable = type.includes('variable')
  if (reader.text('name') === '') return bad(reader, 'There is no name')
  if (/grouped|external/.test(type))
    return bad(reader, `A product of the type ${type} is not sold by itself`)
  if (variable && rows.length === 1) return bad(reader, 'None of its variations is in the file')

  const remarks = { problems: [], warnings: [] }
  const sold = variable ? rows.filter(isVariation) : [own]
  const variants = readVariants(sold, { parent: own, now, ...remarks })
  const { category, tags } = groupsOf(reader)
  const product: ImportedProduct = {
    line: own.line,
    draft: {
      ...readFields(reader),
      tags,
      category: (category && slugFrom(category)) || undefined,
      deal: dealOf(variants),
    },
    variants: variants.map(({ line, draft, uncounted }) => ({ line, draft, uncounted })),
    namesAllVariants: true,
    pictures: picturesOf(own, variants),
    category: category ? { name: category } : undefined,
    ...remarks,
  }
  return { outcome: 'read', product }
}

function readFields(reader: RowReader) {
  return {
    name: withoutEntities(reader.text('name')),
    description: descriptionOf(reader),
    brand: withoutEntities(reader.text('brands', 'brand')) || undefined,
    status: statusOf(reader),
  }
}

function statusOf(reader: RowReader): 'draft' | 'active' {
  const hidden = reader.text('visibility in catalog').toLowerCase() === 'hidden'
  return reader.text('published') === '1' && !hidden ? 'active' : 'draft'
}

/** "Home > Kitchen, Gifts": our categories have no levels, so the first top is the category, and the rest become tags. */
function groupsOf(reader: RowReader): { category: string | undefined; tags: string[] | undefined } {
  const paths = withoutEntities(reader.text('categories'))
    .split(/(?<!\\),/)
    .map((path) => path.split('>').map(plain).filter(Boolean))
    .filter((path) => path.length > 0 && path[0] !== 'Uncategorized')
  const [category, ...tops] = new Set(paths.flatMap(([top]) => top ?? []))
  const below = paths.flatMap(([, ...rest]) => rest)
  const own = withoutEntities(reader.text('tags'))
    .split(/(?<!\\),/)
    .map(plain)
    .filter(Boolean)
  const tags = [...new Set([...own, ...tops, ...below])]
  return { category, tags: tags.length > 0 ? tags : undefined }
}

const plain = (text: string) => text.replaceAll('\\,', ',').trim()

function descriptionOf(reader: RowReader): string | undefined {
  const short = htmlFromWordPress(reader.text('short description'))
  const long = htmlFromWordPress(reader.text('description'))
  return (long.includes(short) ? long : `${short}\n${long}`) || undefined
}

function picturesOf(own: Row, variants: readonly ReadVariant[]) {
  const sources = cellOf(own, 'images')
    .split(',')
    .map((source) => source.trim())
    .filter(Boolean)
  const gallery = sources.map((source) => ({ source, line: own.line }))
  const ofVariants: VariantPicture[] = variants
    .filter((variant) => variant.picture !== '' && variant.line !== own.line)
    .map(({ picture, draft, line }) => ({ sku: draft.sku, source: picture, line }))
  const pictures = arrangePictures(gallery, ofVariants, variants.length)
  return pictures.length > 0 ? pictures : undefined
}
