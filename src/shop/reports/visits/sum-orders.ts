import { sql, type SQL } from 'drizzle-orm'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import type { Database } from '#platform/database/database.ts'
import { orders } from '../../orders/tables.ts'
import { orderVisits, visitOrderSums } from '../../visits/tables.ts'
import { mostNamesPerDay } from '../../visits/visit.ts'

/** Sums anew what became of the orders that the website took on a day of Dhaka, by the visits they came from. */
export async function sumOrders(database: Database, day: string): Promise<void> {
  await database.execute(sql`DELETE FROM ${visitOrderSums} WHERE day = ${day}`)
  await database.execute(sql`
    INSERT INTO ${visitOrderSums} (day, dimension, value, placed, delivered) ${orderSumsOfDay(day)}`)
}

export const orderSumsOfDay = (day: string): SQL => sql`
  WITH added AS (
    SELECT d.dimension, d.value, count(*) AS placed, count(*) FILTER (WHERE o.status = 'Delivered') AS delivered
    FROM ${orderVisits} v JOIN ${orders} o ON o.id = v.order_ref
    CROSS JOIN LATERAL (VALUES ('total', ''), ('device', v.device), ('source', v.source), ('campaign', v.campaign)) d(dimension, value)
    WHERE v.at >= ${beginOfDay(day)} AND v.at < ${beginOfDay(day, 1)} AND d.value IS NOT NULL GROUP BY 1, 2
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY dimension ORDER BY placed DESC, value) AS place FROM added
  )
  SELECT ${day}::date AS day, dimension, CASE WHEN place <= ${mostNamesPerDay} THEN value ELSE '' END AS value,
    sum(placed)::int AS placed, sum(delivered)::int AS delivered
  FROM ranked GROUP BY 1, 2, 3`
