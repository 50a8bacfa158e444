import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { reasonSchema } from '../contract.ts'
import { mostLines } from '../order.ts'
import { orders } from '../tables.ts'
import { canReturn, overReturned, piecesOut, piecesReturned } from './returned.ts'
import { settleOrder } from './settle-order.ts'
import { listLinesWithReturns, storeReturn } from './store-return.ts'

const pieces = z.int('Send a whole number').min(0, 'Send 0 or more').max(1000)

/** What somebody says of pieces that came back, beside the order. */
export const returnSchema = z.object({
  returnedBefore: pieces.max(100_000).meta({
    description:
      'Pieces of the whole order that had come back, as it was read: pressed twice, they come back once',
  }),
  lines: z
    .array(
      z.object({
        position: z.int().min(0).meta({ description: 'As the order says it' }),
        fit: pieces.default(0).meta({ description: 'Pieces that can be sold again' }),
        unfit: pieces.default(0).meta({ description: 'Pieces that are written off' }),
      }),
    )
    .max(mostLines)
    .refine(
      (lines) => lines.some(({ fit, unfit }) => fit + unfit > 0),
      'Say how many pieces came back',
    )
    .refine(
      (lines) => new Set(lines.map(({ position }) => position)).size === lines.length,
      'Name each line once',
    ),
  reason: reasonSchema.unwrap().min(1, 'Say why the pieces came back'),
})

/**
 * Takes pieces of a shipped or delivered order back: what is fit for sale goes back to stock, the rest is written off. Each piece comes back
 * once. Their value is no longer in the total of the order: what was paid for them is to be refunded (D18).
 */
export const returnPieces = defineAction({
  allow: 'move-orders',
  input: returnSchema.extend({ orderRef: z.uuid() }),
  run: async ({ database, by, input, now: at }) => {
    const { orderRef, reason } = input
    const [order] = await database
      .select({ orderId: orders.orderId, status: orders.status })
      .from(orders)
      .where(eq(orders.id, orderRef))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    if (!canReturn(order.status)) return { outcome: 'not-returnable', status: order.status }
    const lines = await listLinesWithReturns(database, orderRef)
    const before = piecesReturned(lines)
    if (before !== input.returnedBefore) return { outcome: 'returned-meanwhile', returned: before }
    const over = overReturned(lines, input.lines)
    if (over) {
      const line = lines.find(({ position }) => position === over.position)
      return {
        outcome: 'too-many-pieces',
        position: over.position,
        most: line ? piecesOut(line) : 0,
      }
    }
    await storeReturn(database, {
      orderRef,
      lines,
      reason,
      at,
      pieces: input.lines,
      by: nameOfInitiator(by),
    })
    await settleOrder(database, orderRef)
    const returned = before + input.lines.reduce((sum, { fit, unfit }) => sum + fit + unfit, 0)
    return {
      outcome: 'returned',
      returned,
      change: {
        action: 'pieces-returned',
        subject: { type: 'order', id: orderRef, name: order.orderId },
        before: { returnedPieces: before },
        // The reason stands in the history of the order, and goes with its person.
        after: { returnedPieces: returned },
        topics: 'announced',
      },
    }
  },
})
