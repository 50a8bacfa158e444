import { data, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { addOrderNote } from '#shop/orders/desk/add-order-note.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { mostLines, orderStatuses, paymentStatuses } from '#shop/orders/order.ts'
import { returnPieces } from '#shop/orders/returns/return-pieces.ts'
import { lacksReason, moveOrder } from '#shop/orders/status/move-order.ts'
import { tagOrder } from '#shop/orders/tags/tag-order.ts'
import { tagSchema } from '#shop/orders/tags/tag-contract.ts'
import { moneySteps } from '#shop/orders/status/payment.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import { shopContext } from '../../shop-context.ts'
import { callingForm, undoingForm, type StepAnswer } from '../calls/call-action.ts'
import type { CallProblem } from '../calls/call-words.ts'
import { isSetField, undoOfTag } from '../tag-undo.ts'

/** Keys of what is wrong with a field; the page says them. */
export type OrderProblem =
  | CallProblem
  | 'reason-missing'
  | 'reason-too-long'
  | 'why-missing'
  | 'note-missing'
  | 'note-too-long'
  | 'amount-unclear'
  | 'amount-too-large'
  | 'amount-missing'
  | 'return-none'
  | 'count-wrong'
  | 'tag-wrong'

const problem = (key: OrderProblem) => key

async function orderIn({ context, params }: ActionFunctionArgs): Promise<string> {
  const orderRef = await findOrderRef(context.get(shopContext), params['order'] ?? '')
  if (orderRef === undefined) throw data(null, { status: 404 })
  return orderRef
}

/** What became of it; the page is read anew and shows the rest. */
function outcomeOf(outcome: string, done: string): FormOutcome {
  if (outcome === 'not-found') throw data(null, { status: 404 })
  return outcome === done ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
}

const reason = z.string().max(500, problem('reason-too-long')).optional()

const whole = z.string().max(15).regex(/^\d+$/).transform(Number)

/** Pieces; Bangla digits are understood. */
const count = z
  .string(problem('count-wrong'))
  .max(10, problem('count-wrong'))
  .transform((typed) => Number(latinDigits(typed.trim()) || '0'))
  .pipe(z.int(problem('count-wrong')).min(0, problem('count-wrong')).max(1000))

const moving = formAction({
  schema: z.object({
    from: z.enum(orderStatuses),
    to: z.enum(orderStatuses),
    reason,
    fit: z
      .array(z.object({ position: whole, fit: count }))
      .max(mostLines)
      .optional(),
  }),
  run: async (move, args) => {
    if (lacksReason({ ...move, reason: move.reason?.trim() }))
      return { outcome: 'refused', fields: { reason: problem('reason-missing') } }
    const asked = { ...move, orderRef: await orderIn(args) }
    const { outcome } = await moveOrder(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'moved')
  },
})

const paying = formAction({
  schema: z.object({
    from: z.enum(paymentStatuses),
    to: z.enum(['due', ...moneySteps]),
    /** What was paid when the page was read: a form that is sent twice is recorded once. */
    paidBefore: whole.optional(),
    /** Left out: all of it. */
    amount: z
      .string()
      .max(30, problem('amount-unclear'))
      .transform((typed, context) => {
        const paisa = paisaFromTyped(typed)
        if (paisa === undefined)
          context.addIssue({ code: 'custom', message: problem('amount-unclear') })
        return paisa ?? z.NEVER
      })
      .optional(),
    collectedBy: z.string().max(100).optional(),
    moneyReason: reason,
    undoReason: reason,
  }),
  run: async ({ from, to, amount, paidBefore, collectedBy, ...reasons }, args) => {
    const { moneyReason, undoReason } = reasons
    const asked = {
      from,
      to,
      amountInPaisa: amount,
      paidBeforeInPaisa: paidBefore,
      collectedBy,
      reason: moneyReason ?? undoReason,
      orderRef: await orderIn(args),
    }
    const { outcome } = await setPayment(args.shop, personIn(args.context), asked)
    if (outcome === 'amount-too-large')
      return { outcome: 'refused', fields: { amount: problem('amount-too-large') } }
    if (outcome === 'amount-missing')
      return { outcome: 'refused', fields: { amount: problem('amount-missing') } }
    if (outcome === 'reason-missing') {
      const field = undoReason === undefined ? 'moneyReason' : 'undoReason'
      return { outcome: 'refused', fields: { [field]: problem('why-missing') } }
    }
    return outcomeOf(outcome, 'set')
  },
})

const returning = formAction({
  schema: z.object({
    returnedBefore: whole,
    returned: z.array(z.object({ position: whole, fit: count, unfit: count })).max(mostLines),
    returnReason: reason,
  }),
  run: async ({ returnedBefore, returned, returnReason = '' }, args) => {
    const lines = returned.filter(({ fit, unfit }) => fit + unfit > 0)
    if (lines.length === 0)
      return { outcome: 'refused', fields: { returned: problem('return-none') } }
    if (returnReason.trim() === '')
      return { outcome: 'refused', fields: { returnReason: problem('why-missing') } }
    const asked = { returnedBefore, lines, reason: returnReason, orderRef: await orderIn(args) }
    const { outcome } = await returnPieces(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'returned')
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

const tagging = (isSet: boolean) =>
  formAction({
    schema: z.object({ tag: z.string(problem('tag-wrong')).max(200, problem('tag-wrong')) }),
    moreProblems: (form): Record<string, string> =>
      tagSchema.safeParse(form.get('tag')).success ? {} : { tag: problem('tag-wrong') },
    run: async ({ tag }, args): Promise<FormOutcome<StepAnswer>> => {
      const asked = { tag, isSet, orderRef: await orderIn(args) }
      const result = await tagOrder(args.shop, personIn(args.context), asked)
      if (result.outcome !== 'tagged') return outcomeOf(result.outcome, 'tagged')
      return { outcome: 'done', answer: undoOfTag(asked, result.isChanged) }
    },
  })

const undoingTag = formAction({
  schema: z.object({ tag: z.string().max(200), isSet: isSetField }),
  run: async (before, args) => {
    const asked = { ...before, orderRef: await orderIn(args) }
    const { outcome } = await tagOrder(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'tagged')
  },
})

/**
 * What is done on the page of an order: the next step, where its money is, what came back, a note for colleagues, tags, a call, and one
 * step back.
 */
export const orderAction = formActions<StepAnswer>({
  move: moving,
  pay: paying,
  return: returning,
  note: noting,
  tag: tagging(true),
  untag: tagging(false),
  'undo-tag': undoingTag,
  call: callingForm,
  undo: undoingForm,
})
