import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { parsePhone } from '#platform/phone.ts'
import { defineAction } from '#shop/define-action.ts'
import { cancelAnonymization } from './anonymize-orders.ts'
import { orders } from '../tables.ts'
import { parseTrackingId } from '../tracking/tracking-id.ts'
import { countWrong, isClosed } from './wrong-claims.ts'

const typed = z.string('Send this as a text').max(40, 'This is longer than 40 characters')

/**
 * Puts an order that was placed as a guest into the account of the person who knows its tracking ID and phone number. `not-found`: no such
 * order, another number, or an order that has an account already; nobody learns which. `closed`: too many wrong numbers were tried,
 * and only a proved e-mail address opens it now, or the shop (D29).
 */
export const claimOrder = defineAction({
  allow: 'owner-of-it',
  input: z.object({ trackingId: typed, phone: typed }),
  // Counted whatever comes of it.
  before: async ({ shop, by }) => {
    const limit = await shop.rateLimits.take('claim-order', by.actor.userId)
    return limit.outcome === 'too-many' ? { outcome: 'too-many-requests' as const } : undefined
  },
  run: async ({ database, by, input }) => {
    const wanted = parseTrackingId(input.trackingId)
    const phone = parsePhone(input.phone)
    // Not a phone number at all: nothing was tried.
    if (phone === undefined) return { outcome: 'phone-invalid' }
    if (wanted === undefined) return { outcome: 'not-found' }
    // Held, so that guesses at one order are counted one after the other.
    const [order] = await database
      .select({ id: orders.id, orderId: orders.orderId, phone: orders.phone })
      .from(orders)
      .where(and(eq(orders.trackingId, wanted), isNull(orders.customerId)))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    if (await isClosed(database, order.id)) return { outcome: 'closed' }
    if (order.phone !== phone) {
      return { outcome: (await countWrong(database, order.id)) ? 'closed' : 'not-found' }
    }
    const { id, orderId } = order
    await database.update(orders).set({ customerId: by.actor.userId }).where(eq(orders.id, id))
    await cancelAnonymization(database, id)
    return {
      outcome: 'claimed',
      orderId,
      change: {
        action: 'orders-claimed',
        subject: { type: 'order', id, name: orderId },
        before: {},
        after: { orderId },
        topics: [],
      },
    }
  },
})

export type ClaimOrderResult = Awaited<ReturnType<typeof claimOrder>>
