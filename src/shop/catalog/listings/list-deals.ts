import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { ProductCard } from '../product.ts'
import { selectCards } from './select-cards.ts'
import { dealIsOnNow } from './shown-products.ts'

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
