import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { ProductCard } from '../product.ts'
import { selectCards } from './select-cards.ts'
import { isShown } from './shown-products.ts'

/** Others of the same category: first those that share most tags, then what sells most. */
export async function listRelated(
  shop: Shop,
  product: { id: string },
  limit = 8,
): Promise<ProductCard[]> {
  const now = shop.now()
  return selectCards(shop.database, {
    now,
    // Looking at the popular ones alone keeps this quick in a category of any size.
    where: sql`p.id IN (
      SELECT id FROM products p
      WHERE ${isShown(now)} AND p.id <> ${product.id}
        AND p.category_id = (SELECT same.category_id FROM products same WHERE same.id = ${product.id})
      ORDER BY p.units_sold DESC, p.id DESC LIMIT 100)`,
    orderBy: sql`(
      SELECT count(*) FROM unnest(p.tags) AS tag
      WHERE tag = ANY (SELECT unnest(same.tags) FROM products same WHERE same.id = ${product.id})
    ) DESC, p.units_sold DESC, p.id DESC`,
    limit,
  })
}
