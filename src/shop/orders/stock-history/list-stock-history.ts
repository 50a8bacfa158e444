import { inArray } from 'drizzle-orm'
import { namePeople } from '#shop/identity/users/list-people.ts'
import { listMovements, type Movement, type MovementFilter } from '#shop/stock/list-movements.ts'
import type { Shop } from '#shop/shop.ts'
import { authorOf, isAccount, type Author } from '../desk/list-history.ts'
import { orders } from '../tables.ts'

export interface StockHistoryEntry extends Omit<Movement, 'by' | 'orderRef'> {
  author: Author
  /** The number of the order that it belongs to; null where there is none. */
  orderId: string | null
}

export const stockHistoryPage = 50

/** What moved the stock of these variants, by whom and for which order, the latest first: three queries. */
export async function listStockHistory(
  shop: Shop,
  filter: MovementFilter,
  limit = stockHistoryPage,
): Promise<StockHistoryEntry[]> {
  const movements = await listMovements(shop.database, filter, limit)
  const [people, numbers] = await Promise.all([
    namePeople(
      shop,
      movements.map(({ by }) => by).filter((by) => isAccount(by)),
    ),
    numberOrders(
      shop,
      movements.flatMap(({ orderRef }) => orderRef ?? []),
    ),
  ])
  return movements.map(({ by, orderRef, ...moved }) => ({
    ...moved,
    author: authorOf(by, people),
    orderId: (orderRef && numbers.get(orderRef)) ?? null,
  }))
}

async function numberOrders(
  { database }: Shop,
  orderRefs: readonly string[],
): Promise<Map<string, string>> {
  if (orderRefs.length === 0) return new Map()
  const { id, orderId } = orders
  const rows = await database
    .select({ id, orderId })
    .from(orders)
    .where(inArray(id, [...orderRefs]))
  return new Map(rows.map((row) => [row.id, row.orderId]))
}
