import { sql } from 'drizzle-orm'
import { announce } from '#platform/announcements.ts'
import type { Shop } from '../shop.ts'

/**
 * Orders count what they sell on the variant, whose row they hold anyway; this sums it up on the product, by which lists
 * are sorted. Answers how many products changed.
 */
export async function rollUpUnitsSold(shop: Shop): Promise<number> {
  return shop.database.transaction(async (database) => {
    const { rowCount } = await database.execute(sql`
      UPDATE products SET units_sold = sold.units
      FROM (
        SELECT product_id, least(sum(units_sold), 2147483647)::int AS units FROM variants GROUP BY product_id
      ) sold
      WHERE sold.product_id = products.id AND sold.units <> products.units_sold`)
    const changed = rowCount ?? 0
    if (changed > 0) await announce(database, ['catalog'])
    return changed
  })
}
