import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { reasonSchema } from '../contract.ts'
import { canSetPayment, paymentStatuses } from '../order.ts'
import { orderChanges, orders } from '../tables.ts'

/** What somebody says of the money, beside the order. */
export const paymentSchema = z.object({
  /** As it was seen. */
  from: z.enum(paymentStatuses).optional(),
  to: z.enum(paymentStatuses),
  reason: reasonSchema,
})

/** Records where an order's money is, whatever its status (D18). */
export const setPayment = defineAction({
  allow: 'move-orders',
  input: paymentSchema.extend({ orderRef: z.uuid() }),
  run: async ({ database, by: initiator, input, now: at }) => {
    const { orderRef, from: seen, to, reason = '' } = input
    const [order] = await database
      .select({ orderId: orders.orderId, payment: orders.payment })
      .from(orders)
      .where(eq(orders.id, orderRef))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    const from = order.payment
    if (seen !== undefined && seen !== from) return { outcome: 'changed-meanwhile', from, to }
    if (!canSetPayment(from, to)) return { outcome: 'not-allowed', from, to }

    await database.update(orders).set({ payment: to }).where(eq(orders.id, orderRef))
    const by = nameOfInitiator(initiator)
    await database
      .insert(orderChanges)
      .values({ id: newId(), orderRef, at, by, field: 'payment', from, to, reason })
    return {
      outcome: 'set',
      from,
      to,
      change: {
        action: 'payment-set',
        subject: { type: 'order', id: orderRef, name: order.orderId },
        before: { payment: from },
        after: { payment: to },
        topics: [],
      },
    }
  },
})
