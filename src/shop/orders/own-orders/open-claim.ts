import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { orders } from '../tables.ts'
import { wrongClaims } from './tables.ts'

/** Somebody called and is believed: wrong numbers that were tried for this order are forgotten (D29). */
export const openClaim = defineAction({
  allow: 'move-orders',
  input: z.object({ orderId: z.string().max(40) }),
  run: async ({ database, input: { orderId } }) => {
    const [order] = await database
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.orderId, orderId))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    const wrong = await database
      .delete(wrongClaims)
      .where(eq(wrongClaims.orderRef, order.id))
      .returning({ count: wrongClaims.count })
    return {
      outcome: 'opened',
      change: {
        action: 'claim-opened',
        subject: { type: 'order', id: order.id, name: orderId },
        before: { wrongClaims: wrong[0]?.count ?? 0 },
        after: { wrongClaims: 0 },
        topics: [],
      },
    }
  },
})
