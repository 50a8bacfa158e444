import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions } from '#pages/form/form-action.ts'
import { moveOrders, type MoveRefusal } from '#shop/orders/bulk/move-orders.ts'
import { orderStatuses, type OrderStatus } from '#shop/orders/order.ts'
import { lacksReason } from '#shop/orders/status/move-order.ts'
import { chosenBy, chosenFields } from './chosen-fields.ts'

/** Keys of what is wrong with a field; the bar says them. */
export type BulkProblem = 'reason-missing' | 'reason-too-long'

const problem = (key: BulkProblem) => key

/** What became of the orders, for the page. */
export interface BulkAnswer {
  /** What was asked for, such as the status. */
  to: string
  /** How many it was done to. */
  done: number
  refused: MoveRefusal[]
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
      const result = await moveOrders(shop, personIn(context), { chosen, to, reason })
      if (result.outcome !== 'done') return { outcome: 'refused', trouble: result.outcome }
      const { moved, refused, next } = result
      const answer: BulkAnswer = { to, done: moved.length, refused, next }
      return { outcome: 'done', answer }
    },
  })

const moves = orderStatuses.map((to) => [`move-${to}`, moving(to)] as const)

/** What is done to many orders of the list at once: each button of the bar says one thing. */
export const bulkActions = formActions(Object.fromEntries(moves))
