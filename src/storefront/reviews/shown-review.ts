import type { ShownQuestion } from '#shop/reviews/questions/list-questions.ts'
import type { ShownReview } from '#shop/reviews/shown/list-shown.ts'

/** As they come from the server: moments are text on the way, and photos below the first screen need no placeholder. */
export const showReview = ({ writtenAt, photos, ...review }: ShownReview) => ({
  ...review,
  writtenAt: writtenAt.toISOString(),
  photos: photos.map((photo) => ({ ...photo, placeholder: '' })),
})

export const showQuestion = ({ askedAt, ...question }: ShownQuestion) => ({
  ...question,
  askedAt: askedAt.toISOString(),
})

export type PageReview = ReturnType<typeof showReview>
export type PageQuestion = ReturnType<typeof showQuestion>
