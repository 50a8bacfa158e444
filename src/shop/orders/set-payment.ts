import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Shop } from '#shop/shop.ts'
import { canSetPayment, type PaymentStatus } from './order.ts'
import { orderChanges, orders } from './tables.ts'

export interface PaymentMove {
  /** The order's own id. */
  orderRef: string
  to: PaymentStatus
  /** The account that does it. */
  by: string
  reason?: string
}

export type SetPaymentResult =
  | { outcome: 'set'; from: PaymentStatus; to: PaymentStatus }
  | { outcome: 'not-found' }
  | { outcome: 'not-allowed'; from: PaymentStatus; to: PaymentStatus }

/** Records where an order's money is, whatever its status (D18). */
export async function setPayment(shop: Shop, move: PaymentMove): Promise<SetPaymentResult> {
  const { orderRef, to, by, reason = '' } = move
  return shop.database.transaction(async (database) => {
    const [order] = await database
      .select({ payment: orders.payment })
      .from(orders)
      .where(eq(orders.id, orderRef))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    const from = order.payment
    if (!canSetPayment(from, to)) return { outcome: 'not-allowed', from, to }

    await database.update(orders).set({ payment: to }).where(eq(orders.id, orderRef))
    await database
      .insert(orderChanges)
      .values({ id: newId(), orderRef, at: shop.now(), by, field: 'payment', from, to, reason })
    return { outcome: 'set', from, to }
  })
}
