import { m } from '#paraglide/messages.js'
import type { QuestionStatus } from '#shop/reviews/questions/question.ts'
import type { ReviewStatus } from '#shop/reviews/review.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const reviewStatusNames: Record<ReviewStatus, () => string> = {
  waiting: m.reviews_status_waiting,
  approved: m.reviews_status_approved,
  hidden: m.reviews_status_hidden,
}

export const reviewStatusLooks: Record<ReviewStatus, BadgeKind> = {
  waiting: 'deal-wash',
  approved: 'brand',
  hidden: 'quiet',
}

export const questionStatusNames: Record<QuestionStatus, () => string> = {
  waiting: m.reviews_status_waiting,
  answered: m.inbox_status_answered,
  hidden: m.reviews_status_hidden,
}

export const questionStatusLooks: Record<QuestionStatus, BadgeKind> = {
  waiting: 'deal-wash',
  answered: 'brand',
  hidden: 'quiet',
}

/** What kept a press from being done. */
export const reviewTroubles: Partial<Record<string, () => string>> = {
  'changed-meanwhile': m.reviews_changed_meanwhile,
  'unknown-review': m.reviews_gone,
  'unknown-question': m.reviews_gone,
  'none-picked': m.reviews_none_picked,
}
