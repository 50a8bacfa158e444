import type { ProductDraft, VariantDraft } from '../../catalog/contract.ts'
import { slugFrom } from '../../catalog/slug.ts'
import { readOptions, type Option, type ReadOptions } from './options.ts'
import { withoutEntities } from './product.ts'
import { cellOf, openRow, type Remark, type Row, type RowReader } from './row.ts'

/** What WooCommerce sells of a product: its variations, or the simple product itself. */

export interface ReadVariant {
  line: number
  draft: VariantDraft
  uncounted: boolean
  picture: string
  /** A sale that ends. */
  sale: { priceInPaisa: number; endsAt: Date } | undefined
}

interface Surroundings {
  parent: Row
  now: Date
  problems: Remark[]
  warnings: Remark[]
}

export function readVariants(rows: readonly Row[], surroundings: Surroundings): ReadVariant[] {
  const { parent, warnings } = surroundings
  const variants = rows.flatMap((row) => readVariant(row, surroundings))
  const folded = new Set(variants.flatMap(({ options }) => options.folded))
  for (const option of folded)
    warnings.push({ line: parent.line, reason: `The option ${option} is shown as a size` })
  return keepEndOfSale(shareStock(variants, surroundings), surroundings)
}

/** Our deals are of the whole product; a sale of some variations only becomes their discount. */
export function dealOf(variants: readonly ReadVariant[]): ProductDraft['deal'] {
  return variants[0]?.sale
}

type Draft = ReadVariant & { options: ReadOptions; sharesStock: boolean }

function readVariant(row: Row, { parent, now, problems, warnings }: Surroundings): Draft[] {
  const reader = openRow(row)
  const options = row === parent ? readOptions([]) : readOptions(optionsOf(row))
  const price = reader.amount('regular price') ?? 0
  const { discount, sale, remark } = saleOf(reader, price, now)
  const { stock, sharesStock, uncounted } = stockOf(reader, openRow(parent))
  const { color, colorHex, size } = options
  const draft = {
    sku: skuOf(row, parent, options),
    color,
    colorHex,
    size,
    stock,
    priceInPaisa: price,
    discountPriceInPaisa: discount,
    purchaseCostInPaisa: reader.amount('cost of goods', 'cost'),
  }
  if (reader.text('regular price') === '') reader.refuse('There is no price')
  problems.push(...reader.problems)
  if (reader.problems.length > 0) return []
  if (remark) warnings.push({ line: row.line, reason: remark })
  const picture = pictureOf(row)
  return [{ line: row.line, draft, uncounted, options, sale, sharesStock, picture }]
}

const pictureOf = (row: Row) => cellOf(row, 'images').split(',')[0]?.trim() ?? ''

function optionsOf(row: Row): Option[] {
  const indexes = [...row.cells.keys()].flatMap(
    (heading) => /^attribute (\d+) name$/.exec(heading)?.[1] ?? [],
  )
  return indexes.map((index) => ({
    name: cellOf(row, `attribute ${index} name`),
    value: withoutEntities(cellOf(row, `attribute ${index} value s`, `attribute ${index} value`)),
  }))
}

/** A variation without a SKU may carry its parent's; ours are unique, and the same in the next export. */
function skuOf(row: Row, parent: Row, { color, size }: ReadOptions): string {
  const own = cellOf(row, 'sku')
  const ofParent = cellOf(parent, 'sku')
  if (own && (row === parent || own !== ofParent)) return own
  const base = ofParent || `woo-${cellOf(parent, 'id') || slugFrom(cellOf(parent, 'name'))}`
  const option = slugFrom([color, size].filter(Boolean).join(' '))
  return (row === parent ? base : `${base}-${option || cellOf(row, 'id')}`).slice(0, 100)
}

interface Sale {
  discount: number | null
  sale: ReadVariant['sale']
  remark?: string
}

function saleOf(reader: RowReader, price: number, now: Date): Sale {
  const reduced = reader.amount('sale price') ?? 0
  const startsAt = reader.moment('date sale price starts')
  const endsAt = reader.moment('date sale price ends')
  const none = { discount: null, sale: undefined }
  const over = endsAt !== undefined && endsAt <= now
  if (reduced === 0 || reduced >= price || over) return none
  if (startsAt && startsAt > now)
    return { ...none, remark: 'The sale has not begun yet and is left out' }
  if (endsAt) return { discount: null, sale: { priceInPaisa: reduced, endsAt } }
  return { discount: reduced, sale: undefined }
}

function stockOf(reader: RowReader, parent: RowReader) {
  const counted = { sharesStock: false, uncounted: false }
  if (reader.text('stock') === 'parent')
    return { ...counted, sharesStock: true, stock: parent.whole('stock') ?? 0 }
  const stock = reader.whole('stock')
  if (stock !== undefined) return { ...counted, stock: Math.max(0, stock) }
  if (reader.text('in stock') === '0') return { ...counted, stock: 0 }
  return { ...counted, stock: undefined, uncounted: true }
}

/** One stock for several variations: each gets its part, because selling all of it under each would sell it twice. */
function shareStock(variants: Draft[], { parent, warnings }: Surroundings): Draft[] {
  const sharing = variants.filter(({ sharesStock }) => sharesStock)
  const [first] = sharing
  if (!first) return variants
  const all = Math.max(0, first.draft.stock ?? 0)
  const part = Math.floor(all / sharing.length)
  for (const [index, { draft }] of sharing.entries())
    draft.stock = index < all % sharing.length ? part + 1 : part
  warnings.push({
    line: parent.line,
    reason: `Its variations share ${all} pieces; they are divided among them`,
  })
  return variants
}

function keepEndOfSale(variants: ReadVariant[], { parent, warnings }: Surroundings): ReadVariant[] {
  const [first] = variants
  const same = variants.every(
    ({ sale }) =>
      sale?.priceInPaisa === first?.sale?.priceInPaisa &&
      sale?.endsAt.getTime() === first?.sale?.endsAt.getTime(),
  )
  if (same) return variants
  warnings.push({
    line: parent.line,
    reason: 'Its sale differs from variant to variant and is kept without its end',
  })
  return variants.map(({ sale, ...variant }) => ({
    ...variant,
    sale: undefined,
    draft: {
      ...variant.draft,
      discountPriceInPaisa: sale?.priceInPaisa ?? variant.draft.discountPriceInPaisa,
    },
  }))
}
