import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { rowsOf } from '#platform/database/statements/rows-of.ts'
import type { Shop } from '#shop/shop.ts'
import { orderStatuses, type OrderStatus } from '../order.ts'
import { orderChanges, orders } from '../tables.ts'
import type { StatusCounts } from './count-orders.ts'

/** As many are counted; nobody orders more often. */
const mostCounted = 500
const mostShown = 5
const latestFirst = [desc(orders.placedAt), desc(orders.id)]

export interface OtherOrders {
  /** How those of this phone ended, or stand; canceled: before they were sent. */
  counts: StatusCounts
  /** Sent, and not taken: the parcels came back. */
  cameBack: number
  latest: {
    id: string
    orderId: string
    placedAt: Date
    status: OrderStatus
    /** Canceled after it was sent. */
    hasComeBack: boolean
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
  let cameBack = 0
  for (const { status, hasComeBack, count } of counted) {
    if (hasComeBack) cameBack = count
    else counts[status] = count
  }
  return { counts, cameBack, latest }
}

/** No order has this id. */
const noOrder = '00000000-0000-0000-0000-000000000000'

/** Canceled after it was sent (D17); asked of canceled ones alone. */
const hasComeBack = (table: 'some' | 'orders') => {
  // Said with its table: within the subquery `id` would be that of the change.
  const order = sql.identifier(table)
  return sql<boolean>`(${order}.status = 'Canceled' AND EXISTS (SELECT FROM ${orderChanges} change WHERE change.order_ref = ${order}.id AND change.field = 'status' AND change."from" = 'Shipped' AND change."to" = 'Canceled'))`
}

/** Of a phone, without one order. Counted from the index alone; only what is shown is read. */
export function selectOthers(database: Database, { phone, id }: { phone: SQL; id: SQL }) {
  const others = and(sql`${orders.phone} = ${phone}`, sql`${orders.id} <> ${id}`)
  const some = database
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(others)
    .orderBy(...latestFirst)
    .limit(mostCounted)
    .as('some')
  const ended = database
    .select({ status: some.status, hasComeBack: hasComeBack('some').as('has_come_back') })
    .from(some)
    .as('ended')
  return {
    counted: database
      .select({
        status: ended.status,
        hasComeBack: ended.hasComeBack,
        count: sql<number>`count(*)::int`,
      })
      .from(ended)
      .groupBy(ended.status, ended.hasComeBack),
    latest: database
      .select({
        id: orders.id,
        orderId: orders.orderId,
        placedAt: orders.placedAt,
        status: orders.status,
        hasComeBack: hasComeBack('orders'),
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
