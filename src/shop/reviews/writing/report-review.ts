import { and, eq } from 'drizzle-orm'
import { defineAction } from '../../define-action.ts'
import { reportReviewSchema } from '../contract.ts'
import { mostReports } from '../review.ts'
import { reviewReports, reviews } from '../tables.ts'
import { limitReports, readerOf } from './reader.ts'

/** A reader says that a review should not stand there: each once. It goes on standing there until somebody of the shop has looked at it. */
export const reportReview = defineAction({
  allow: 'anyone',
  input: reportReviewSchema,
  before: limitReports,
  run: async ({ shop, database, by, input: { reviewId, reason }, now: at }) => {
    const isShown = and(eq(reviews.id, reviewId), eq(reviews.status, 'approved'))
    const [review] = await database
      .select({ reports: reviews.reports })
      .from(reviews)
      .where(isShown)
      .for('update')
    if (!review) return { outcome: 'not-found' }
    if (review.reports >= mostReports) return { outcome: 'reported' }
    const kept = await database
      .insert(reviewReports)
      .values({ reviewId, reader: await readerOf(shop, by), reason, at })
      .onConflictDoNothing()
      .returning({ reviewId: reviewReports.reviewId })
    if (kept.length > 0)
      await database
        .update(reviews)
        .set({ reports: review.reports + 1 })
        .where(eq(reviews.id, reviewId))
    return { outcome: 'reported' }
  },
})
