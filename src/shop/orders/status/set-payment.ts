import { and, asc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { reasonSchema } from '../contract.ts'
import type { ChangeDetails } from '../edits/change-details.ts'
import { paymentStatuses, type PaymentStatus } from '../order.ts'
import { settleOrder } from '../returns/settle-order.ts'
import { orderChanges, orders } from '../tables.ts'
import {
  mostOf,
  moneySteps,
  needsReason,
  proposedOf,
  standingSteps,
  stepBefore,
  type MoneyStep,
  type OrderMoney,
} from './payment.ts'

/** What somebody says of the money, beside the order. */
export const paymentSchema = z.object({
  /** As it was seen. */
  from: z.enum(paymentStatuses).optional(),
  to: z.enum(['due', ...moneySteps]).meta({
    description:
      'What happened to the money: collected, remitted or refunded. The step before the last one undoes that one, and needs a reason; due undoes a collection',
  }),
  amountInPaisa: z.int('Send whole paisa').min(0, 'Send 0 or more').optional().meta({
    description:
      'Collected: left out, all that is to collect; less is an advance, which needs a reason only once the order is delivered. Remitted: left out, all that was collected; less needs a reason. Refunded: left out, what the shop owes the buyer; another amount needs a reason, and more than was paid is refused',
  }),
  paidBeforeInPaisa: z.int().min(0).optional().meta({
    description: 'What was paid before, as it was read: a step that is sent twice is recorded once',
  }),
  collectedBy: z
    .string()
    .max(100, { error: 'Enter a name of at most 100 characters', abort: true })
    .overwrite(tidyLine)
    .optional()
    .meta({ description: 'Who took the money: courier, rider or colleague' }),
  reason: reasonSchema,
})

/** Records what was collected, remitted or refunded of an order, and how much, whatever its status (D18). Each step is undone only with a reason. */
export const setPayment = defineAction({
  allow: 'move-orders',
  input: paymentSchema.extend({ orderRef: z.uuid() }),
  run: async ({ database, by, input, now: at }) => {
    const [order] = await database
      .select()
      .from(orders)
      .where(eq(orders.id, input.orderRef))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    const { payment: from, orderId: name } = order
    const { to } = input
    const { paidBeforeInPaisa = order.paidInPaisa } = input
    if ((input.from ?? from) !== from || paidBeforeInPaisa !== order.paidInPaisa)
      return { outcome: 'changed-meanwhile', from, to }
    const history = await listPaymentSteps(database, input.orderRef)
    const step = decide(order, history, input)
    if (step.outcome !== 'decided') return step

    const who = { by: nameOfInitiator(by), at }
    const stored = await storePayment(database, { ...input, ...step, ...who, order })
    const { amountInPaisa } = step
    return {
      outcome: 'set',
      from,
      ...stored,
      amountInPaisa,
      change: {
        action: 'payment-set',
        subject: { type: 'order', id: input.orderRef, name },
        before: { payment: from },
        after: { payment: stored.to, amountInPaisa },
        topics: [],
      },
    }
  },
})

const listPaymentSteps = (database: Database, orderRef: string) =>
  database
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderRef, orderRef), eq(orderChanges.field, 'payment')))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id))

type Entry = typeof orderChanges.$inferSelect
type Order = OrderMoney & { id: string; payment: PaymentStatus }

/** A step of the money, or the one that it undoes. */
interface Decided {
  outcome: 'decided'
  kind: MoneyStep
  /** The step before it. */
  before: string
  undone: Entry | undefined
  amountInPaisa: number
}

/** Whether that may follow, and how much money it is about. */
function decide(order: Order, history: readonly Entry[], input: z.output<typeof paymentSchema>) {
  const { to, reason = '' } = input
  if (to !== 'due' && mostOf[to](order) > 0) return decideStep(order, history, { ...input, to })
  const undo = decideUndo(history, to)
  if (!undo) return { outcome: 'not-allowed' as const, from: order.payment, to }
  return reason === '' ? { outcome: 'reason-missing' as const } : undo
}

