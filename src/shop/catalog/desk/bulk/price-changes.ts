import { inArray } from 'drizzle-orm'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { listBatch, listBatches } from '#shop/audit/list-batches.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { products, variants } from '../../tables.ts'
import { amendProduct } from './amend-product.ts'
import { reasonOf, type StayedProduct } from './change-products.ts'
import { hasPricesOf } from './restored.ts'

/** Bulk price changes, which can be undone for 30 days. */

const undoableMs = 30 * 24 * 60 * 60_000
export const mostListed = 10

const sinceOf = ({ now }: Pick<Shop, 'now'>) => new Date(now().getTime() - undoableMs)

export interface PriceChange {
  id: string
  at: Date
  /** Products whose prices it changed. */
  products: number
  /** Those that still have the prices that it gave them. */
  undoable: number
}

/** The latest bulk price changes that can still be undone, at least in part. */
export async function listPriceChanges(shop: Shop): Promise<PriceChange[]> {
  const since = sinceOf(shop)
  const batches = await listBatches(shop.database, { since, most: mostListed })
  const changes = await Promise.all(
    batches.map(async ({ id, at, count }) => ({
      id,
      at,
      products: count,
      undoable: (await listUndoable(shop, id)).length,
    })),
  )
  return changes.filter(({ undoable }) => undoable > 0)
}

async function listUndoable(shop: Shop, id: string) {
  const rows = await listBatch(shop.database, { id, since: sinceOf(shop) })
  if (rows.length === 0) return []
  const priced = await shop.database
    .select({
      productId: variants.productId,
      sku: variants.sku,
      priceInPaisa: variants.priceInPaisa,
      discountPriceInPaisa: variants.discountPriceInPaisa,
    })
    .from(variants)
    .where(
      inArray(
        variants.productId,
        rows.map(({ subjectId }) => subjectId),
      ),
    )
  const ofProduct = Map.groupBy(priced, ({ productId }) => productId)
  return rows.filter(({ subjectId, after }) => hasPricesOf(ofProduct.get(subjectId) ?? [], after))
}

type UndoneResult =
  | {
      outcome: 'undone'
      /** Ids of products. */
      undone: string[]
      kept: StayedProduct[]
    }
  | { outcome: 'unknown-change' }
  | ActionRefusal

/** Restores the prices of each product whose prices have not changed since the bulk change. */
export async function undoPriceChange(
  shop: Shop,
  by: Person,
  { id }: { id: string },
): Promise<UndoneResult> {
  const rows = await listBatch(shop.database, { id, since: sinceOf(shop) })
  if (rows.length === 0) return { outcome: 'unknown-change' }
  const names = await namesOf(
    shop,
    rows.map(({ subjectId }) => subjectId),
  )
  const undone: string[] = []
  const kept: StayedProduct[] = []
  for (const { subjectId, subjectName, before, after } of rows) {
    const amendment = { what: 'restore-prices', before, after } as const
    const result = await amendProduct(shop, by, { id: subjectId, amendment })
    if (isRefused(result)) return result
    const { name = subjectName ?? '', nameBn = null } = names.get(subjectId) ?? {}
    if (result.outcome === 'amended') undone.push(subjectId)
    else kept.push({ id: subjectId, name, nameBn, why: reasonOf(result.outcome) })
  }
  return { outcome: 'undone', undone, kept }
}

async function namesOf({ database }: Pick<Shop, 'database'>, ids: string[]) {
  const rows = await database
    .select({ id: products.id, name: products.name, nameBn: products.nameBn })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
