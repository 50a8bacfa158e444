import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { ProductCard } from '../product.ts'
import { selectCards } from './select-cards.ts'

/** By publication time (D20). */
export async function listNewest(shop: Shop, limit = 8): Promise<ProductCard[]> {
  return selectCards(shop.database, {
    now: shop.now(),
    orderBy: sql`p.published_at DESC, p.id DESC`,
    limit,
  })
}