function decideStep(
  order: Order,
  history: readonly Entry[],
  { to, reason = '', amountInPaisa: said }: { to: MoneyStep } & z.output<typeof paymentSchema>,
) {
  const mostInPaisa = mostOf[to](order)
  const amountInPaisa = said ?? proposedOf(to, order) ?? 0
  if (amountInPaisa === 0 && to !== 'remitted') return { outcome: 'amount-missing' as const }
  if (amountInPaisa > mostInPaisa) return { outcome: 'amount-too-large' as const, mostInPaisa }
  if (needsReason(to, amountInPaisa, order) && reason === '')
    return { outcome: 'reason-missing' as const }
  const decided = { before: lastStep(history), amountInPaisa, undone: undefined }
  return { outcome: 'decided', kind: to, ...decided } satisfies Decided
}

const lastStep = (history: readonly Entry[]) => standingSteps(history).at(-1)?.to ?? 'due'

/** Back to the step before the last one; `due` undoes a collection also where there was an advance before it. */
function decideUndo(history: readonly Entry[], to?: string): Decided | undefined {
  const standing = standingSteps(history)
  const undone = standing.at(-1)
  const kind = moneySteps.find((step) => step === undone?.to)
  if (!undone || !kind) return undefined
  const before = stepBefore(standing)
  const fits = to === undefined || to === before || (to === 'due' && kind === 'collected')
  const amountInPaisa = undone.amountInPaisa ?? 0
  return fits ? { outcome: 'decided', kind, before, undone, amountInPaisa } : undefined
}

interface Storing extends Omit<Decided, 'outcome'> {
  order: Order
  collectedBy?: string | undefined
  reason?: string | undefined
  by: string
  at: Date
}

/** Answers the id of the entry in the history, and the payment that the order has afterwards. */
async function storePayment(database: Database, storing: Storing) {
  const { order, kind, before, undone, amountInPaisa, by, at, reason = '' } = storing
  const details = undone ? { ...undone.details, isUndone: true as const } : detailsOf(storing)
  await database.update(orders).set(amountsAfter(storing, details)).where(eq(orders.id, order.id))
  const id = newId()
  await database.insert(orderChanges).values({
    id,
    orderRef: order.id,
    at,
    by,
    field: 'payment',
    from: undone ? kind : before,
    to: undone ? before : kind,
    reason,
    amountInPaisa,
    details: Object.keys(details).length > 0 ? details : null,
  })
  await settleOrder(database, order.id)
  const [after] = await database
    .select({ payment: orders.payment })
    .from(orders)
    .where(eq(orders.id, order.id))
  return { id, to: after?.payment ?? order.payment }
}

function amountsAfter(
  { order, kind, undone, amountInPaisa }: Storing,
  { chargesInPaisa = 0 }: ChangeDetails,
) {
  const moved = undone ? -amountInPaisa : amountInPaisa
  const charges = undone ? -chargesInPaisa : chargesInPaisa
  const { paidInPaisa, heldInPaisa, refundedInPaisa } = order
  switch (kind) {
    case 'collected':
      return { paidInPaisa: paidInPaisa + moved, heldInPaisa: heldInPaisa + moved }
    case 'remitted':
      return { heldInPaisa: heldInPaisa - moved - charges }
    case 'refunded':
      return { refundedInPaisa: refundedInPaisa + moved }
  }
}

/** A remittance settles all that was collected: what the courier did not hand over are its charges. */
function detailsOf({ kind, amountInPaisa, order, collectedBy }: Storing): ChangeDetails {
  const charges = kind === 'remitted' ? order.heldInPaisa - amountInPaisa : 0
  return {
    ...(kind === 'collected' && collectedBy && { collectedBy }),
    ...(charges > 0 && { chargesInPaisa: charges }),
  }
}

/** What a step of a moment ago is undone with: only another reason than a wrong press has to be typed (D18). */
const wrongPress = 'Pressed by mistake, taken back within ten seconds'

/** For the audit. */
type Facts = Record<string, unknown>

/** `payment`: the step, as the last entry of the history. The order is held. */
type UndonePayment = Pick<Storing, 'by' | 'at'> & { orderRef: string; payment: Entry }

/** Undoes a step of the payment that was a wrong press. */
export async function undoPayment(
  database: Database,
  { orderRef, payment, by, at }: UndonePayment,
): Promise<{ outcome: 'undone'; before: Facts; after: Facts } | { outcome: 'changed-meanwhile' }> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderRef))
  const step = decideUndo(await listPaymentSteps(database, orderRef))
  if (!order || step?.undone?.id !== payment.id) return { outcome: 'changed-meanwhile' }
  const stored = await storePayment(database, { ...step, order, reason: wrongPress, by, at })
  return {
    outcome: 'undone',
    before: { payment: order.payment },
    after: { payment: stored.to },
  }
}
