import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DeliveredOrder } from '../../orders/buyers/find-delivered.ts'
import { reviewPhotos, reviews } from '../tables.ts'

export type StoredReview = typeof reviews.$inferSelect

type Buyer = Pick<DeliveredOrder, 'id' | 'phone' | 'customerId'>

/** Written with this order, or by the same buyer with another one. */
const isOfBuyer = ({ id, phone, customerId }: Buyer) =>
  or(
    eq(reviews.orderRef, id),
    eq(reviews.phone, phone),
    customerId === null ? undefined : eq(reviews.customerId, customerId),
  )

/** What the buyer of this order said of these products, by the product; nobody changes it until the transaction ends. */
export async function lockWritten(
  database: Database,
  buyer: Buyer,
  productId: string,
): Promise<StoredReview | undefined> {
  const [own] = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isOfBuyer(buyer)))
    .orderBy(asc(reviews.id))
    .limit(1)
    .for('update')
  return own
}

export interface WrittenReview extends StoredReview {
  /** Hashes of pictures. */
  photos: string[]
}

/** What the buyer of this order said of these products, by the product. */
export async function listWritten(
  database: Database,
  buyer: Buyer,
  productIds: readonly string[],
): Promise<Map<string, WrittenReview>> {
  if (productIds.length === 0) return new Map()
  const own = await database
    .select()
    .from(reviews)
    .where(and(inArray(reviews.productId, [...productIds]), isOfBuyer(buyer)))
    .orderBy(asc(reviews.id))
  const photos = await listPhotos(
    database,
    own.map(({ id }) => id),
  )
  const first = own.toReversed() // of two, the one that was written first counts
  return new Map(
    first.map((review) => [review.productId, { ...review, photos: photos.get(review.id) ?? [] }]),
  )
}

/** Hashes of the photos of these reviews, in the order in which they came. */
export async function listPhotos(
  database: Database,
  reviewIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await database
    .select({ reviewId: reviewPhotos.reviewId, hash: reviewPhotos.pictureHash })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.addedAt), asc(reviewPhotos.pictureHash))
  const photos = new Map<string, string[]>()
  for (const { reviewId, hash } of rows)
    photos.set(reviewId, [...(photos.get(reviewId) ?? []), hash])
  return photos
}
