import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { countStars } from '../catalog/ratings/count-stars.ts'
import type { ReviewStatus } from './review.ts'
import { reviews } from './tables.ts'
import type { StoredReview } from './writing/find-written.ts'

type Change = Partial<
  Pick<
    StoredReview,
    'stars' | 'text' | 'language' | 'author' | 'reports' | 'writtenAt' | 'answer' | 'answeredAt'
  >
> & { status: ReviewStatus }

/**
 * Writes a review that is held, and keeps the stars of its product right in the same transaction: only what is shown counts. Answers what to
 * announce; nothing where shoppers see the same as before.
 */
export async function storeReview(
  database: Database,
  current: StoredReview,
  change: Change,
): Promise<string[]> {
  await database
    .update(reviews)
    .set({ ...change, version: current.version + 1 })
    .where(eq(reviews.id, current.id))
  const removed = current.status === 'approved' ? current.stars : undefined
  const added = change.status === 'approved' ? (change.stars ?? current.stars) : undefined
  if (removed === undefined && added === undefined) return []
  return countStars(database, { productId: current.productId, added, removed })
}
