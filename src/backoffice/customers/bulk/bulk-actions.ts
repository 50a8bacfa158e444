import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { tagSchema } from '#shop/customers/contract.ts'
import {
  tagCustomers,
  type StayedCustomer,
  type TagCustomersResult,
} from '#shop/customers/work/tag-customers.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { tagUndoFields } from '../../tag-undo.ts'
import { chosenBy, chosenFields } from './chosen-fields.ts'

/** Keys of what is wrong with a field; the bar says them. */
export type BulkProblem = 'tag-wrong'

const problem = (key: BulkProblem) => key

/** What became of the customers who were meant. */
export interface TaggedAnswer {
  tag: string
  done: number
  refused: StayedCustomer[]
  /** Those whose tags it changed. */
  tagged: string[]
  /** The id of the last one, where more fit. */
  next?: string | undefined
}

const tagging = (isSet: boolean) =>
  formAction({
    schema: z.object({
      ...chosenFields,
      tag: z.string(problem('tag-wrong')).max(200, problem('tag-wrong')),
    }),
    moreProblems: (form): Record<string, string> =>
      tagSchema.safeParse(form.get('tag')).success ? {} : { tag: problem('tag-wrong') },
    run: async (
      { tag: typed, ...fields },
      { shop, context, url },
    ): Promise<FormOutcome<TaggedAnswer>> => {
      const chosen = chosenBy(fields, url.searchParams)
      if (!chosen) return { outcome: 'refused', trouble: 'none-picked' }
      const tag = tagSchema.parse(typed)
      return answerOf(tag, await tagCustomers(shop, personIn(context), { chosen, tag, isSet }))
    },
  })

/** Takes back what a press just did to the tags of many customers. */
const undoing = formAction({
  schema: z.object(tagUndoFields(mostChosen)),
  run: async ({ tag, isSet, row }, { shop, context }) => {
    const chosen = { ids: [row].flat() }
    return answerOf(tag, await tagCustomers(shop, personIn(context), { chosen, tag, isSet }))
  },
})

function answerOf(tag: string, result: TagCustomersResult): FormOutcome<TaggedAnswer> {
  if (result.outcome !== 'done') return { outcome: 'refused', trouble: result.outcome }
  const { tagged, changed, refused, next } = result
  return { outcome: 'done', answer: { tag, done: tagged.length, tagged: changed, refused, next } }
}

/** What is done to customers of the list, ticked or all that fit; each button of the bar says one thing. */
export const bulkForms = { tag: tagging(true), untag: tagging(false), 'undo-tag': undoing }
