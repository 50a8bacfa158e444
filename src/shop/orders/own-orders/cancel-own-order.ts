import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { isOwnOrder } from './is-own-order.ts'
import { orderTopic } from '../live/topics.ts'
import { storeMove } from '../status/store-move.ts'
import { orders } from '../tables.ts'

/** A customer takes an order back, as long as nobody has begun to work on it (D17). */
export const cancelOwnOrder = defineAction({
  allow: 'owner-of-it',
  input: z.object({ orderId: z.string().max(40) }),
  run: async ({ database, by: { actor }, input, now }) => {
    const [order] = await database
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.orderId, input.orderId), isOwnOrder(actor)))
    if (!order) return { outcome: 'not-found' }
    const move = { orderRef: order.id, to: 'Canceled', by: 'shopper', at: now } as const
    const moved = await storeMove(database, move)
    return moved.outcome === 'moved'
      ? {
          outcome: 'moved',
          change: { topics: [orderTopic({ orderRef: order.id, by: 'shopper' })] },
        }
      : { outcome: moved.outcome }
  },
})
