import { sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Shop } from '#shop/shop.ts'
import { popularTopic, wholeShop } from '../topics.ts'

/**
 * Orders count what they sell on the variant, whose row they hold anyway; this sums it up on the product, by which lists
 * are sorted. Answers how many products changed.
 */
export async function rollUpUnitsSold(shop: Shop): Promise<number> {
  return shop.database.transaction(async (database) => {
    const { rows } = await database.execute<{ changed: number; shelves: string[] }>(sql`
      WITH changed AS (
        UPDATE products SET units_sold = sold.units
        FROM (
          SELECT product_id, least(sum(units_sold), 2147483647)::int AS units FROM variants GROUP BY product_id
        ) sold
        WHERE sold.product_id = products.id AND sold.units <> products.units_sold
        RETURNING products.category_id, products.further_category_ids
      )
      SELECT (SELECT count(*)::int FROM changed) AS changed, ARRAY(
        SELECT category.slug FROM categories category
        WHERE category.id IN (SELECT unnest(category_id || further_category_ids) FROM changed)
      ) AS shelves`)
    const { changed = 0, shelves = [] } = rows[0] ?? {}
    if (changed > 0) await announce(database, [...shelves, wholeShop].map(popularTopic))
    return changed
  })
}
