import { noStars } from '#shop/catalog/ratings/rating.ts'
import type { ProductView } from '#shop/catalog/product.ts'
import { listShownQuestions } from '#shop/reviews/questions/list-questions.ts'
import { questionsBelowProduct } from '#shop/reviews/questions/question.ts'
import { reviewsBelowProduct } from '#shop/reviews/review.ts'
import { listShownReviews } from '#shop/reviews/shown/list-shown.ts'
import type { Shop } from '#shop/shop.ts'
import { showQuestion, showReview } from './shown-review.ts'

export type SaidOfProduct = Awaited<ReturnType<typeof loadSaid>>

/** What stands below a product before anybody asks for more. */
export async function loadSaid(
  shop: Shop,
  { id: productId, starCounts = noStars }: Pick<ProductView, 'id' | 'starCounts'>,
) {
  const isReviewed = starCounts.some((count) => count > 0)
  const [reviewed, asked] = await Promise.all([
    isReviewed ? listShownReviews(shop, { productId, limit: reviewsBelowProduct }) : undefined,
    listShownQuestions(shop, { productId, limit: questionsBelowProduct }),
  ])
  return {
    counts: starCounts,
    reviews: (reviewed?.reviews ?? []).map(showReview),
    hasMoreReviews: reviewed?.next !== undefined,
    questions: asked.questions.map(showQuestion),
    hasMoreQuestions: asked.next !== undefined,
  }
}
