import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { reportReviewSchema, writeReviewSchema } from '#shop/reviews/contract.ts'
import { reviewsOnPage } from '#shop/reviews/review.ts'
import { listShownReviews } from '#shop/reviews/shown/list-shown.ts'
import { reportReview } from '#shop/reviews/writing/report-review.ts'
import { writeReview } from '#shop/reviews/writing/write-review.ts'
import { answerShared } from '../answers/answer-shared.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineRoute, defineSignedInRoute, type ApiRoute } from '../route.ts'
import { initiatorOf, productIn, refuseUnknownProduct } from './asked-product.ts'
import { answerShown, shownReviewSchema } from './review-answers.ts'

const wait = 3600

export const pageQuery = (usual: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(100).default(usual),
    after: z.uuid('Take it from the Link header').optional(),
  })

const listing = defineRoute({
  method: 'get',
  path: '/product/{id}/reviews',
  allow: 'anyone',
  limit: 'search',
  summary: 'What buyers say about a product, by _id or slug',
  description: 'The latest first. Follow the Link header.',
  query: pageQuery(reviewsOnPage),
  answers: {
    200: { description: 'Reviews', schema: z.array(shownReviewSchema) },
    404: { description: 'product-not-found' },
  },
  handle: async (call) => {
    const productId = await productIn(call)
    if (!productId) return refuseUnknownProduct()
    const { reviews, next } = await listShownReviews(call.shop, { productId, ...call.query })
    const headers = nextPage(call.request.url, next)
    return answerShared(call.request, reviews.map(answerShown), { headers })
  },
})

const writing = defineSignedInRoute({
  method: 'put',
  path: '/reviews',
  limit: 'identity',
  summary: 'Reviews something that was delivered to one',
  description:
    'Of an order of one’s own that was delivered, by its tracking ID. A product is reviewed once; sent again, the review is written anew. Somebody of the shop reads it before anybody else does.',
  body: writeReviewSchema.omit({ key: true }),
  answers: {
    200: { description: 'Written', schema: z.object({ id: z.string() }) },
    404: {
      description: 'order-not-found: none of one’s own that was delivered and had this in it',
    },
  },
  handle: async ({ shop, by, body }) => {
    const result = await writeReview(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    switch (result.outcome) {
      case 'written':
        return answer({ id: result.id })
      case 'not-found':
        return refuse({
          status: 404,
          code: 'order-not-found',
          title: 'No order of yours that was delivered has this product in it.',
        })
      case 'too-many-requests':
        return refuseTooMany(wait)
    }
  },
})

const reporting = defineRoute({
  method: 'post',
  path: '/reviews/{id}/reports',
  allow: 'anyone',
  summary: 'Reports a review that should not stand there',
  description: 'Each reader once. Somebody of the shop looks at it.',
  body: reportReviewSchema.pick({ reason: true }),
  answers: {
    201: { description: 'Reported', schema: z.object({ reported: z.literal(true) }) },
    404: { description: 'review-not-found' },
    429: { description: 'too-many-requests' },
  },
  handle: async (call) => {
    const reviewId = z.uuid().safeParse(call.params['id']).data
    if (!reviewId) return refuseUnknownReview()
    const by = await initiatorOf(call)
    const result = await reportReview(call.shop, by, { ...call.body, reviewId })
    if (isRefused(result)) return refuseAction(result)
    switch (result.outcome) {
      case 'reported':
        return answer({ reported: true }, 201)
      case 'not-found':
        return refuseUnknownReview()
      case 'too-many-requests':
        return refuseTooMany(wait)
    }
  },
})

export const refuseUnknownReview = (): Response =>
  refuse({ status: 404, code: 'review-not-found', title: 'There is no such review.' })

export const reviewRoutes: readonly ApiRoute[] = [listing, writing, reporting]
