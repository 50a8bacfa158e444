import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
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
  // The person was removed.
  if (phone === '') return othersOf({ counted: [], latest: [] })
  const [others] = await asking(shop.database).execute({ phone, id: id ?? noOrder })
  return othersOf(others ?? { counted: [], latest: [] })
}

export function othersOf({ counted, latest }: Others): OtherOrders {
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as StatusCounts
  for (const { status, count } of counted) counts[status] = count
  return { counts, latest }
}

/** No order has this id. */
const noOrder = '00000000-0000-0000-0000-000000000000'

/** Of a phone, without one order. Counted from the index alone; only what is shown is read. */
export function selectOthers(database: Database, { phone, id }: { phone: SQL; id: SQL }) {
  const others = and(sql`${orders.phone} = ${phone}`, sql`${orders.id} <> ${id}`)
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
      .groupBy(some.status),
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
      .limit(mostShown),
  }
}

const asking = prepared((database) => {
  const { counted, latest } = selectOthers(database, {
    phone: sql`(SELECT ${sql.placeholder('phone')}::text)`,
    id: sql`(SELECT ${sql.placeholder('id')}::uuid)`,
  })
  return database
    .select({ counted: rowsOf(counted), latest: rowsOf(latest) })
    .from(sql`(SELECT) AS nothing`)
    .prepare('orders_of_phone')
})

type Others = Awaited<ReturnType<ReturnType<typeof asking>['execute']>>[number]
