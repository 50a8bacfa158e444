import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { orderStatuses, type OrderStatus } from '../order.ts'
import { orders } from '../tables.ts'
import type { StatusCounts } from './count-orders.ts'

/** As many are counted; nobody orders more often. */
const mostCounted = 500
const mostShown = 5
const latestFirst = [desc(orders.placedAt), desc(orders.id)]

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
  const { counted, latest } = statements(shop.database)
  const asked = { phone, id: id ?? noOrder }
  const [numbers, rows] = await Promise.all([counted.execute(asked), latest.execute(asked)])
  for (const { status, count } of numbers) counts[status] = count
  return { counts, latest: rows }
}

/** No order has this id. */
const noOrder = '00000000-0000-0000-0000-000000000000'

/** Counted from the index alone; only what is shown is read. */
const statements = prepared((database) => {
  const others = and(
    eq(orders.phone, sql.placeholder('phone')),
    ne(orders.id, sql.placeholder('id')),
  )
  const some = database
    .select({ status: orders.status })
    .from(orders)
    .where(others)
    .orderBy(...latestFirst)
    .limit(mostCounted)
    .as('some')
  return {
    counted: database
      .select({ status: some.status, count: sql<number>`count(*)::int` })
      .from(some)
      .groupBy(some.status)
      .prepare('orders_of_phone_counted'),
    latest: database
      .select({
        id: orders.id,
        orderId: orders.orderId,
        placedAt: orders.placedAt,
        status: orders.status,
        grandTotalInPaisa: orders.grandTotalInPaisa,
      })
      .from(orders)
      .where(others)
      .orderBy(...latestFirst)
      .limit(mostShown)
      .prepare('orders_of_phone'),
  }
})
