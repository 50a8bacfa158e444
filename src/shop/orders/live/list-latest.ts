import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { authorOf, isAccount, type HistoryEntry } from '../desk/list-history.ts'
import { isRealOrder } from '../invented-orders.ts'
import { waitsForStaff } from '../table-parts.ts'
import { orderChanges, orders } from '../tables.ts'

/** Of the changes that wait for staff: a walk through what the reader did has an end. */
const mostWalked = 200
const mostShown = 20

/** One of the latest things that wait for somebody, of all orders. */
export interface LatestEntry extends Pick<
  HistoryEntry,
  'id' | 'at' | 'author' | 'field' | 'from' | 'to' | 'amountInPaisa'
> {
  orderId: string
}

/**
 * What others did lately that waits for somebody of the shop, the latest twenty first: a walk along an index of such changes.
 * `userId`: who reads it.
 */
export async function listLatest(shop: Shop, userId: string): Promise<LatestEntry[]> {
  const newest = shop.database
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(waitsForStaff(orderChanges))
    .orderBy(desc(orderChanges.id))
    .limit(mostWalked)
  const rows = await shop.database
    .select({
      id: orderChanges.id,
      at: orderChanges.at,
      by: orderChanges.by,
      field: orderChanges.field,
      from: orderChanges.from,
      to: orderChanges.to,
      amountInPaisa: orderChanges.amountInPaisa,
      orderId: orders.orderId,
    })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderRef))
    .where(and(inArray(orderChanges.id, newest), ne(orderChanges.by, userId), isRealOrder))
    .orderBy(desc(orderChanges.id))
    .limit(mostShown)
  const names = await namePeople(shop, rows.map(({ by }) => by).filter(isAccount))
  return rows.map(({ by, ...row }) => ({ ...row, author: authorOf(by, names) }))
}
