import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import type { ChangeOrdersResult, OrderStep, StayedOrder } from '#shop/orders/bulk/change-orders.ts'
import { moveOrders, payOrders, tagOrders, undoSteps } from '#shop/orders/bulk/work-on-orders.ts'
import { orderStatuses, type OrderStatus } from '#shop/orders/order.ts'
import { lacksReason } from '#shop/orders/status/move-order.ts'
import { bulkPayments, type BulkPayment } from '#shop/orders/status/payment.ts'
import { tagSchema } from '#shop/orders/tags/tag-contract.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { tagUndoFields } from '../../tag-undo.ts'
import { chosenBy, chosenFields } from './chosen-fields.ts'
import { papersActions } from './papers-action.ts'

/** Keys of what is wrong with a field; the bar says them. */
export type BulkProblem = 'reason-missing' | 'reason-too-long' | 'tag-wrong'

const problem = (key: BulkProblem) => key

/** What became of the orders, for the page. */
export interface BulkAnswer {
  /** What was asked for: the status, the payment, or the tag. */
  to: string
  /** How many it was done to. */
  done: number
  refused: StayedOrder[]
  /** What can be taken back for a moment. */
  steps: OrderStep[]
  /** The orders whose tags it changed. */
  tagged?: string[]
  /** The id of the last one, where more fit. */
  next?: string | undefined
}

const moving = (to: OrderStatus) =>
  formAction({
    schema: z.object({
      ...chosenFields,
      reason: z.string().max(500, problem('reason-too-long')).optional(),
    }),
    run: async ({ reason, ...fields }, { shop, context, url }) => {
      const chosen = chosenBy(fields, url.searchParams)
      if (!chosen) return { outcome: 'refused', trouble: 'none-picked' }
      if (lacksReason({ to, reason: reason?.trim() }))
        return { outcome: 'refused', fields: { reason: problem('reason-missing') } }
      return answerOf(to, await moveOrders(shop, personIn(context), { chosen, to, reason }))
    },
  })

const paying = (to: BulkPayment) =>
  formAction({
    schema: z.object(chosenFields),
    run: async (fields, { shop, context, url }) => {
      const chosen = chosenBy(fields, url.searchParams)
      if (!chosen) return { outcome: 'refused', trouble: 'none-picked' }
      return answerOf(to, await payOrders(shop, personIn(context), { chosen, to }))
    },
  })

const tagging = (isSet: boolean) =>
  formAction({
    schema: z.object({
      ...chosenFields,
      tag: z.string(problem('tag-wrong')).max(200, problem('tag-wrong')),
    }),
    moreProblems: (form): Record<string, string> =>
      tagSchema.safeParse(form.get('tag')).success ? {} : { tag: problem('tag-wrong') },
    run: async ({ tag: typed, ...fields }, { shop, context, url }) => {
      const chosen = chosenBy(fields, url.searchParams)
      if (!chosen) return { outcome: 'refused', trouble: 'none-picked' }
      const tag = tagSchema.parse(typed)
      return answerOf(tag, await tagOrders(shop, personIn(context), { chosen, tag, isSet }))
    },
  })

/** Takes back what a press just did to the tags of many orders. */
const undoingTags = formAction({
  schema: z.object(tagUndoFields(mostChosen)),
  run: async ({ tag, isSet, row }, { shop, context }) => {
    const chosen = { ticked: [row].flat().map((orderRef) => ({ orderRef })) }
    return answerOf(tag, await tagOrders(shop, personIn(context), { chosen, tag, isSet }))
  },
})

type Result = ChangeOrdersResult | Awaited<ReturnType<typeof tagOrders>>

function answerOf(to: string, result: Result): FormOutcome<BulkAnswer> {
  if (result.outcome !== 'done') return { outcome: 'refused', trouble: result.outcome }
  const { changed, steps, refused, next } = result
  const shown = {
    steps: steps.map(({ orderRef, id }) => ({ orderRef, id })),
    ...('tagged' in result && { tagged: result.tagged }),
  }
  return { outcome: 'done', answer: { to, done: changed.length, ...shown, refused, next } }
}

const step = z.templateLiteral([z.uuid(), '.', z.uuid()])

/** Takes back what a press did a moment ago: of each order the entry in its history that the press wrote. */
const undoing = formAction({
  schema: z.object({ step: z.union([step, z.array(step).max(mostChosen)]) }),
  run: async ({ step: sent }, { shop, context }) => {
    const steps = [sent].flat().map((one) => {
      const [orderRef = '', id = ''] = one.split('.')
      return { orderRef, id }
    })
    return answerOf('', await undoSteps(shop, personIn(context), steps))
  },
})

const moves = orderStatuses.map((to) => [`move-${to}`, moving(to)] as const)
const payments = bulkPayments.map((to) => [`pay-${to}`, paying(to)] as const)

/** What is done to many orders of the list at once, or with all that fit: each button of the bar says one thing. */
export const bulkForms = {
  ...Object.fromEntries(moves),
  ...Object.fromEntries(payments),
  tag: tagging(true),
  untag: tagging(false),
  'undo-tag': undoingTags,
  undo: undoing,
  ...papersActions,
}
