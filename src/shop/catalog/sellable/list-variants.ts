import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { listFoundProducts } from '../search/list-found-products.ts'
import { products, variants } from '../tables.ts'
import { findSellable } from './find-sellable.ts'
import { isForSale, type SellableVariant } from './sellable.ts'

/** Of no order more are looked at. */
const mostVariants = 500

/** All variants of these products, those of one product together, in its order. */
export async function listVariantsOf(
  database: Database,
  productIds: readonly string[],
): Promise<SellableVariant[]> {
  if (productIds.length === 0) return []
  const rows = await database
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.position))
    .limit(mostVariants)
  return inOrder(
    database,
    rows.map(({ id }) => id),
  )
}

async function inOrder(database: Database, ids: readonly string[]): Promise<SellableVariant[]> {
  const found = new Map((await findSellable(database, ids)).map((variant) => [variant.id, variant]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** What is for sale and has the typed text in its name, SKU or barcode, one by one as it can be ordered; a code that holds the text comes first. */
export async function findVariants(
  shop: Pick<Shop, 'database' | 'now'>,
  typed: string,
  limit: number,
): Promise<SellableVariant[]> {
  const slugs = (await listFoundProducts(shop, typed, limit)).map(({ slug }) => slug)
  if (slugs.length === 0) return []
  const rows = await shop.database
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(products.slug, slugs))
    .orderBy(
      sql`greatest(strpos(lower(${variants.sku}), lower(${typed})), strpos(lower(${variants.barcode}), lower(${typed}))) = 0`,
      sql`array_position(${sql.param(slugs)}::text[], ${products.slug})`,
      asc(variants.position),
    )
    .limit(limit)
  const found = await inOrder(
    shop.database,
    rows.map(({ id }) => id),
  )
  return found.filter((variant) => isForSale(variant, shop.now()))
}
