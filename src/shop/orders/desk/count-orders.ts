import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderStatuses, type OrderStatus } from '../order.ts'
import { orders } from '../tables.ts'

/** Tabs count exactly up to here; one more means "and more" (docs/decisions/0091). */
export const mostOfTab = 1000

export type StatusCounts = Record<OrderStatus, number>

/** How many orders each status has, from the index alone and never further than a tab counts. Placing an order costs nothing more. */
export async function countOrders({ database }: { database: Database }): Promise<StatusCounts> {
  const some = sql`SELECT FROM ${orders} WHERE ${orders.status} = status.name
    ORDER BY ${orders.placedAt} DESC, ${orders.id} DESC LIMIT ${mostOfTab + 1}`
  const rows = await database
    .select({
      status: sql<OrderStatus>`status.name`,
      count: sql<number>`(SELECT count(*)::int FROM (${some}) few)`,
    })
    .from(sql`unnest(${sql.param(orderStatuses)}::text[]) AS status(name)`)
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  const entries = orderStatuses.map((status) => [status, counts.get(status) ?? 0])
  return Object.fromEntries(entries) as StatusCounts
}
