import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { answerReview } from '#shop/reviews/moderation/answer-review.ts'
import { countReviews } from '#shop/reviews/moderation/count-reviews.ts'
import { listedReviews, listReviews } from '#shop/reviews/moderation/list-reviews.ts'
import { moderateReview } from '#shop/reviews/moderation/moderate-review.ts'
import { moderateReviews, mostModerated } from '#shop/reviews/moderation/moderate-reviews.ts'
import { starsSchema, versionSchema } from '#shop/reviews/contract.ts'
import { mostCountedReviews, reviewStatuses } from '#shop/reviews/review.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { refuseShortSearch } from '../answers/problems.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { answerListed, listedReviewSchema } from './review-answers.ts'
import { answerChange, changed } from './moderated.ts'
import { pageQuery } from './reviews.ts'

const allow = 'edit-reviews'
const limit = 'identity'

const listing = defineStaffRoute({
  method: 'get',
  path: '/reviews',
  allow,
  limit,
  summary: 'Lists reviews of every status',
  description: 'The latest first. Follow the Link header.',
  query: pageQuery(listedReviews).extend({
    q: z.string().max(100).optional().meta({
      description: 'A part of the name, the number of the order or the text',
    }),
    status: z.enum(reviewStatuses).optional(),
    stars: starsSchema.optional(),
    product: z.uuid().optional().meta({ description: 'The _id of a product' }),
    reported: z.literal('yes').optional(),
  }),
  answers: {
    200: { description: 'Reviews', schema: z.array(listedReviewSchema) },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, query, request }) => {
    const { limit: most, after, product: productId, reported, ...rest } = query
    const filter = { ...rest, productId, isReported: reported === 'yes' }
    const listed = await listReviews(shop, { filter, after, limit: most })
    if (listed.outcome === 'too-short') return refuseShortSearch()
    return answer(listed.reviews.map(answerListed), 200, nextPage(request.url, listed.next))
  },
})

const counting = defineStaffRoute({
  method: 'get',
  path: '/reviews/counts',
  allow,
  limit,
  summary: 'Counts the reviews of each status, and those that were reported',
  answers: {
    200: {
      description: `Exact up to ${mostCountedReviews}, one more means that there are more`,
      schema: z.record(z.enum([...reviewStatuses, 'reported']), z.int()),
    },
  },
  handle: async ({ shop }) => answer(await countReviews(shop)),
})

const moderating = defineStaffRoute({
  method: 'put',
  path: '/reviews/{id}/status',
  allow,
  limit,
  summary: 'Shows a review, hides it, or lets it wait again',
  body: moderateReview.input.omit({ id: true }),
  answers: changed,
  handle: async ({ shop, by, params, body }) =>
    answerChange(await moderateReview(shop, by, { ...body, id: params['id'] ?? '' })),
})

const moderatingMany = defineStaffRoute({
  method: 'post',
  path: '/reviews/moderations',
  allow,
  limit,
  summary: 'Shows or hides many reviews',
  description: 'Each by itself: what somebody changed meanwhile stays as it is.',
  body: z.object({
    reviews: z
      .array(z.object({ id: z.uuid(), version: versionSchema }))
      .min(1)
      .max(mostModerated),
    to: z.enum(reviewStatuses),
  }),
  answers: {
    200: {
      description: 'What was done, with the versions that stand now, and what stayed as it was',
      schema: z.object({
        done: z.array(z.object({ id: z.string(), version: z.int() })),
        stayed: z.array(z.string()),
      }),
    },
  },
  handle: async ({ shop, by, body: { reviews: chosen, to } }) => {
    const result = await moderateReviews(shop, by, { chosen, to })
    if (isRefused(result)) return refuseAction(result)
    const { done, stayed } = result
    return answer({ done, stayed })
  },
})

const answering = defineStaffRoute({
  method: 'put',
  path: '/reviews/{id}/answer',
  allow,
  limit,
  summary: 'Says something to a review, below it; an empty text takes the answer away',
  body: answerReview.input.omit({ id: true }),
  answers: changed,
  handle: async ({ shop, by, params, body }) =>
    answerChange(await answerReview(shop, by, { ...body, id: params['id'] ?? '' })),
})

export const moderatingRoutes: readonly ApiRoute[] = [
  listing,
  counting,
  moderating,
  moderatingMany,
  answering,
]
