import { data, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { addOrderNote } from '#shop/orders/desk/add-order-note.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { orderStatuses, paymentStatuses } from '#shop/orders/order.ts'
import { lacksReason, moveOrder } from '#shop/orders/status/move-order.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import { shopContext } from '../../shop-context.ts'

/** Keys of what is wrong with a field; the page says them. */
export type OrderProblem = 'reason-missing' | 'reason-too-long' | 'note-missing' | 'note-too-long'

const problem = (key: OrderProblem) => key

async function orderIn({ context, params }: ActionFunctionArgs): Promise<string> {
  const orderRef = await findOrderRef(context.get(shopContext), params['order'] ?? '')
  if (orderRef === undefined) throw data(null, { status: 404 })
  return orderRef
}

/** What became of it; the page is read anew and tells the rest. */
function outcomeOf(outcome: string, done: string): FormOutcome {
  if (outcome === 'not-found') throw data(null, { status: 404 })
  return outcome === done ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
}

const reason = z.string().max(500, problem('reason-too-long')).optional()

const moving = formAction({
  schema: z.object({ from: z.enum(orderStatuses), to: z.enum(orderStatuses), reason }),
  run: async (move, args) => {
    if (lacksReason({ ...move, reason: move.reason?.trim() }))
      return { outcome: 'refused', fields: { reason: problem('reason-missing') } }
    const asked = { ...move, orderRef: await orderIn(args) }
    const { outcome } = await moveOrder(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'moved')
  },
})

const paying = formAction({
  schema: z.object({ from: z.enum(paymentStatuses), to: z.enum(paymentStatuses) }),
  run: async (payment, args) => {
    const asked = { ...payment, orderRef: await orderIn(args) }
    const { outcome } = await setPayment(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'set')
  },
})

const noting = formAction({
  schema: z.object({
    text: z.string(problem('note-missing')).max(2000, problem('note-too-long')),
  }),
  moreProblems: (form): Record<string, string> =>
    String(form.get('text') ?? '').trim() === '' ? { text: problem('note-missing') } : {},
  run: async ({ text }, args) => {
    const asked = { text, orderRef: await orderIn(args) }
    const { outcome } = await addOrderNote(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'added')
  },
})

/** What is done on the page of an order: the next step, where its money is, a note for colleagues. */
export const orderAction = formActions({ move: moving, pay: paying, note: noting })
