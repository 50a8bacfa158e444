import { isNull, like, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { announce } from '#platform/memory/announcements.ts'
import { countStars } from '../catalog/ratings/count-stars.ts'
import type { Stars } from '../catalog/ratings/rating.ts'
import { topicsOfProduct } from '../catalog/topics.ts'
import { productQuestions } from './questions/tables.ts'
import { reviews } from './tables.ts'

/** What the demonstration invents: reviews without an order, which no other review is, and questions whose fingerprint says so. */

interface Invented {
  id: string
  productId: string
  author: string
  text: string
  language: 'en' | 'bn'
  at: Date
  /** Empty where there is none. */
  answer: string
  answeredAt: Date
}

/** Those that are there already stay as they are. Answers what to announce. */
export async function storeInventedReviews(
  database: Database,
  invented: readonly (Invented & { stars: Stars })[],
): Promise<string[]> {
  if (invented.length === 0) return []
  const stored = await database
    .insert(reviews)
    .values(
      invented.map(({ at: writtenAt, answeredAt, ...review }) => ({
        ...review,
        orderRef: null,
        orderId: '',
        status: 'approved' as const,
        writtenAt,
        answeredAt: review.answer === '' ? null : answeredAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ productId: reviews.productId, added: reviews.stars })
  const topics: string[] = []
  for (const star of stored) topics.push(...(await countStars(database, star)))
  return topics
}

const inventedFingerprint = 'demonstration '

export async function storeInventedQuestions(
  database: Database,
  invented: readonly Invented[],
): Promise<void> {
  if (invented.length === 0) return
  await database
    .insert(productQuestions)
    .values(
      invented.map(({ at: askedAt, ...question }) => ({
        ...question,
        askedAt,
        status: 'answered' as const,
        fingerprint: inventedFingerprint + question.id,
      })),
    )
    .onConflictDoNothing()
}

const isInvented = {
  review: isNull(reviews.orderRef),
  question: like(productQuestions.fingerprint, `${inventedFingerprint}%`),
}

export async function areInventedReviewsThere(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ there: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${reviews} WHERE ${isInvented.review})
      OR EXISTS (SELECT FROM ${productQuestions} WHERE ${isInvented.question}) AS there`)
  return rows[0]?.there ?? false
}

/** Also of goods that the merchant has made their own: nobody bought them then. */
export async function removeInventedReviews(database: Database): Promise<void> {
  const gone = await database.delete(reviews).where(isInvented.review).returning()
  for (const { productId, stars, status } of gone)
    if (status === 'approved')
      await announce(database, await countStars(database, { productId, removed: stars }))
  const asked = await database
    .delete(productQuestions)
    .where(isInvented.question)
    .returning({ productId: productQuestions.productId })
  const touched = new Set([...gone, ...asked].map(({ productId }) => productId))
  await announce(database, [...touched].flatMap(topicsOfProduct))
}
