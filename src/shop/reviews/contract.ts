import { z } from 'zod'
import { tidyLines } from '#platform/text/tidy.ts'
import { stars, type Stars } from '../catalog/ratings/rating.ts'
import { buyerProofSchema } from '../orders/buyers/buyer-contract.ts'
import { longestReview, longestReviewAnswer, reportReasons } from './review.ts'

/** What may cross a door to become a review, or something about one. */

export const starsSchema = z.coerce
  .number('Give one to five stars')
  .refine((given): given is Stars => stars.some((one) => one === given), 'Give one to five stars')

/** Tidying starts only after the first limit, so that long text costs nothing. */
export const plainText = (name: string, most: number) =>
  z
    .string(`${name} is missing`)
    .max(2 * most, { error: `${name} is longer than ${most} characters`, abort: true })
    .overwrite(tidyLines)
    .max(most, `${name} is longer than ${most} characters`)

export const writeReviewSchema = buyerProofSchema.extend({
  productId: z.uuid('This is no product'),
  stars: starsSchema,
  text: plainText('The review', longestReview).default(''),
  language: z.enum(['en', 'bn'], 'Choose en or bn').default('en'),
})
export type WriteReview = z.output<typeof writeReviewSchema>

export const reportReviewSchema = z.object({
  reviewId: z.uuid(),
  reason: z.enum(reportReasons, 'Choose one of the reasons'),
})

/** As it was read. */
export const versionSchema = z.int('The version is not a whole number').min(1)

/** Empty takes it away. */
export const reviewAnswerSchema = plainText('The answer', longestReviewAnswer)
