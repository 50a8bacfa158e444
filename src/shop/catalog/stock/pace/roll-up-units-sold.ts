import { sql, type SQL } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Shop } from '#shop/shop.ts'
import { popularTopic, wholeShop } from '../../topics.ts'
import { writeInParts, type RolledUp } from '../write-in-parts.ts'

/**
 * Orders count what they sell on the variant, whose row they hold anyway; this sums it up on the product, by which lists
 * are sorted. Answers how many products changed.
 */
export async function rollUpUnitsSold({ database }: Pick<Shop, 'database'>): Promise<number> {
  const { rows } = await database.execute<RolledUp>(sql`
    SELECT p.id, sold.units AS value
    FROM products p JOIN (
      SELECT product_id, least(sum(units_sold), 2147483647)::int AS units FROM variants GROUP BY product_id
    ) sold ON sold.product_id = p.id
    WHERE sold.units <> p.units_sold ORDER BY p.id`)
  return writeInParts(rows, (part) => writeUnits(database, part))
}

/** With the shelves of these products, whose order changes. */
function writeUnits(database: Shop['database'], part: SQL): Promise<number> {
  return database.transaction(async (inside) => {
    const { rows } = await inside.execute<{ changed: number; shelves: string[] }>(sql`
      WITH sold AS (${part}), changed AS (
        UPDATE products SET units_sold = sold.value FROM sold WHERE sold.id = products.id
        RETURNING products.category_id, products.further_category_ids
      )
      SELECT (SELECT count(*)::int FROM changed) AS changed, ARRAY(
        SELECT category.slug FROM categories category
        WHERE category.id IN (SELECT unnest(category_id || further_category_ids) FROM changed)
      ) AS shelves`)
    const { changed = 0, shelves = [] } = rows[0] ?? {}
    if (changed > 0) await announce(inside, [...shelves, wholeShop].map(popularTopic))
    return changed
  })
}
