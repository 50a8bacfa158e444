import { inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { listLinesOf, type StoredOrderLine } from '../list-lines.ts'
import { listReturns } from '../returns/list-returns.ts'
import { piecesOut } from '../returns/returned.ts'
import { orders } from '../tables.ts'

/** As many are printed at once. */
export const mostPrinted = 100

export interface PrintedLine extends StoredOrderLine {
  /** Pieces that the buyer gets, or has kept. */
  kept: number
}

export type PrintedOrder = Omit<
  typeof orders.$inferSelect,
  'idempotencyKey' | 'requestHash' | 'client'
> & {
  lines: PrintedLine[]
}

/**
 * Orders with their lines by their numbers, in the order of the numbers; those that are not there are left out. A canceled one is as it was
 * ordered.
 */
export async function listPrinted(shop: Shop, numbers: readonly string[]): Promise<PrintedOrder[]> {
  const rows = await shop.database
    .select()
    .from(orders)
    .where(inArray(orders.orderId, numbers.slice(0, mostPrinted)))
  const ids = rows.map(({ id }) => id)
  const [linesOf, returnedOf] = await Promise.all([
    listLinesOf(shop.database, ids),
    listReturns(shop.database, ids),
  ])
  const found = new Map(rows.map((row) => [row.orderId, row]))
  return numbers.flatMap((number) => {
    const row = found.get(number)
    if (!row) return []
    const { idempotencyKey: _, requestHash: __, client: ___, ...order } = row
    const lines = (linesOf.get(order.id) ?? []).map((line) => ({
      ...line,
      kept:
        order.status === 'Canceled'
          ? line.quantity
          : piecesOut({ ...line, ...returnedOf(order.id, line.position) }),
    }))
    return { ...order, lines }
  })
}
