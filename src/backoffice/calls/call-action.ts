import { data, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import {
  callBackAt,
  callBackChoices,
  callOutcomes,
  longestCallNote,
  momentInDhaka,
  type CallOutcome,
} from '#shop/orders/calls/call.ts'
import { recordCall } from '#shop/orders/calls/record-call.ts'
import { releaseCall } from '#shop/orders/calls/release-call.ts'
import { findOrderRef } from '#shop/orders/desk/find-order.ts'
import { undoStep } from '#shop/orders/status/undo-step.ts'
import { shopContext } from '../../shop-context.ts'
import type { CallProblem } from './call-words.ts'
import type { Undoable } from './step-notice.tsx'

/** What was just done, and may be taken back. */
interface DoneStep {
  /** The number of the order. */
  orderId: string
  /** Of the call. */
  id: string
  call: CallOutcome
  callAgainAt: string | undefined
}

/** What the page gets beside the result: the queue shows another order by then. */
export interface StepAnswer {
  step?: DoneStep
  /** The number of the order of which a step was taken back. */
  undone?: string
  /** What the next press takes back, where that is no step of an order. */
  undo?: Undoable
}

const problem = (key: CallProblem) => key

/** Of the page, or in the queue the number that the form names. */
async function orderIn({ context, params }: ActionFunctionArgs, named = ''): Promise<string> {
  const orderRef = await findOrderRef(context.get(shopContext), params['order'] ?? named)
  if (orderRef === undefined) throw data(null, { status: 404 })
  return orderRef
}

const order = z.string().max(20).optional()
const reason = z.string().max(500, problem('call-reason-long')).optional()

const callForm = z.object({
  order,
  /** How many calls the page showed. */
  seen: z.string().regex(/^\d{1,4}$/),
  outcome: z.enum(callOutcomes),
  callNote: z.string().max(longestCallNote, problem('call-note-long')).optional(),
  when: z.enum([...callBackChoices, 'other'], problem('when-missing')).optional(),
  at: z.string().max(40).optional(),
  callReason: reason,
})

type CallForm = z.output<typeof callForm>

/** Writes a call down, from the page of an order or from the queue. */
export const callingForm = formAction({
  schema: callForm,
  run: async (typed, args): Promise<FormOutcome<StepAnswer>> => {
    const { order: named, seen, outcome, callNote, callReason } = typed
    if (outcome === 'canceled' && !callReason?.trim())
      return { outcome: 'refused', fields: { callReason: problem('call-reason-missing') } }
    const when = outcome === 'call-again' ? whenOf(typed, args.shop.now()) : undefined
    if (when === null)
      return { outcome: 'refused', fields: { [fieldOfTime(typed)]: problem('when-missing') } }
    const result = await recordCall(args.shop, personIn(args.context), {
      orderRef: await orderIn(args, named),
      outcome,
      seenCalls: Number(seen),
      callAgainAt: when?.toISOString(),
      note: callNote,
      reason: callReason,
    })
    return outcomeOf(result, outcome)
  },
})

type Recorded = Awaited<ReturnType<typeof recordCall>>

function outcomeOf(result: Recorded, call: CallOutcome): FormOutcome<StepAnswer> {
  switch (result.outcome) {
    case 'called': {
      const { id, orderId, callAgainAt } = result
      const step = { id, orderId, call, callAgainAt: callAgainAt?.toISOString() }
      return { outcome: 'done', answer: { step } }
    }
    case 'not-found':
      throw data(null, { status: 404 })
    case 'not-then':
      return { outcome: 'refused', fields: { at: problem('when-wrong') } }
    default:
      return { outcome: 'refused', trouble: result.outcome }
  }
}

/** Null where nothing was chosen, or no moment was typed. */
function whenOf({ when, at = '' }: CallForm, now: Date): Date | null {
  if (when === undefined) return null
  if (when !== 'other') return callBackAt(when, now)
  // Browsers leave seconds out unless somebody asks for them.
  const moment = momentInDhaka(at.slice(0, 16))
  return Number.isNaN(moment.getTime()) ? null : moment
}

const fieldOfTime = ({ when }: CallForm) => (when === 'other' ? 'at' : 'when')

/** Takes back what was done a moment ago: a call, or a step of an order. */
export const undoingForm = formAction({
  schema: z.object({ order, id: z.uuid() }),
  run: async ({ order: named, id }, args): Promise<FormOutcome<StepAnswer>> => {
    const orderRef = await orderIn(args, named)
    const result = await undoStep(args.shop, personIn(args.context), { orderRef, id })
    if (result.outcome === 'not-found') throw data(null, { status: 404 })
    if (result.outcome !== 'undone') return { outcome: 'refused', trouble: result.outcome }
    return { outcome: 'done', answer: { undone: result.orderId } }
  },
})

const releasingForm = formAction({
  schema: z.object({ order, until: z.iso.datetime() }),
  run: async ({ order: named, until }, args): Promise<FormOutcome<StepAnswer>> => {
    const hold = { orderRef: await orderIn(args, named), heldUntil: new Date(until) }
    await releaseCall(args.shop, personIn(args.context), hold)
    // Nobody reads the answer. The page itself would be loaded for it, and hold the order again.
    return { outcome: 'done', goTo: '/healthz' }
  },
})

/** What is done in the queue: a call is written down or taken back, and the order is given back where somebody leaves. */
export const toCallAction = formActions<StepAnswer>({
  call: callingForm,
  undo: undoingForm,
  release: releasingForm,
})
