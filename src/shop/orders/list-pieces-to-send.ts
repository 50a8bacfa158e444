import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderLines, orders } from './tables.ts'

/** How many pieces of each of these variants are sold and still in the house: of orders that are confirmed or not, and not sent. */
export async function listPiecesToSend(
  database: Database,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await database.execute<{ variant_id: string; pieces: number }>(sql`
    SELECT l.variant_id, sum(l.quantity)::int AS pieces
    FROM ${orderLines} l JOIN ${orders} o ON o.id = l.order_ref
    WHERE l.variant_id = ANY(${sql.param([...variantIds])}::uuid[]) AND o.status IN ('Pending', 'Processing')
    GROUP BY l.variant_id`)
  return new Map(rows.map((row) => [row.variant_id, row.pieces]))
}
