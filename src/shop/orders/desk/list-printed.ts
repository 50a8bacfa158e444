import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { listLinesOf, type StoredOrderLine } from '../list-lines.ts'
import { totalsOfKept } from '../returns/kept-order.ts'
import { listReturns } from '../returns/list-returns.ts'
import { piecesOut, piecesReturned } from '../returns/returned.ts'
import { moneyOf } from '../status/payment.ts'
import { orderChanges, orders } from '../tables.ts'

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
  /** Of a refunded one: how much went back. */
  refundedInPaisa: number | null
}

/**
 * Orders with their lines by their numbers, in the order of the numbers; those that are not there are left out. Where single pieces came
 * back, the totals are those of what the buyer keeps; a canceled one is as it was ordered.
 */
export async function listPrinted(shop: Shop, numbers: readonly string[]): Promise<PrintedOrder[]> {
  const rows = await shop.database
    .select()
    .from(orders)
    .where(inArray(orders.orderId, numbers.slice(0, mostPrinted)))
  const ids = rows.map(({ id }) => id)
  const [linesOf, returnedOf, payments] = await Promise.all([
    listLinesOf(shop.database, ids),
    listReturns(shop.database, ids),
    shop.database
      .select()
      .from(orderChanges)
      .where(and(inArray(orderChanges.orderRef, ids), eq(orderChanges.field, 'payment')))
      .orderBy(asc(orderChanges.at), asc(orderChanges.id)),
  ])
  const paymentsOf = Map.groupBy(payments, ({ orderRef }) => orderRef)
  const found = new Map(rows.map((row) => [row.orderId, row]))
  return numbers.flatMap((number) => {
    const row = found.get(number)
    if (!row) return []
    const { idempotencyKey: _, requestHash: __, client: ___, ...order } = row
    const isCanceled = order.status === 'Canceled'
    const lines = (linesOf.get(order.id) ?? []).map((line) => ({
      ...line,
      ...returnedOf(order.id, line.position),
    }))
    const hasLess = !isCanceled && piecesReturned(lines) > 0
    return {
      ...order,
      ...(hasLess && totalsOfKept({ ...order, lines })),
      lines: lines.map(({ returnedFit, returnedUnfit, ...line }) => ({
        ...line,
        kept: isCanceled ? line.quantity : piecesOut({ ...line, returnedFit, returnedUnfit }),
      })),
      refundedInPaisa: moneyOf(order, paymentsOf.get(order.id) ?? []).refundedInPaisa,
    }
  })
}
