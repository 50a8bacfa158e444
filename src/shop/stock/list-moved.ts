import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { stockMovements } from './tables.ts'

/**
 * How many pieces of each of these variants moved for an order at one moment; those that did not are left out. It reads from the latest
 * movement backwards: ask for what has just happened.
 */
export async function listMoved(
  database: Database,
  variantIds: readonly string[],
  { orderRef, at }: { orderRef: string; at: Date },
): Promise<{ variantId: string; pieces: number }[]> {
  const { rows } = await database.execute<{ variant_id: string; pieces: number }>(sql`
    SELECT wanted.id AS variant_id, moved.pieces FROM unnest(${sql.param([...variantIds])}::uuid[]) AS wanted(id)
    CROSS JOIN LATERAL (
      SELECT stock_after - stock_before AS pieces FROM ${stockMovements}
      WHERE variant_id = wanted.id AND order_ref = ${orderRef} AND at = ${at}::timestamptz ORDER BY id DESC LIMIT 1
    ) moved`)
  return rows.map(({ variant_id: variantId, pieces }) => ({ variantId, pieces }))
}
