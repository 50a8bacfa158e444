import { asc, inArray, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { productQuestions } from '../../reviews/questions/tables.ts'
import { reviews } from '../../reviews/tables.ts'

interface Person {
  userIds: string[]
  phones: string[]
}

/** What a person said and asked about products, with what the shop answered. */
export async function gatherReviews(database: Database, { userIds, phones }: Person) {
  return {
    reviews: await database
      .select({
        at: reviews.writtenAt,
        orderId: reviews.orderId,
        stars: reviews.stars,
        text: reviews.text,
        status: reviews.status,
        answer: reviews.answer,
      })
      .from(reviews)
      .where(or(inArray(reviews.customerId, userIds), inArray(reviews.phone, phones)))
      .orderBy(asc(reviews.id)),
    questions: await database
      .select({
        at: productQuestions.askedAt,
        text: productQuestions.text,
        status: productQuestions.status,
        answer: productQuestions.answer,
      })
      .from(productQuestions)
      .where(
        or(inArray(productQuestions.customerId, userIds), inArray(productQuestions.phone, phones)),
      )
      .orderBy(asc(productQuestions.id)),
  }
}
