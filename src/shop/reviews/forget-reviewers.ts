import { and, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { announce } from '#platform/memory/announcements.ts'
import { topicsOfProduct } from '../catalog/topics.ts'
import { productQuestions } from './questions/tables.ts'
import { reviewPhotos, reviews } from './tables.ts'

interface Person {
  userIds?: readonly string[]
  /** E.164. */
  phones?: readonly string[]
  /** Ids of their orders: one that a guest placed may have been claimed after it was reviewed. */
  orderRefs?: readonly string[]
}

/**
 * Takes a person out of what they said about products: their name, their number and their photos. The stars stay, as do orders, and so does the
 * text: it is about the goods.
 */
export async function forgetReviewers(
  database: Database,
  { userIds = [], phones = [], orderRefs = [] }: Person,
): Promise<void> {
  const nobody = { author: '', phone: null, customerId: null }
  const [reviewed, asked] = [
    await database
      .update(reviews)
      .set(nobody)
      .where(
        or(
          inArray(reviews.customerId, [...userIds]),
          isOneOf(reviews.phone, phones),
          inArray(reviews.orderRef, [...orderRefs]),
        ),
      )
      .returning({ id: reviews.id, productId: reviews.productId }),
    await database
      .update(productQuestions)
      .set({ ...nobody, email: null })
      .where(
        or(
          inArray(productQuestions.customerId, [...userIds]),
          isOneOf(productQuestions.phone, phones),
        ),
      )
      .returning({ productId: productQuestions.productId }),
  ]
  if (reviewed.length > 0)
    await database.delete(reviewPhotos).where(
      inArray(
        reviewPhotos.reviewId,
        reviewed.map(({ id }) => id),
      ),
    )
  const products = new Set([...reviewed, ...asked].map(({ productId }) => productId))
  await announce(database, [...products].flatMap(topicsOfProduct))
}

type PhoneColumn = typeof reviews.phone | typeof productQuestions.phone

const isOneOf = (phone: PhoneColumn, phones: readonly string[]): SQL | undefined =>
  and(isNotNull(phone), inArray(phone, [...phones]))
