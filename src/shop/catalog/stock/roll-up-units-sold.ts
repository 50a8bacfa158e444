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
    const { rows } = await database.execute<{ shelf: string; changed: number }>(sql`
      WITH changed AS (
        UPDATE products SET units_sold = sold.units
        FROM (
          SELECT product_id, least(sum(units_sold), 2147483647)::int AS units FROM variants GROUP BY product_id
        ) sold
        WHERE sold.product_id = products.id AND sold.units <> products.units_sold
        RETURNING products.category_id
      )
      SELECT category.slug AS shelf, count(*)::int AS changed
      FROM changed JOIN categories category ON category.id = changed.category_id GROUP BY category.id`)
    const shelves = rows.map(({ shelf }) => shelf)
    if (rows.length > 0) await announce(database, [...shelves, wholeShop].map(popularTopic))
    return rows.reduce((sum, { changed }) => sum + changed, 0)
  })
}
