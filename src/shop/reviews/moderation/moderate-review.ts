import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nextVersion, refuseEdit } from '../../edited.ts'
import { versionSchema } from '../contract.ts'
import { reviewStatuses } from '../review.ts'
import { storeReview } from '../store-review.ts'
import { lockReview, subjectOf } from './lock-review.ts'

/**
 * Shows a review, hides it, or lets it wait again, which takes either back. Of the version that was read: nothing is shown that its writer
 * changed meanwhile. What is approved once more is approved in spite of its reports.
 */
export const moderateReview = defineAction({
  allow: 'edit-reviews',
  input: z.object({
    id: z.uuid(),
    version: versionSchema,
    to: z.enum(reviewStatuses, 'Choose approved, hidden or waiting'),
  }),
  run: async ({ database, input: { id, version, to: status } }) => {
    const current = await lockReview(database, id)
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'review', edited, current })
    if (refusal) return refusal
    if (!current) return { outcome: 'unknown-review' }
    const reports = status === 'approved' ? 0 : current.reports
    if (current.status === status && current.reports === reports)
      return { outcome: 'moderated', version }
    const topics = await storeReview(database, current, { status, reports })
    return {
      outcome: 'moderated',
      version: nextVersion(current),
      change: {
        action: 'review-moderated',
        subject: await subjectOf(database, 'review', current),
        before: { status: current.status, reports: current.reports },
        after: { status, reports },
        topics,
      },
    }
  },
})
