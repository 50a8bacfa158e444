import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { soldSince } from '../../stock/sold-lately.ts'
import { neverSellsOut, paceDays } from './pace.ts'

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
  const { rowCount } = await database.execute(sql`
    WITH sold AS (${soldSince(since)}), pace AS (
      SELECT v.product_id, min(least(v.stock::bigint * ${paceDays} / sold.pieces, ${neverSellsOut - 1}))::int AS days
      FROM sold JOIN variants v ON v.id = sold.variant_id
      WHERE sold.pieces > 0 AND v.stock > 0
      GROUP BY v.product_id
    )
    UPDATE products SET sells_out_in_days = coalesce(pace.days, ${neverSellsOut})
    FROM products p LEFT JOIN pace ON pace.product_id = p.id
    WHERE p.id = products.id AND products.sells_out_in_days <> coalesce(pace.days, ${neverSellsOut})`)
  return rowCount ?? 0
}
