import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { isRealOrder } from '../invented-orders.ts'
import { waitsForStaff } from '../table-parts.ts'
import { orderChanges, orders } from '../tables.ts'

/** What happened to an order, without anything about people. */
export interface Happening {
  /** Of the change: grows with time. */
  id: string
  orderRef: string
  orderId: string
  /** `shopper`, `shop`, an account or a script. */
  by: string
  /** The order was placed with it. */
  isNew: boolean
  /** It waits for somebody of the shop. */
  concernsStaff: boolean
}

/**
 * The latest things that happened to orders, after the one with this id. Each order and each change of it writes a row into its
 * history anyway, under an id that grows with time: what is new is a walk along its primary key, and placing an order writes
 * nothing for it.
 */
export async function listHappenings(
  database: Database,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Happening[]> {
  const rows = await database
    .select({
      id: orderChanges.id,
      orderRef: orderChanges.orderRef,
      orderId: orders.orderId,
      by: orderChanges.by,
      field: orderChanges.field,
      from: orderChanges.from,
      concernsStaff: sql<boolean>`(${waitsForStaff(orderChanges)} AND ${isRealOrder})`,
    })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderRef))
    .where(and(after === undefined ? undefined : gt(orderChanges.id, after)))
    .orderBy(desc(orderChanges.id))
    .limit(limit)
  return rows.map(({ field, from, ...row }) => ({
    ...row,
    isNew: field === 'status' && from === null,
  }))
}

/** The smallest id that something of this moment can have (RFC 9562, 5.7). */
export function firstIdOf(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
