import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { rowsOfCategory } from '../further-categories/standing-in.ts'
import type { ProductCard } from '../product.ts'
import { selectCards } from './select-cards.ts'
import { isShown } from './shown-products.ts'

/** Others of its main category, for which that may be a further one: first those that share most tags, then what sells most. */
export async function listRelated(
  shop: Shop,
  product: { id: string },
  limit = 8,
): Promise<ProductCard[]> {
  const now = shop.now()
  const mostPopular = sql`ORDER BY p.units_sold DESC, p.id DESC LIMIT 100`
  const category = sql`(SELECT same.category_id FROM products same WHERE same.id = ${product.id})`
  const arms = rowsOfCategory(category).map(
    (rows) =>
      sql`(SELECT p.id, p.units_sold FROM ${rows} WHERE ${isShown(now)} AND p.id <> ${product.id} ${mostPopular})`,
  )
  return selectCards(shop.database, {
    now,
    // Looking at the popular ones alone keeps this quick in a category of any size.
    where: sql`p.id IN (SELECT id FROM (${sql.join(arms, sql` UNION ALL `)}) p ${mostPopular})`,
    orderBy: sql`(
      SELECT count(*) FROM unnest(p.tags) AS tag
      WHERE tag = ANY (SELECT unnest(same.tags) FROM products same WHERE same.id = ${product.id})
    ) DESC, p.units_sold DESC, p.id DESC`,
    limit,
  })
}
