import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { ProductCard } from '../product.ts'
import { selectCards } from './select-cards.ts'

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
