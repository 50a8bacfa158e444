import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orderStatuses, type OrderStatus } from '../order.ts'
import { orders } from '../tables.ts'
import type { StatusCounts } from './count-orders.ts'

/** As many are counted; nobody orders more often. */
const mostCounted = 500
const mostShown = 5

export interface OtherOrders {
  /** How those of this phone ended, or stand. */
  counts: StatusCounts
  latest: {
    id: string
    orderId: string
    placedAt: Date
    status: OrderStatus
    grandTotalInPaisa: number
  }[]
}

/** What else was ordered with the phone of an order, or what was with a phone: whether its parcels were taken is what a call before sending is about. */
export async function listOrdersOfPhone(
  shop: Shop,
  { id, phone }: { id?: string; phone: string },
): Promise<OtherOrders> {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as StatusCounts
  // The person was removed.
  if (phone === '') return { counts, latest: [] }
  const others = and(eq(orders.phone, phone), id === undefined ? undefined : ne(orders.id, id))
  const counted = shop.database.$with('counted').as(
    shop.database
      .select({
        id: orders.id,
        orderId: orders.orderId,
        placedAt: orders.placedAt,
        status: orders.status,
        grandTotalInPaisa: orders.grandTotalInPaisa,
      })
      .from(orders)
      .where(others)
      .orderBy(desc(orders.placedAt))
      .limit(mostCounted),
  )
  const rows = await shop.database
    .with(counted)
    .select({
      id: counted.id,
      orderId: counted.orderId,
      placedAt: counted.placedAt,
      status: counted.status,
      grandTotalInPaisa: counted.grandTotalInPaisa,
      ended: sql<Partial<StatusCounts>>`(
        SELECT json_object_agg(each.status, each.count)
        FROM (SELECT status, count(*) AS count FROM ${counted} GROUP BY status) each)`,
    })
    .from(counted)
    .orderBy(desc(counted.placedAt))
    .limit(mostShown)
  Object.assign(counts, rows[0]?.ended)
  return { counts, latest: rows.map(({ ended: _ended, ...order }) => order) }
}
