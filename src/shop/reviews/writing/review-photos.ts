import { and, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { ImageRefusal } from '#platform/images/normalise-image.ts'
import { defineAction } from '../../define-action.ts'
import type { Initiator } from '../../initiator.ts'
import { buyerProofSchema, type BuyerProof } from '../../orders/buyers/buyer-contract.ts'
import { findOwnDelivered } from '../../orders/buyers/find-delivered.ts'
import { hasPicture } from '../../pictures/load-pictures.ts'
import { saveBuyersPicture } from '../../pictures/save-picture.ts'
import type { Shop } from '../../shop.ts'
import { mostReviewPhotos } from '../review.ts'
import { storeReview } from '../store-review.ts'
import { reviewPhotos } from '../tables.ts'
import { lockWritten, type StoredReview } from './find-written.ts'

const photoSchema = buyerProofSchema.extend({
  productId: z.uuid(),
  hash: z.string().regex(/^[0-9a-f]{24}$/),
})

interface Sent {
  proof: BuyerProof
  productId: string
  photo: Blob
}

/** Keeps a photo that a buyer sent with their review: upright, small, without what a phone writes into it. */
export async function addReviewPhoto(
  shop: Shop,
  by: Initiator,
  { proof, productId, photo }: Sent,
): Promise<
  | { outcome: 'added' | 'not-found' | 'too-many-photos' | 'too-many-requests' | 'invalid' }
  | ImageRefusal
> {
  // Nobody else makes the shop decode a picture.
  const order = await findOwnDelivered({ shop, by, proof })
  if (!order) return { outcome: 'not-found' }
  const throttle = await shop.rateLimits.take('review-photo', order.id)
  if (throttle.outcome === 'too-many') return { outcome: 'too-many-requests' }
  const saving = await saveBuyersPicture(shop, photo, order.id)
  if (saving.outcome !== 'saved') return saving
  const { outcome } = await showReviewPhoto(shop, by, {
    ...proof,
    productId,
    hash: saving.picture.hash,
  })
  return { outcome }
}

/** Puts a picture of the shop beside a review; the review is read again before it is shown. */
export const showReviewPhoto = defineAction({
  allow: 'anyone',
  input: photoSchema,
  run: async ({ shop, database, by, input, now: addedAt }) => {
    const current = await lockOwn({ shop, database, by }, input)
    if (!current || !(await hasPicture(database, input.hash))) return { outcome: 'not-found' }
    const [held] = await database
      .select({ photos: count() })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.reviewId, current.id))
    if ((held?.photos ?? 0) >= mostReviewPhotos) return { outcome: 'too-many-photos' }
    await database
      .insert(reviewPhotos)
      .values({ reviewId: current.id, pictureHash: input.hash, addedAt })
      .onConflictDoNothing()
    const topics = await storeReview(database, current, { status: 'waiting' })
    return { outcome: 'added', change: { topics } }
  },
})

/** What is taken away needs no second reading. */
export const removeReviewPhoto = defineAction({
  allow: 'anyone',
  input: photoSchema,
  run: async ({ shop, database, by, input }) => {
    const current = await lockOwn({ shop, database, by }, input)
    if (!current) return { outcome: 'not-found' }
    await database
      .delete(reviewPhotos)
      .where(and(eq(reviewPhotos.reviewId, current.id), eq(reviewPhotos.pictureHash, input.hash)))
    const topics = await storeReview(database, current, { status: current.status })
    return { outcome: 'removed', change: { topics } }
  },
})

async function lockOwn(
  asking: { shop: Shop; database: Database; by: Initiator },
  { productId, ...proof }: BuyerProof & { productId: string },
): Promise<StoredReview | undefined> {
  const order = await findOwnDelivered({ ...asking, proof })
  return order && lockWritten(asking.database, order, productId)
}
