import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { findBranch } from '../categories/find-branch.ts'
import type { ProductCard } from '../product.ts'
import { selectCards } from './select-cards.ts'
import { dealIsOnNow } from './shown-products.ts'

/** Cards of these products in this order; those that shoppers do not see are left out. */
export async function listCards(shop: Shop, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const wanted = sql`${sql.param([...ids])}::uuid[]`
  return selectCards(shop.database, {
    now: shop.now(),
    where: sql`p.id = ANY (${wanted})`,
    orderBy: sql`array_position(${wanted}, p.id)`,
    limit: ids.length,
  })
}

/** By units sold (D20), of the whole shop or of what stands in a category. Nothing is counted: for pages that show no filters. */
export async function listTopSelling(
  shop: Shop,
  limit = 8,
  category?: string,
): Promise<ProductCard[]> {
  const branch = category === undefined ? undefined : await findBranch(shop, category)
  return selectCards(shop.database, {
    now: shop.now(),
    orderBy: sql`p.units_sold DESC, p.id DESC`,
    limit,
    branch: branch?.ids,
  })
}

/** By publication time (D20). */
export async function listNewest(shop: Shop, limit = 8): Promise<ProductCard[]> {
  return selectCards(shop.database, {
    now: shop.now(),
    orderBy: sql`p.published_at DESC, p.id DESC`,
    limit,
  })
}

/** Deals that are on, the one that ends first in front (D20). */
export async function listDeals(shop: Shop, limit = 8): Promise<ProductCard[]> {
  const now = shop.now()
  return selectCards(shop.database, {
    now,
    where: dealIsOnNow(now),
    orderBy: sql`p.deal_ends_at, p.id`,
    limit,
  })
}
