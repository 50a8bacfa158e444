import { asc, inArray } from 'drizzle-orm'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import type { Facts } from '#shop/audit/audit.ts'
import type { Person } from '#shop/initiator.ts'
import { beginCall, doOnce } from '#shop/repeats/do-once.ts'
import type { Shop } from '#shop/shop.ts'
import { adjustStock } from '../../stock/adjust-stock.ts'
import { variants } from '../../tables.ts'
import { amendProduct } from './amend-product.ts'
import type { BulkChange } from './bulk-change.ts'
import { batchFor, reasonOf, type ProductStep, type WhyNot } from './change-products.ts'
import { chooseProducts, type ChosenProduct, type ChosenProducts } from './choose-products.ts'
import { tryOut } from './try-out.ts'

/** What a change makes of one product, or where it moves stock, of one variant. */
export interface ChangedLine {
  id: string
  name: string
  nameBn: string | null
  variantId?: string | undefined
  sku?: string | undefined
  outcome: 'changed' | 'unchanged' | 'refused'
  why?: WhyNot | undefined
  /** Of the product, once this is written. */
  version?: number | undefined
  /** What differs, as the audit keeps it. */
  before?: Facts | undefined
  after?: Facts | undefined
}

export type ChangeLinesResult =
  | {
      outcome: 'done'
      lines: ChangedLine[]
      /** What can be taken back for a moment. */
      steps: ProductStep[]
      /** The id of the last product, where more fit. */
      next: string | undefined
    }
  | { outcome: 'too-short' | 'key-reused' }
  | ActionRefusal

interface Wanted {
  chosen: ChosenProducts
  change: BulkChange
}

/** What each would become: the change itself, made and taken back, so that it cannot answer anything else. */
export async function previewLines(
  shop: Shop,
  by: Person,
  wanted: Wanted,
): Promise<ChangeLinesResult> {
  const chosen = await chooseLines(shop, wanted)
  if (chosen.outcome !== 'chosen') return chosen
  const { change } = wanted
  const done = await eachLine(chosen, async (line) => {
    const tried = await tryOut(shop, (trying) => changeLine(trying, by, { ...line, change }))
    if (!('version' in tried) || tried.outcome !== 'changed') return tried
    // The one that stands: the change is sent upon it.
    return { ...tried, version: tried.version && tried.version - 1 }
  })
  return done.outcome === 'done' ? { ...done, steps: [] } : done
}

interface Repeatable {
  /** The sender's name of the call: what of it was done before is not done again. */
  key?: string | undefined
}

/** Changes many products line by line, each in a transaction of its own: what cannot be changed is named, and the rest goes on. */
export async function changeLines(
  shop: Shop,
  by: Person,
  { key, ...wanted }: Wanted & Repeatable,
): Promise<ChangeLinesResult> {
  const chosen = await chooseLines(shop, wanted)
  if (chosen.outcome !== 'chosen') return chosen
  const { change } = wanted
  const batchId = batchFor(change)
  if (key === undefined)
    return eachLine(chosen, (line) => changeLine(shop, by, { ...line, change, batchId }))
  const named = { userId: by.actor.userId, key, request: wanted, chosen }
  const call = await beginCall(shop, named)
  if (call.outcome !== 'begun') return call
  return eachLine(call.chosen, (line) =>
    doOnce(shop, {
      callId: call.id,
      subject: line.variantId ?? line.product.id,
      work: (inside) => changeLine(inside, by, { ...line, change, batchId }),
      isDone: ({ outcome }) => outcome === 'changed' || outcome === 'unchanged',
    }),
  )
}

interface Line {
  product: ChosenProduct
  variantId?: string | undefined
  sku?: string | undefined
}

interface Lines {
  outcome: 'chosen'
  lines: Line[]
  next: string | undefined
}

async function chooseLines(
  shop: Shop,
  { chosen, change }: Wanted,
): Promise<Lines | { outcome: 'too-short' }> {
  const found = await chooseProducts(shop, chosen)
  if (found.outcome !== 'chosen') return found
  const { outcome, products, next } = found
  if (change.what !== 'stock')
    return { outcome, lines: products.map((product) => ({ product })), next }
  const ids = products.map(({ id }) => id)
  const rows = await shop.database
    .select({ variantId: variants.id, sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position))
  const ofProduct = Map.groupBy(rows, ({ productId }) => productId)
  const lines = products.flatMap((product): Line[] => {
    const pieces = ofProduct.get(product.id)
    return pieces?.map(({ variantId, sku }) => ({ product, variantId, sku })) ?? [{ product }]
  })
  return { outcome, lines, next }
}

async function eachLine(
  { lines, next }: Lines,
  change: (line: Line) => Promise<ChangedLine | ActionRefusal>,
): Promise<ChangeLinesResult> {
  const changed: ChangedLine[] = []
  for (const line of lines) {
    const result = await change(line)
    if (isRefused(result)) return result
    changed.push(result)
  }
  const steps = changed.flatMap(({ id, version, outcome, variantId }) =>
    outcome === 'changed' && variantId === undefined && version !== undefined
      ? [{ id, version }]
      : [],
  )
  return { outcome: 'done', lines: changed, steps, next }
}

async function changeLine(
  shop: Shop,
  by: Person,
  {
    product,
    variantId,
    sku,
    change,
    batchId,
  }: Line & { change: BulkChange; batchId?: string | undefined },
): Promise<ChangedLine | ActionRefusal> {
  const { id, name, nameBn, version } = product
  const line = { id, name, nameBn, variantId, sku }
  if (change.what === 'stock') {
    if (variantId === undefined) return { ...line, outcome: 'refused', why: 'unknown-product' }
    const { what: _, ...moved } = change
    const result = await adjustStock(shop, by, { variantId, ...moved })
    if (isRefused(result)) return result
    if (result.outcome !== 'adjusted')
      return { ...line, outcome: 'refused', why: reasonOf(result.outcome) }
    const { stockBefore, stockAfter } = result
    return {
      ...line,
      outcome: 'changed',
      before: { stock: stockBefore },
      after: { stock: stockAfter },
    }
  }
  const result = await amendProduct(shop, by, { id, version, amendment: change, batchId })
  if (isRefused(result)) return result
  if (result.outcome === 'amended') {
    const { version: now, before, after } = result
    return { ...line, outcome: 'changed', version: now, before, after }
  }
  return result.outcome === 'unchanged'
    ? { ...line, outcome: 'unchanged', version: result.version }
    : { ...line, outcome: 'refused', why: reasonOf(result.outcome) }
}
