import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Stars } from '../../catalog/ratings/rating.ts'
import { nameProducts, type NamedProduct } from '../../catalog/listings/find-slugs.ts'
import { parseSearch } from '../../orders/desk/typed-search.ts'
import { containsWord } from '../../orders/search/contains-word.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { Shop } from '../../shop.ts'
import type { ReviewStatus } from '../review.ts'
import { loadPhotos } from '../shown/list-shown.ts'
import { reviews, searchedReview } from '../tables.ts'

export const listedReviews = 50

export interface ReviewFilter {
  status?: ReviewStatus | undefined
  stars?: Stars | undefined
  productId?: string | undefined
  /** Only what readers reported. */
  isReported?: boolean | undefined
  /** A part of the name, the number of the order or the text. */
  q?: string | undefined
}

export interface ListedReview {
  id: string
  version: number
  productId: string
  /** Nothing where it is gone. */
  product: NamedProduct | undefined
  orderId: string
  author: string
  stars: Stars
  text: string
  language: 'en' | 'bn'
  status: ReviewStatus
  reports: number
  answer: string
  writtenAt: Date
  photos: Picture[]
}

/** `too-short`: nothing in the typed text is long enough to look for. */
type Listed =
  | { outcome: 'listed'; reviews: ListedReview[]; next: string | undefined }
  | { outcome: 'too-short' }

interface Wanted {
  filter?: ReviewFilter
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
}

const { id } = reviews

const columns = {
  id,
  version: reviews.version,
  productId: reviews.productId,
  orderId: reviews.orderId,
  author: reviews.author,
  stars: reviews.stars,
  text: reviews.text,
  language: reviews.language,
  status: reviews.status,
  reports: reviews.reports,
  answer: reviews.answer,
  writtenAt: reviews.writtenAt,
}

/** What buyers wrote, the latest first, as staff read it. Each page goes on by an index, however many came before it. */
export async function listReviews(
  { database }: Pick<Shop, 'database'>,
  { filter = {}, after, limit = listedReviews }: Wanted = {},
): Promise<Listed> {
  const words = wordsIn(filter)
  if (!words) return { outcome: 'too-short' }
  const rows = await database
    .select(columns)
    .from(reviews)
    .where(and(fits(filter, words), comesAfter(after)))
    .orderBy(desc(id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const [names, photos] = await Promise.all([
    nameProducts(
      database,
      shown.map(({ productId }) => productId),
    ),
    loadPhotos(
      database,
      shown.map((row) => row.id),
    ),
  ])
  return {
    outcome: 'listed',
    reviews: shown.map((row) => ({
      ...row,
      product: names.get(row.productId),
      photos: photos.get(row.id) ?? [],
    })),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  }
}

/** Undefined where something is typed that is too short to look for. */
const wordsIn = ({ q = '' }: ReviewFilter): readonly string[] | undefined =>
  q.trim() === '' ? [] : parseSearch(q)?.words

const comesAfter = (after: string | undefined) => (after === undefined ? undefined : lt(id, after))

const fits = (
  { status, stars, productId, isReported }: ReviewFilter,
  words: readonly string[],
): SQL | undefined =>
  and(
    status && eq(reviews.status, status),
    stars && eq(reviews.stars, stars),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    isReported ? gt(reviews.reports, 0) : undefined,
    ...words.map((word) => containsWord(sql`(${searchedReview(reviews)})`, word)),
  )
