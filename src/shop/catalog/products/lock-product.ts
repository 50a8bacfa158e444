import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { listValues } from '../attributes/store-values.ts'
import type { ProductDraft } from '../contract.ts'
import type { StoredProduct } from './draft.ts'
import type { StoredVariant } from '../variant.ts'
import { productPictures, products, variants } from '../tables.ts'

export type ProductMatch =
  | { outcome: 'new' }
  | { outcome: 'found'; product: StoredProduct }
  | { outcome: 'sku-taken'; sku: string }

/** Any number will do, as long as every instance uses the same. */
const catalogLock = 727_002

/** Writers of the catalogue take turns, so what they looked up stays true until they commit. Readers do not wait. */
export async function lockCatalog(database: Database): Promise<void> {
  await database.execute(sql`SELECT pg_advisory_xact_lock(${catalogLock})`)
}

/** A product that is not there yet, or the one of this id, whatever its SKUs and its slug are now. */
export type OnlyProduct = 'new' | { id: string }

/** Finds the product that a draft means, by SKU, else by slug, and holds it and its variants until the transaction ends. */
export async function lockProduct(
  database: Database,
  draft: ProductDraft,
  only?: OnlyProduct,
): Promise<ProductMatch> {
  const skus = draft.variants.map(({ sku }) => sku)
  const owners = await database
    .select({ sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, skus))
  const id =
    only === 'new' ? undefined : (only?.id ?? (await findMeant(database, draft, { owners, skus })))
  const foreign = owners.find(({ productId }) => productId !== id)
  if (foreign) return { outcome: 'sku-taken', sku: foreign.sku }
  return id === undefined
    ? { outcome: 'new' }
    : { outcome: 'found', product: await loadLocked(database, id) }
}

interface Owned {
  owners: readonly { sku: string; productId: string }[]
  /** As the draft orders them. */
  skus: readonly string[]
}

/** The product of the slug where it owns one of the SKUs, else that of the first SKU, else that of the slug. */
async function findMeant(
  database: Database,
  { slug }: ProductDraft,
  { owners, skus }: Owned,
): Promise<string | undefined> {
  const bySlug = slug === undefined ? undefined : await findIdBySlug(database, slug)
  if (owners.some(({ productId }) => productId === bySlug)) return bySlug
  const [byFirstSku] = owners.toSorted(
    (one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku),
  )
  return byFirstSku?.productId ?? bySlug
}

export async function findIdBySlug(database: Database, slug: string): Promise<string | undefined> {
  const [row] = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, slug))
  return row?.id
}

async function loadLocked(database: Database, id: string): Promise<StoredProduct> {
  const [product] = await database
    .select()
    .from(products)
    .where(eq(products.id, id))
    .for('no key update')
  if (!product) throw new Error(`The product ${id} was there a moment ago`)
  const variantRows = await database
    .select()
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.id)) // in the order that buyers lock them: no deadlocks
    .for('update')
  return {
    ...product,
    variants: variantRows,
    pictures: await picturesOf(database, id, variantRows),
    attributes: (await listValues(database, [id])).get(id) ?? [],
  }
}

async function picturesOf(database: Database, id: string, variantRows: StoredVariant[]) {
  const rows = await database
    .select()
    .from(productPictures)
    .where(eq(productPictures.productId, id))
    .orderBy(asc(productPictures.position))
  const skus = new Map(variantRows.map((variant) => [variant.id, variant.sku]))
  return rows.map(({ pictureHash, variantId, alt, altBn, focusX, focusY }) => ({
    hash: pictureHash,
    alt,
    altBn,
    focusX,
    focusY,
    variantSku: (variantId && skus.get(variantId)) ?? null,
  }))
}
