import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Stars } from '../../catalog/ratings/rating.ts'
import { loadPictures } from '../../pictures/load-pictures.ts'
import type { Picture } from '../../pictures/picture.ts'
import { reviewsOnPage } from '../review.ts'
import { reviews } from '../tables.ts'
import { listPhotos } from '../writing/find-written.ts'

/** A review as anybody reads it. */
export interface ShownReview {
  id: string
  stars: Stars
  text: string
  language: 'en' | 'bn'
  /** Masked after its first word; empty where the person is forgotten. */
  author: string
  writtenAt: Date
  photos: Picture[]
  /** Of the shop; empty where there is none. */
  answer: string
}

interface Wanted {
  productId: string
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
}

/** What buyers say about a product, the latest first. Each page goes on by an index, however many came before it. */
export async function listShownReviews(
  { database }: { database: Database },
  { productId, after, limit = reviewsOnPage }: Wanted,
): Promise<{ reviews: ShownReview[]; next: string | undefined }> {
  const rows = await database
    .select({
      id: reviews.id,
      stars: reviews.stars,
      text: reviews.text,
      language: reviews.language,
      author: reviews.author,
      writtenAt: reviews.writtenAt,
      answer: reviews.answer,
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, productId),
        eq(reviews.status, 'approved'),
        after === undefined ? undefined : lt(reviews.id, after),
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const photos = await loadPhotos(
    database,
    shown.map(({ id }) => id),
  )
  return {
    reviews: shown.map((row) => ({ ...row, photos: photos.get(row.id) ?? [] })),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  }
}

/** The photos of these reviews, by the review. */
export async function loadPhotos(
  database: Database,
  reviewIds: readonly string[],
): Promise<Map<string, Picture[]>> {
  const hashes = await listPhotos(database, reviewIds)
  const pictures = await loadPictures(database, [...hashes.values()].flat())
  return new Map(
    [...hashes].map(([id, own]) => [id, own.flatMap((hash) => pictures.get(hash) ?? [])]),
  )
}
