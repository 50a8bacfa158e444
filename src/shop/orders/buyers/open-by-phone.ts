import { z } from 'zod'
import { parsePhone } from '#platform/phone.ts'
import { defineAction } from '#shop/define-action.ts'
import { buyerKey } from './buyer-key.ts'
import { findDeliveredOrder } from './find-delivered.ts'
import { countWrong, isClosed } from '../own-orders/wrong-claims.ts'

const typed = z.string('Send this as a text').max(40, 'This is longer than 40 characters')

/**
 * Proves by the full phone number to be the buyer of a delivered order. Wrong numbers are counted together with those of claims, and too many
 * close both (D29).
 */
export const openByPhone = defineAction({
  allow: 'anyone',
  input: z.object({ trackingId: typed, phone: typed }),
  // Counted whatever comes of it.
  before: async ({ shop, by }) => {
    const client = by.kind === 'script' ? by.name : by.ipAddress
    const limit = await shop.rateLimits.take('order-by-phone', client)
    return limit.outcome === 'too-many' ? { outcome: 'too-many-requests' as const } : undefined
  },
  run: async ({ shop, database, input }) => {
    const phone = parsePhone(input.phone)
    // Not a phone number at all: nothing was tried.
    if (phone === undefined) return { outcome: 'phone-invalid' }
    const order = await findDeliveredOrder(database, input.trackingId, { isHeld: true })
    if (!order) return { outcome: 'not-found' }
    if (await isClosed(database, order.id)) return { outcome: 'closed' }
    if (order.phone === phone) return { outcome: 'opened', key: await buyerKey(shop, order) }
    return { outcome: (await countWrong(database, order.id)) ? 'closed' : 'not-found' }
  },
})
