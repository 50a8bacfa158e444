import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { reasonSchema } from '../contract.ts'
import { orderStatuses } from '../order.ts'
import { storeMove } from './store-move.ts'

/** Somebody of the shop moves an order along its life (D17). */
export const moveOrder = defineAction({
  allow: 'move-orders',
  input: z.object({ orderRef: z.uuid(), to: z.enum(orderStatuses), reason: reasonSchema }),
  run: async ({ database, by, input, now }) => {
    const move = { ...input, by: nameOfInitiator(by), at: now }
    const moved = await storeMove(database, move)
    if (moved.outcome !== 'moved') return moved
    const { orderId, ...step } = moved
    return {
      ...step,
      change: {
        action: 'order-moved',
        subject: { type: 'order', id: input.orderRef, name: orderId },
        before: { status: step.from },
        // The reason stands in the history of the order, and goes with its person.
        after: { status: step.to },
        topics: 'announced',
      },
    }
  },
})
