import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { noteTextSchema } from '../contract.ts'
import { orderNotes, orders } from '../tables.ts'

/** Somebody of the shop writes down what colleagues should know of an order. Shoppers never see it. */
export const addOrderNote = defineAction({
  allow: 'move-orders',
  input: z.object({ orderRef: z.uuid(), text: noteTextSchema }),
  run: async ({ database, by, input: { orderRef, text }, now: at }) => {
    const [order] = await database
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(eq(orders.id, orderRef))
    if (!order) return { outcome: 'not-found' }
    const id = newId()
    await database.insert(orderNotes).values({ id, orderRef, at, by: nameOfInitiator(by), text })
    return {
      outcome: 'added',
      id,
      change: {
        action: 'order-note-added',
        subject: { type: 'order', id: orderRef, name: order.orderId },
        before: {},
        // The text is about a person: it stands with the order, and goes with its person.
        after: { noteAdded: true },
        topics: [],
      },
    }
  },
})
