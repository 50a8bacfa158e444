import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { soldSince } from '../../../stock/sold-lately.ts'
import { neverSellsOut, paceDays } from './pace.ts'
import { writeInParts, type RolledUp } from '../write-in-parts.ts'

const dayMs = 86_400_000

/**
 * Says of each product in how many days the first of its variants is gone, if it goes on selling as it did lately. Kept on the
 * product and counted anew now and then: a list of products reads no ledger. Answers how many products changed.
 */
export async function rollUpPace({
  database,
  now,
}: Pick<Shop, 'database' | 'now'>): Promise<number> {
  const since = new Date(now().getTime() - paceDays * dayMs)
  const { rows } = await database.execute<RolledUp>(sql`
    WITH sold AS (${soldSince(since)}), pace AS (
      SELECT v.product_id, min(least(v.stock::bigint * ${paceDays} / sold.pieces, ${neverSellsOut - 1}))::int AS days
      FROM sold JOIN variants v ON v.id = sold.variant_id
      WHERE sold.pieces > 0 AND v.stock > 0
      GROUP BY v.product_id
    )
    SELECT p.id, coalesce(pace.days, ${neverSellsOut}) AS value
    FROM products p LEFT JOIN pace ON pace.product_id = p.id
    WHERE p.sells_out_in_days <> coalesce(pace.days, ${neverSellsOut}) ORDER BY p.id`)
  return writeInParts(rows, async (part) => {
    const { rowCount } = await database.execute(sql`
      WITH pace AS (${part})
      UPDATE products SET sells_out_in_days = pace.value FROM pace WHERE pace.id = products.id`)
    return rowCount ?? 0
  })
}
