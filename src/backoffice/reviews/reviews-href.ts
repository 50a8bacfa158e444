import { listHref } from '#pages/list/list-query.ts'
import type { ReviewStatus } from '#shop/reviews/review.ts'

export const reviewsPath = '/dashboard/reviews'
export const questionsPath = '/dashboard/reviews/questions'

/** A status, or those that readers reported. */
export type ReviewTab = ReviewStatus | 'reported'

export interface ReviewsQuery {
  q: string
  status: ReviewTab | undefined
  stars: string | undefined
  product: string | undefined
  after: string | undefined
}

/** The list with something else about it, from its first page. */
export function reviewsHref(
  { q, status, stars, product }: ReviewsQuery,
  other: Partial<ReviewsQuery> = {},
): string {
  return listHref(reviewsPath, { q, status, stars, product, ...other })
}
