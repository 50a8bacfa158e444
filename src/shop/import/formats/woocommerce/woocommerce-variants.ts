import type { ProductDraft, VariantDraft } from '#shop/catalog/contract.ts'
import { slugFrom } from '#shop/catalog/slug.ts'
import { arrangeOptions, readOptions, type Option, type ReadOptions } from '../options.ts'
import { optionSetsOf } from './woocommerce-attributes.ts'
import { cellOf, openRow, type Remark, type Row, type RowReader } from '../row.ts'

/** What WooCommerce sells of a product: its variations, or the simple product itself. */

export interface ReadVariant {
  line: number
  draft: VariantDraft
  uncounted: boolean
  picture: string
  /** A sale that ends. */
  sale: { priceInPaisa: number; endsAt: Date } | undefined
}

interface VariantContext {
  parent: Row
  now: Date
  problems: Remark[]
  warnings: Remark[]
}

export function readVariants(rows: readonly Row[], context: VariantContext) {
  const { parent, warnings } = context
  const read = withoutRepeats(rows.flatMap((row) => readRow(row, context)))
  const { variants, options, folded } = arrangeOptions(read)
  for (const option of folded)
    warnings.push({ line: parent.line, reason: `The option ${option} is shown as a size` })
  return { variants: keepEndOfSale(shareStock(variants, context), context), options }
}

/** Our deals are of the whole product; a sale of some variations only becomes their discount. */
export function dealOf(variants: readonly ReadVariant[]): ProductDraft['deal'] {
  return variants[0]?.sale
}

interface Draft extends ReadVariant {
  options: ReadOptions
  /** Line of the row whose stock it shares with others. */
  pool: number | undefined
  /** Made of a variation that stands for any value. */
  ofAny: boolean
}

/** A variation of its own for Red and S counts before what any size of Red says. */
function withoutRepeats(variants: Draft[]): Draft[] {
  const key = ({ options }: Draft) => JSON.stringify([options.color, options.size])
  const own = new Set(variants.filter(({ ofAny }) => !ofAny).map(key))
  const made = new Set<string>()
  return variants.filter((variant) => {
    if (!variant.ofAny) return true
    if (own.has(key(variant)) || made.has(key(variant))) return false
    made.add(key(variant))
    return true
  })
}

function readRow(row: Row, context: VariantContext): Draft[] {
  const { parent, problems, warnings } = context
  const { line } = row
  if (row === parent) return readVariant(row, [], false, context)
  const { sets, any, tooMany } = optionSetsOf(row, parent)
  if (tooMany || /downloadable/i.test(cellOf(row, 'type'))) {
    const reason = tooMany
      ? 'It stands for more than 500 variants'
      : 'It is a download, which this shop cannot deliver'
    problems.push({ line, reason })
    return []
  }
  if (any.length > 0) {
    const made =
      sets.length > 1 ? `${sets.length} variants, one for each` : 'one variant without it'
    warnings.push({ line, reason: `It stands for any ${any.join(' and ')} and becomes ${made}` })
  }
  const variants = sets.flatMap((set) => readVariant(row, set, sets.length > 1, context))
  // What is wrong with the row is wrong with each; once is enough.
  const said = new Set<string>()
  const kept = problems.filter((problem) => {
    const words = `${problem.line} ${problem.reason}`
    return !said.has(words) && said.add(words)
  })
  problems.splice(0, problems.length, ...kept)
  return variants
}

function readVariant(
  row: Row,
  chosen: readonly Option[],
  ofAny: boolean,
  { parent, now, problems, warnings }: VariantContext,
): Draft[] {
  const reader = openRow(row)
  const options = readOptions(chosen)
  const price = reader.amount('regular price') ?? 0
  const { discount, sale, remark } = saleOf(reader, price, now)
  const { stock, pool, uncounted } = stockOf(reader, openRow(parent), ofAny)
  const { color, colorHex } = options
  const draft = {
    sku: skuOf(row, parent, options, ofAny),
    color,
    colorHex,
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
  return [{ line: row.line, draft, uncounted, options, sale, pool, ofAny, picture }]
}

const pictureOf = (row: Row) => cellOf(row, 'images').split(',')[0]?.trim() ?? ''

/** A variation without a SKU may carry its parent's; ours are unique, and the same in the next export. */
function skuOf(row: Row, parent: Row, { color, size }: ReadOptions, ofAny: boolean): string {
  const own = cellOf(row, 'sku')
  const inherited = row !== parent && own === cellOf(parent, 'sku')
  if (own && !inherited && !ofAny) return own
  const base = own || baseSku(parent)
  const option = slugFrom([color, size].filter(Boolean).join(' '))
  return (row === parent ? base : `${base}-${option || cellOf(row, 'id')}`).slice(0, 100)
}

const baseSku = (parent: Row): string =>
  cellOf(parent, 'sku') || `woo-${cellOf(parent, 'id') || slugFrom(cellOf(parent, 'name'))}`

interface Sale {
  discount: number | null
  sale: ReadVariant['sale']
  remark?: string
}

function saleOf(reader: RowReader, price: number, now: Date): Sale {
  const reduced = reader.amount('sale price') ?? 0
  const startsAt = reader.moment('date sale price starts')
  const endsAt = reader.end('date sale price ends')
  const none = { discount: null, sale: undefined }
  if (reduced === 0 || reduced >= price) return none
  if (endsAt && endsAt <= now) return { ...none, remark: 'The sale is over and is left out' }
  if (startsAt && startsAt > now)
    return { ...none, remark: 'The sale has not begun yet and is left out' }
  if (endsAt) return { discount: null, sale: { priceInPaisa: reduced, endsAt } }
  return { discount: reduced, sale: undefined }
}

function stockOf(reader: RowReader, parent: RowReader, ofAny: boolean) {
  const uncounted = false
  if (reader.text('stock') === 'parent')
    return { pool: parent.line, stock: parent.whole('stock') ?? 0, uncounted }
  const pool = ofAny ? reader.line : undefined
  const stock = reader.whole('stock')
  if (stock !== undefined) return { pool, stock: Math.max(0, stock), uncounted }
  if (reader.text('in stock') === '0') return { pool: undefined, stock: 0, uncounted }
  return { pool: undefined, stock: undefined, uncounted: true }
}

/** One stock for several variants: each gets its part, because selling all of it under each would sell it twice. */
function shareStock(variants: Draft[], { warnings }: VariantContext): Draft[] {
  const pools = Map.groupBy(
    variants.filter(({ pool }) => pool !== undefined),
    ({ pool }) => pool ?? 0,
  )
  for (const [line, sharing] of pools) {
    const all = Math.max(0, sharing[0]?.draft.stock ?? 0)
    const part = Math.floor(all / sharing.length)
    for (const [index, { draft }] of sharing.entries())
      draft.stock = index < all % sharing.length ? part + 1 : part
    warnings.push({
      line,
      reason: `Its variations share ${all} pieces; they are divided among them`,
    })
  }
  return variants
}

function keepEndOfSale(
  variants: ReadVariant[],
  { parent, warnings }: VariantContext,
): ReadVariant[] {
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
