import type { ListedReview } from '#shop/reviews/moderation/list-reviews.ts'
import type { ListedQuestion } from '#shop/reviews/questions/list-questions.ts'

/** As they come from the server: moments are text on the way. */
export const showReview = ({ writtenAt, ...review }: ListedReview) => ({
  ...review,
  writtenAt: writtenAt.toISOString(),
})

export const showQuestion = ({ askedAt, ...question }: ListedQuestion) => ({
  ...question,
  askedAt: askedAt.toISOString(),
})

export type ShownReview = ReturnType<typeof showReview>
export type ShownQuestion = ReturnType<typeof showQuestion>
