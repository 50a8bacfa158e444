import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { shelvesOfProduct } from '../further-categories/standing-in.ts'
import { ratingTopics } from '../topics.ts'
import type { Stars } from './rating.ts'

interface StarChange {
  productId: string
  /** Of a review that is shown from now on. */
  added?: Stars | undefined
  /** Of one that is shown no more. */
  removed?: Stars | undefined
}

/**
 * Counts stars where the review itself is written, in the same transaction: the row of the product is the counter, and holds who counts
 * at the same time until then. Answers what to announce.
 */
export async function countStars(
  database: Database,
  { productId, added, removed }: StarChange,
): Promise<string[]> {
  const { rows } = await database.execute<{ shelves: string[] }>(sql`
    UPDATE products p SET star_counts = ARRAY(
      SELECT counted + (place = ${added ?? 0})::int - (place = ${removed ?? 0})::int
      FROM unnest(star_counts) WITH ORDINALITY AS of_stars(counted, place) ORDER BY place
    )
    WHERE id = ${productId}
    RETURNING ${shelvesOfProduct} AS shelves`)
  return rows.flatMap(({ shelves }) => ratingTopics(productId, shelves))
}
