import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { longestReviewAnswer, reviewStatuses, type ReviewStatus } from '#shop/reviews/review.ts'
import { answerReview } from '#shop/reviews/moderation/answer-review.ts'
import { moderateReviews, mostModerated } from '#shop/reviews/moderation/moderate-reviews.ts'
import { pickOf, readPick } from './picked.ts'

/** What became of those that were chosen. */
export interface Moderated {
  done: number
  stayed: number
  /** As they take it back: id, version and what each was before. */
  undo: string[]
}

export type ReviewsResult = FormResult & { answer?: Partial<Moderated> }

const pick = z
  .string()
  .max(60)
  .regex(/^[0-9a-f-]{36} [1-9]\d{0,8} (?:waiting|approved|hidden)$/)

const picked = z.object({
  /** A form says one alone as one word. */
  pick: z.union([pick, z.array(pick).max(mostModerated)]).optional(),
})

type Chosen = ReturnType<typeof readPick>

const chosenIn = ({ pick: picks = [] }: z.output<typeof picked>): Chosen[] =>
  [picks].flat().map(readPick)

/** To one status, or each to what it was. */
const moderating = (toOf: (review: Chosen) => ReviewStatus) =>
  formAction<typeof picked, Partial<Moderated>>({
    schema: picked,
    run: async (sent, { shop, context }): Promise<FormOutcome<Partial<Moderated>>> => {
      const chosen = chosenIn(sent)
      if (chosen.length === 0) return { outcome: 'refused', trouble: 'none-picked' }
      const answer: Moderated = { done: 0, stayed: 0, undo: [] }
      for (const to of reviewStatuses) {
        const own = chosen.filter((review) => toOf(review) === to)
        const result = await moderateReviews(shop, personIn(context), { chosen: own, to })
        if (isRefused(result)) return { outcome: 'refused', trouble: result.outcome }
        const before = new Map(own.map(({ id, status }) => [id, status]))
        answer.done += result.done.length
        answer.stayed += result.stayed.length
        answer.undo.push(
          ...result.done.map(({ id, version }) =>
            pickOf({ id, version, status: before.get(id) ?? 'waiting' }),
          ),
        )
      }
      return answer.done === 0
        ? { outcome: 'refused', trouble: 'changed-meanwhile' }
        : { outcome: 'done', answer }
    },
  })

const answering = formAction({
  schema: z.object({
    id: z.uuid(),
    version: z.coerce.number().int().min(1),
    text: z.string().max(longestReviewAnswer, 'answer-too-long').default(''),
  }),
  run: async (sent, { shop, context }) => {
    const { outcome } = await answerReview(shop, personIn(context), sent)
    return outcome === 'answered' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

export const reviewsAction = formActions<Partial<Moderated>>({
  approve: moderating(() => 'approved'),
  hide: moderating(() => 'hidden'),
  undo: moderating(({ status }) => status),
  answer: answering,
})
