import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orders } from '../tables.ts'
import { mostToCall } from './call.ts'

export interface CallCounts {
  /** Never called. */
  new: number
  /** Their time to be called again has come. */
  again: number
  /** When the next one is due after those; ISO 8601. */
  nextAt: string | null
}

/** How many orders wait to be called now: by index, and never further than is shown. */
export async function countCalls(shop: Pick<Shop, 'database' | 'now'>): Promise<CallCounts> {
  const now = shop.now()
  const pending = sql`SELECT call_again_at FROM ${orders} WHERE status = 'Pending'`
  const { rows } = await shop.database.execute<{ new: number; again: number; next: Date | null }>(
    sql`SELECT
      (SELECT count(*)::int FROM (${pending} AND call_state IS NULL ORDER BY placed_at, id LIMIT ${mostToCall + 1}) few) AS new,
      (SELECT count(*)::int FROM (${pending} AND call_again_at <= ${now}::timestamptz ORDER BY call_again_at LIMIT ${mostToCall + 1}) few) AS again,
      (${pending} AND call_again_at > ${now}::timestamptz ORDER BY call_again_at LIMIT 1) AS next`,
  )
  const [row] = rows
  if (!row) throw new Error('Expected one row of counts')
  const next = row.next === null ? null : new Date(row.next).toISOString()
  return { new: row.new, again: row.again, nextAt: next }
}
