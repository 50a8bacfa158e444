import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nextVersion, refuseEdit } from '../../edited.ts'
import { reviewAnswerSchema, versionSchema } from '../contract.ts'
import { storeReview } from '../store-review.ts'
import { lockReview, subjectOf } from './lock-review.ts'

/** What the shop says to a review, under it; nothing takes the answer away. */
export const answerReview = defineAction({
  allow: 'edit-reviews',
  input: z.object({ id: z.uuid(), version: versionSchema, text: reviewAnswerSchema }),
  run: async ({ database, input: { id, version, text: answer }, now }) => {
    const current = await lockReview(database, id)
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'review', edited, current })
    if (refusal) return refusal
    if (!current) return { outcome: 'unknown-review' }
    const answeredAt = answer === '' ? null : now
    const topics = await storeReview(database, current, {
      status: current.status,
      answer,
      answeredAt,
    })
    return {
      outcome: 'answered',
      version: nextVersion(current),
      change: {
        action: 'review-answered',
        subject: await subjectOf(database, 'review', current),
        // The text is to a person: it stands with the review.
        before: { isAnswered: current.answer !== '' },
        after: { isAnswered: answer !== '' },
        topics,
      },
    }
  },
})
