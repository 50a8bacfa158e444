import { desc, eq, inArray } from 'drizzle-orm'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { authorOf, isAccount, type HistoryEntry } from '../desk/list-history.ts'
import { orderChanges, orders } from '../tables.ts'

/** One of the latest things that happened, of all orders. */
export interface LatestEntry extends Pick<
  HistoryEntry,
  'id' | 'at' | 'author' | 'field' | 'from' | 'to' | 'amountInPaisa'
> {
  orderId: string
}

/** The latest first, by the primary key of the history. */
export async function listLatest(shop: Shop, limit: number): Promise<LatestEntry[]> {
  const newest = shop.database
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .orderBy(desc(orderChanges.id))
    .limit(limit)
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
    .where(inArray(orderChanges.id, newest))
    .orderBy(desc(orderChanges.id))
  const names = await namePeople(shop, rows.map(({ by }) => by).filter(isAccount))
  return rows.map(({ by, ...row }) => ({ ...row, author: authorOf(by, names) }))
}
