import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orders } from '../tables.ts'
import { mostToCall } from './call.ts'

export interface CallCounts {
  /** Never called; what is handed over in the shop needs no call. */
  new: number
  /** Their time to be called again has come. */
  again: number
  /** Promised about orders that are not to be confirmed, and due. */
  promised: number
  /** When the next one is due after those, about whichever order; ISO 8601. */
  nextAt: string | null
}

interface Row extends Record<string, unknown> {
  new: number
  again: number
  promised: number
  next: Date | null
}

/** How many orders wait to be called now: by index, and never further than is shown. */
export async function countCalls(shop: Pick<Shop, 'database' | 'now'>): Promise<CallCounts> {
  const now = shop.now()
  const pending = sql`SELECT call_again_at FROM ${orders} WHERE status = 'Pending'`
  const { rows } = await shop.database.execute<Row>(
    sql`SELECT
      (SELECT count(*)::int FROM (${pending} AND call_state IS NULL AND delivery_method = 'delivery' ORDER BY placed_at, id LIMIT ${mostToCall + 1}) few) AS new,
      (SELECT count(*)::int FROM (${pending} AND call_again_at <= ${now}::timestamptz ORDER BY call_again_at LIMIT ${mostToCall + 1}) few) AS again,
      (SELECT count(*)::int FROM (SELECT FROM ${orders} WHERE status <> 'Pending' AND call_again_at <= ${now}::timestamptz ORDER BY call_again_at LIMIT ${mostToCall + 1}) few) AS promised,
      least(
        (${pending} AND call_again_at > ${now}::timestamptz ORDER BY call_again_at LIMIT 1),
        (SELECT call_again_at FROM ${orders} WHERE status <> 'Pending' AND call_again_at > ${now}::timestamptz ORDER BY call_again_at LIMIT 1)
      ) AS next`,
  )
  const [row] = rows
  if (!row) throw new Error('Expected one row of counts')
  const next = row.next === null ? null : new Date(row.next).toISOString()
  return { new: row.new, again: row.again, promised: row.promised, nextAt: next }
}
