import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Facts } from '#shop/audit/audit.ts'
import { differences } from '#shop/audit/differences.ts'
import { listCorrectedSince } from '#shop/stock/list-latest-movements.ts'
import { listOrdered } from '#shop/stock/was-ordered.ts'
import { recordMovements, type StockMove } from '#shop/stock/record-movements.ts'
import { draftedValue } from '../attributes/attribute.ts'
import type { ProductDraft } from '../contract.ts'
import { ofEachField } from '../product-fields.ts'
import type { StoredProduct } from '../products/draft.ts'
import { lockCatalog, lockProduct } from '../products/lock-product.ts'
import { removeProducts } from '../products/remove-products.ts'
import { storeProduct } from '../products/store-product.ts'
import { changeStock } from '../stock/change-stock.ts'
import { products, variants } from '../tables.ts'
import type { StoredVariant } from '../variant.ts'
import { inWords, slugsOf, type Slugs } from '../further-categories/category-slugs.ts'
import { categoryIdsOf } from '../further-categories/find-standing.ts'
import { wayBack, type ProductSnapshot, type Since, type WayBack } from './product-snapshot.ts'

export interface TakeBack {
  id: string
  /** Null where the change made it. */
  kept: ProductSnapshot | null
  /** The latest row of the ledger right after the change. */
  movement: number
}

type Undoing = Pick<StockMove, 'by' | 'at' | 'reason'>

export type TakenBack =
  | { outcome: 'gone' }
  | { outcome: 'deleted'; name: string }
  | { outcome: 'archived'; name: string; why: 'sold' | 'changed' }
  | { outcome: 'restored'; name: string; before: Facts; after: Facts; stays: Facts }
  /** It cannot be what it was: somebody took its SKU, its URL or its category. */
  | { outcome: 'stays'; name: string; why: string }

/** Makes one product what it was before a change of many. What was sold or changed since stays. */
export async function takeBackProduct(
  database: Database,
  { id, kept, movement }: TakeBack,
  move: Undoing,
): Promise<TakenBack> {
  await lockCatalog(database)
  const [row] = await database
    .select({ version: products.version })
    .from(products)
    .where(eq(products.id, id))
  if (!row) return { outcome: 'gone' }
  const match = await lockProduct(database, { name: '', variants: [] }, { id })
  if (match.outcome !== 'found') return { outcome: 'gone' }
  const { product } = match
  const since = await whatHappened(database, product, movement)
  if (kept === null) return takeOut(database, { product, since, version: row.version }, move)
  return goBack(database, { way: wayBack(kept, product, since), product }, move)
}

async function whatHappened(
  database: Database,
  { variants: held }: StoredProduct,
  movement: number,
): Promise<Since> {
  const ids = held.map(({ id }) => id)
  const places = ids.map((variantId) => ({ variantId, movement }))
  return {
    ordered: await listOrdered(database, ids),
    corrected: await listCorrectedSince(database, places),
  }
}

interface Made {
  product: StoredProduct
  since: Since
  version: number
}

async function takeOut(
  database: Database,
  { product, since, version }: Made,
  move: Undoing,
): Promise<TakenBack> {
  const { id, name } = product
  const isSold = since.ordered.size > 0
  if (!isSold && version === 1 && since.corrected.size === 0) {
    await removeProducts(database, [id], move, { keepsCategories: true })
    return { outcome: 'deleted', name }
  }
  const archived = { ...draftOf(product), status: 'archived' } as const
  await storeProduct(database, archived, move.at, { only: { id }, by: move.by })
  return { outcome: 'archived', name, why: isSold ? 'sold' : 'changed' }
}

/** Ends the inner transaction, so that nothing of what was tried stays. */
class Refused extends Error {
  readonly why: string
  constructor(why: string) {
    super(why)
    this.why = why
  }
}

async function goBack(
  database: Database,
  { way, product }: { way: WayBack; product: StoredProduct },
  move: Undoing,
): Promise<TakenBack> {
  const { name } = way.product
  const slugs = await slugsOf(database, [product, way.product].flatMap(categoryIdsOf))
  try {
    await database.transaction((transaction) => write(transaction, { way, slugs }, move))
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'stays', name, why: error.why }
    throw error
  }
  const facts = differences(inWords(way.before, slugs), inWords(way.after, slugs))
  const { variantsRemoved } = way.before
  return {
    outcome: 'restored',
    name,
    before: facts.before,
    after: { ...facts.after, ...(variantsRemoved !== undefined && { variantsRemoved }) },
    stays: differences(undefined, inWords(way.stays, slugs)).after,
  }
}

async function write(
  database: Database,
  { way: { product, returning, moves }, slugs }: { way: WayBack; slugs: Slugs },
  move: Undoing,
): Promise<void> {
  await bringBack(database, { productId: product.id, returning }, move)
  const category = slugs.get(product.categoryId)
  if (category === undefined) throw new Refused('unknown-category')
  const whole = { ...product, variants: [...product.variants, ...returning] }
  // One that is gone had nothing in it any more.
  const furtherCategories = product.furtherCategoryIds.flatMap((id) => slugs.get(id) ?? [])
  const draft = { ...draftOf(whole), category, furtherCategories }
  const options = { only: { id: product.id }, by: move.by }
  const stored = await storeProduct(database, draft, move.at, options)
  if (!('id' in stored)) throw new Refused(stored.outcome)
  const moved = moves.filter(({ change, unitsReturned }) => change !== 0 || unitsReturned !== 0)
  await changeStock(database, moved, { kind: 'import', ...move })
}

/** Under the ids that they had, which orders and carts name. Each has an option that nobody else has, until all are written. */
async function bringBack(
  database: Database,
  { productId, returning }: { productId: string; returning: readonly StoredVariant[] },
  move: Undoing,
): Promise<void> {
  if (returning.length === 0) return
  const skus = returning.map(({ sku }) => sku)
  const taken = await database.$count(variants, inArray(variants.sku, skus))
  if (taken > 0) throw new Refused('sku-taken')
  await database
    .insert(variants)
    .values(returning.map((variant) => ({ ...variant, productId, color: null, size: variant.id })))
  const pieces = returning.map(({ id: variantId, sku, stock }) => ({
    variantId,
    sku,
    stockBefore: 0,
    stockAfter: stock,
  }))
  await recordMovements(database, pieces, { kind: 'import', ...move })
}

/** A draft that says all of it but its stock. */
function draftOf(product: StoredProduct): ProductDraft {
  const { slug, name, status, publishedAt } = product
  const { dealPriceInPaisa, dealStartsAt, dealEndsAt } = product
  return {
    slug,
    name,
    ...ofEachField<object>((field) => product[field]),
    options: product.options,
    status,
    publishedAt,
    deal:
      dealPriceInPaisa && dealEndsAt
        ? { priceInPaisa: dealPriceInPaisa, startsAt: dealStartsAt, endsAt: dealEndsAt }
        : null,
    variants: product.variants
      .toSorted((one, other) => one.position - other.position)
      .map((variant) => ({ ...variant, stock: undefined, unitsSold: undefined })),
    pictures: product.pictures,
    attributes: product.attributes.map(draftedValue),
  }
}
