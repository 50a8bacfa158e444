import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { paymentOf } from '../status/payment.ts'
import { orders } from '../tables.ts'
import { canReturn } from './returned.ts'
import { valueOfReturned } from './returned-value.ts'
import { listLinesWithReturns } from './store-return.ts'

/**
 * Stores the total and the payment that an order has after something changed: its lines, returned pieces, status or money. A canceled order
 * keeps the total that it was ordered for. The caller holds the order.
 */
export async function settleOrder(database: Database, orderRef: string): Promise<void> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderRef))
  if (!order) return
  const returnedInPaisa = canReturn(order.status)
    ? valueOfReturned(await listLinesWithReturns(database, orderRef))
    : 0
  const grandTotalInPaisa = order.grandTotalInPaisa + order.returnedInPaisa - returnedInPaisa
  const payment = paymentOf({ ...order, grandTotalInPaisa })
  if (payment === order.payment && returnedInPaisa === order.returnedInPaisa) return
  await database
    .update(orders)
    .set({ returnedInPaisa, grandTotalInPaisa, payment })
    .where(eq(orders.id, orderRef))
}
