import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer } from '../route.ts'
import { refuseUnknownQuestion } from './questions.ts'
import { refuseUnknownReview } from './reviews.ts'

/** What every decision about a review or a question is answered with. */
export const changed = {
  200: { description: 'As asked', schema: z.object({ version: z.int() }) },
  404: { description: 'review-not-found or question-not-found' },
  409: { description: 'changed-meanwhile, with the version that stands as `now`' },
}

type Changed =
  | ActionRefusal
  | { outcome: 'moderated' | 'answered'; version: number }
  | { outcome: 'unknown-review' | 'unknown-question' }
  | { outcome: 'changed-meanwhile'; version: number }

export function answerChange(result: Changed): Response {
  // An address that is no id is one of nothing.
  if (result.outcome === 'invalid' && 'id' in result.fields) return refuseUnknownReview()
  if (isRefused(result)) return refuseAction(result)
  switch (result.outcome) {
    case 'moderated':
    case 'answered':
      return answer({ version: result.version })
    case 'unknown-review':
      return refuseUnknownReview()
    case 'unknown-question':
      return refuseUnknownQuestion()
    case 'changed-meanwhile':
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'It was changed meanwhile. Read it again, then decide.',
        now: result.version,
      })
  }
}
