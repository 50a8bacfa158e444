import { v7 as newId } from 'uuid'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { adjustStock } from '../../stock/adjust-stock.ts'
import { amendProduct } from './amend-product.ts'
import type { Amendment } from './contract.ts'
import { chooseProducts, type ChosenProduct, type ChosenProducts } from './choose-products.ts'
import { undoAmendment } from './undo-amendment.ts'
import { asc, eq } from 'drizzle-orm'
import { variants } from '../../tables.ts'

/** Why a product stayed as it was. */
export type WhyNot =
  | 'unknown-product'
  | 'changed-meanwhile'
  | 'unknown-category'
  | 'price-too-low'
  | 'price-too-high'
  | 'prices-changed'
  | 'too-many-tags'
  | 'only-category'
  | 'too-many-categories'
  | 'not-enough'
  | 'too-late'
  | 'other'

export interface StayedProduct {
  id: string
  name: string
  nameBn: string | null
  why: WhyNot
}

/** A change of a product that can be taken back for a moment. */
export interface ProductStep {
  id: string
  /** The one that the change made. */
  version: number
}

export type ChangeProductsResult =
  | {
      outcome: 'done'
      /** Their ids. */
      changed: string[]
      steps: ProductStep[]
      refused: StayedProduct[]
      /** The id of the last one, where more fit. */
      next: string | undefined
    }
  | { outcome: 'too-short' }
  | ActionRefusal

const done: ReadonlySet<string> = new Set(['amended', 'unchanged', 'undone', 'adjusted'])

const reasons: ReadonlySet<string> = new Set<WhyNot>([
  'unknown-product',
  'changed-meanwhile',
  'unknown-category',
  'price-too-low',
  'price-too-high',
  'prices-changed',
  'too-many-tags',
  'only-category',
  'too-many-categories',
  'not-enough',
  'too-late',
])

const isReason = (outcome: string): outcome is WhyNot => reasons.has(outcome)

export const reasonOf = (outcome: string): WhyNot => (isReason(outcome) ? outcome : 'other')

type Changed = { outcome: string; version?: number } | ActionRefusal

/** Changes many products, each in a transaction of its own: what cannot be changed is named, and the rest goes on (docs/decisions/0107). */
async function changeProducts(
  shop: Shop,
  chosen: ChosenProducts,
  change: (product: ChosenProduct) => Promise<Changed>,
): Promise<ChangeProductsResult> {
  const found = await chooseProducts(shop, chosen)
  if (found.outcome !== 'chosen') return found
  const changed: string[] = []
  const steps: ProductStep[] = []
  const refused: StayedProduct[] = []
  for (const product of found.products) {
    const result = await change(product)
    if (isRefused(result)) return result
    const { id, name, nameBn } = product
    const { outcome } = result
    if (done.has(outcome)) changed.push(id)
    else refused.push({ id, name, nameBn, why: reasonOf(outcome) })
    if (outcome === 'amended' && 'version' in result && result.version !== undefined)
      steps.push({ id, version: result.version })
  }
  return { outcome: 'done', changed, steps, refused, next: found.next }
}

interface AmendProducts {
  chosen: ChosenProducts
  amendment: Amendment
}

/** Changes one thing of many products. */
export const amendProducts = (
  shop: Shop,
  by: Person | Script,
  { chosen, amendment }: AmendProducts,
) => {
  const batchId = batchFor(amendment)
  return changeProducts(shop, chosen, ({ id, version }) =>
    amendProduct(shop, by, { id, version, amendment, batchId }),
  )
}

/** Changes of prices can be undone for 30 days (price-changes.ts). */
export const batchFor = ({ what }: { what: string }): string | undefined =>
  what === 'price' ? newId() : undefined

/** Takes back what one press did to many products; each was pressed when this was, however long the others take. */
export function undoAmendments(shop: Shop, by: Person | Script, steps: readonly ProductStep[]) {
  const pressedAt = shop.now()
  const asPressed = { ...shop, now: () => pressedAt }
  return changeProducts(shop, { picked: steps }, ({ id, version = 0 }) =>
    undoAmendment(asPressed, by, { id, version }),
  )
}

interface AdjustProducts {
  chosen: ChosenProducts
  /** Pieces of each variant. */
  change: number
  reason: string
  note?: string | undefined
}

/** Adds pieces to each variant of many products, or takes them away; one that has too few keeps what it has, and its product is named. */
export const adjustProducts = (
  shop: Shop,
  by: Person | Script,
  { chosen, ...moved }: AdjustProducts,
) =>
  changeProducts(shop, chosen, async ({ id }) => {
    const variantIds = await listVariantIds(shop, id)
    if (variantIds.length === 0) return { outcome: 'unknown-product' }
    let lacking: { outcome: 'not-enough' } | undefined
    for (const variantId of variantIds) {
      const result = await adjustStock(shop, by, { variantId, ...moved })
      if (isRefused(result)) return result
      if (result.outcome !== 'adjusted') lacking = { outcome: 'not-enough' }
    }
    return lacking ?? { outcome: 'adjusted' }
  })

/** Of one product, in its order. */
async function listVariantIds(
  { database }: Pick<Shop, 'database'>,
  productId: string,
): Promise<string[]> {
  const rows = await database
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))
  return rows.map(({ id }) => id)
}
