import { and, asc, gt, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderReturns } from '#shop/orders/returns/tables.ts'
import { orderChanges, orderLines, orders } from '#shop/orders/tables.ts'
import { salesQueue } from '../tables.ts'
import type { RawOrder } from './raw.ts'

const ordersAtOnce = 1000

/** Orders as they stand, with all that their history says; the next ones after an id. Those that still wait to be booked are left out. */
export async function listRawOrders(
  database: Database,
  after: string | undefined,
): Promise<RawOrder[]> {
  const waiting = database
    .select({ orderRef: salesQueue.orderRef })
    .from(salesQueue)
    .where(sql`${salesQueue.orderRef} = ${orders.id}`)
  const rows = await database
    .select()
    .from(orders)
    .where(and(after === undefined ? undefined : gt(orders.id, after), notExists(waiting)))
    .orderBy(asc(orders.id))
    .limit(ordersAtOnce)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  // One after the other: they are of one moment, in one transaction.
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderRef, ids))
    .orderBy(asc(orderLines.position))
  const changes = await database
    .select()
    .from(orderChanges)
    .where(inArray(orderChanges.orderRef, ids))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id))
  const returns = await database
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderRef, ids))
    .orderBy(asc(orderReturns.at), asc(orderReturns.id))
  const ownLines = Map.groupBy(lines, ({ orderRef }) => orderRef)
  const ownChanges = Map.groupBy(changes, ({ orderRef }) => orderRef)
  const ownReturns = Map.groupBy(returns, ({ orderRef }) => orderRef)
  return rows.map((order) => ({
    ...order,
    lines: ownLines.get(order.id) ?? [],
    changes: ownChanges.get(order.id) ?? [],
    returns: (ownReturns.get(order.id) ?? []).map((row) => ({
      ...row,
      pieces: row.fit + row.unfit,
    })),
  }))
}
