import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '../../define-action.ts'
import { maskName } from '../../orders/order.ts'
import { findOwnDelivered, type DeliveredOrder } from '../../orders/buyers/find-delivered.ts'
import { parseTrackingId } from '../../orders/tracking/tracking-id.ts'
import { writeReviewSchema, type WriteReview } from '../contract.ts'
import { storeReview } from '../store-review.ts'
import { reviews } from '../tables.ts'
import { lockWritten } from './find-written.ts'

/**
 * A buyer says what they think of something that was delivered to them, or says it anew. Somebody of the shop reads it before anybody else
 * does, each time. `not-found`: no such order, it has not arrived, it is somebody else's, or this product was not in it.
 */
export const writeReview = defineAction({
  allow: 'anyone',
  input: writeReviewSchema,
  before: async ({ shop, input }) => {
    // However it is spelled, it is one order.
    const order = parseTrackingId(input.trackingId) ?? ''
    const limit = await shop.rateLimits.take('reviews-of-order', order)
    return limit.outcome === 'too-many' ? { outcome: 'too-many-requests' as const } : undefined
  },
  run: async ({ shop, database, by, input, now: writtenAt }) => {
    const order = await findOwnDelivered({ shop, database, by, proof: input })
    const line = order?.lines.find(({ productId }) => productId === input.productId)
    if (!order || !line) return { outcome: 'not-found' }
    // Two orders of one buyer: the second waits until the first is written, and then sees it.
    await database.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`review ${input.productId} ${order.phone}`}, 0))`,
    )
    const current = await lockWritten(database, order, input.productId)
    const { stars, text, language } = input
    if (!current)
      return { outcome: 'written', id: await insertReview(database, order, input, writtenAt) }
    const { id } = current
    if (current.stars === stars && current.text === text) return { outcome: 'written', id }
    const change = { status: 'waiting', stars, text, language, writtenAt } as const
    const topics = await storeReview(database, current, change)
    return { outcome: 'written', id, change: { topics } }
  },
})

async function insertReview(
  database: Database,
  order: DeliveredOrder,
  { productId, stars, text, language }: WriteReview,
  writtenAt: Date,
): Promise<string> {
  const id = newId()
  const { id: orderRef, orderId, customerId, phone, fullName } = order
  const author = maskName(fullName)
  const written = { productId, stars, text, language, writtenAt }
  await database
    .insert(reviews)
    .values({ id, orderRef, orderId, customerId, phone, author, ...written })
  return id
}
