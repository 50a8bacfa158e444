import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { reasonSchema } from '../contract.ts'
import { mostLines, orderStatuses } from '../order.ts'
import { storeMove } from './store-move.ts'

/** What somebody says of a move, beside the order. */
export const moveSchema = z.object({
  /** As it was seen: where the order has another status by now, nothing is moved. */
  from: z.enum(orderStatuses).optional(),
  to: z.enum(orderStatuses).meta({
    description:
      'An order that is handed over in the shop may go to Delivered at once: the statuses between are recorded, too',
  }),
  reason: reasonSchema,
  fit: z
    .array(z.object({ position: z.int().min(0), fit: z.int().min(0).max(1000) }))
    .max(mostLines)
    .optional()
    .meta({
      description:
        'Of a parcel that comes back (Shipped to Canceled): how many pieces of each line can be sold again; the others are written off. Nothing said of a line: all of them.',
    }),
})

/** Staff who take an order back say why: the history and the customer who calls about it need it. */
export const lacksReason = ({ to, reason }: Pick<z.output<typeof moveSchema>, 'to' | 'reason'>) =>
  to === 'Canceled' && !reason

/** Somebody of the shop moves an order along its life (D17). */
export const moveOrder = defineAction({
  allow: 'move-orders',
  input: moveSchema.extend({ orderRef: z.uuid() }).refine((move) => !lacksReason(move), {
    path: ['reason'],
    error: 'Say why the order is canceled',
  }),
  run: async ({ database, by, input, now }) => {
    const { from: seen, ...wanted } = input
    const move = { ...wanted, seen, by: nameOfInitiator(by), at: now }
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
