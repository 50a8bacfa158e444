import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { answerQuestion, hideQuestion } from '#shop/reviews/questions/answer-question.ts'
import { longestQuestionAnswer } from '#shop/reviews/questions/question.ts'

/** What was hidden, as it can be shown again. */
interface Hidden {
  id: string
  version: number
}

export type QuestionsResult = FormResult & { answer?: Partial<Hidden> }

const edited = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1) })

const hiding = (isHidden: boolean) =>
  formAction<typeof edited, Partial<Hidden>>({
    schema: edited,
    run: async (asked, { shop, context }): Promise<FormOutcome<Partial<Hidden>>> => {
      const result = await hideQuestion(shop, personIn(context), { ...asked, isHidden })
      return result.outcome === 'moderated'
        ? { outcome: 'done', answer: { id: asked.id, version: result.version } }
        : { outcome: 'refused', trouble: result.outcome }
    },
  })

const answering = formAction({
  schema: edited.extend({
    text: z.string('answer-missing').max(longestQuestionAnswer, 'answer-too-long'),
  }),
  run: async (sent, { shop, context }) => {
    const { outcome } = await answerQuestion(shop, personIn(context), sent)
    // Nothing but spaces.
    if (outcome === 'invalid') return { outcome: 'refused', fields: { text: 'answer-missing' } }
    return outcome === 'answered' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

export const questionsAction = formActions<Partial<Hidden>>({
  answer: answering,
  hide: hiding(true),
  show: hiding(false),
  keep: hiding(false),
  undo: hiding(false),
})
