import { inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { listLinesOf, type StoredOrderLine } from '../list-lines.ts'
import { orders } from '../tables.ts'

/** As many are printed at once. */
export const mostPrinted = 100

export type PrintedOrder = Omit<
  typeof orders.$inferSelect,
  'idempotencyKey' | 'requestHash' | 'client'
> & { lines: StoredOrderLine[] }

/** Orders with their lines by their numbers, in the order of the numbers; those that are not there are left out. */
export async function listPrinted(shop: Shop, numbers: readonly string[]): Promise<PrintedOrder[]> {
  const rows = await shop.database
    .select()
    .from(orders)
    .where(inArray(orders.orderId, numbers.slice(0, mostPrinted)))
  const lines = await listLinesOf(
    shop.database,
    rows.map(({ id }) => id),
  )
  const found = new Map(rows.map((row) => [row.orderId, row]))
  return numbers.flatMap((number) => {
    const row = found.get(number)
    if (!row) return []
    const { idempotencyKey: _, requestHash: __, client: ___, ...order } = row
    return [{ ...order, lines: lines.get(order.id) ?? [] }]
  })
}
