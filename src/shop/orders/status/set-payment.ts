import { and, asc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import { defineAction } from '#shop/define-action.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { reasonSchema } from '../contract.ts'
import { canSetPayment, paymentStatuses, type PaymentStatus } from '../order.ts'
import { orderChanges, orders } from '../tables.ts'
import {
  moneyOf,
  paymentBeforeRefund,
  undoesPayment,
  type Money,
  type PaymentStep,
} from './payment.ts'

/** What somebody says of the money, beside the order. */
export const paymentSchema = z.object({
  /** As it was seen. */
  from: z.enum(paymentStatuses).optional(),
  to: z.enum(paymentStatuses).meta({
    description: 'The next step, or the one before: that undoes the last one, and needs a reason',
  }),
  amountInPaisa: z.int('Send whole paisa').min(0, 'Send 0 or more').optional().meta({
    description:
      'Left out: all. Collected: at most the grand total. Remitted and refunded: at most what was collected. Less needs a reason.',
  }),
  collectedBy: z
    .string()
    .max(100, { error: 'Enter a name of at most 100 characters', abort: true })
    .overwrite(tidyLine)
    .optional()
    .meta({ description: 'Who took the money: courier, rider or colleague' }),
  reason: reasonSchema,
})

/** Records where an order's money is, and how much it was, whatever its status (D18). Each step is undone only with a reason. */
export const setPayment = defineAction({
  allow: 'move-orders',
  input: paymentSchema.extend({ orderRef: z.uuid() }),
  run: async ({ database, by, input, now: at }) => {
    const [order] = await database
      .select({
        orderId: orders.orderId,
        payment: orders.payment,
        grandTotalInPaisa: orders.grandTotalInPaisa,
      })
      .from(orders)
      .where(eq(orders.id, input.orderRef))
      .for('update')
    if (!order) return { outcome: 'not-found' }
    const { payment: from, orderId: name } = order
    const { to } = input
    if ((input.from ?? from) !== from) return { outcome: 'changed-meanwhile', from, to }
    const history = await listPaymentSteps(database, input.orderRef)
    const step = decide(order, history, input)
    if (step.outcome !== 'decided') return step

    await storePayment(database, { ...input, ...step, from, at, by: nameOfInitiator(by) })
    const { amountInPaisa } = step
    return {
      outcome: 'set',
      from,
      to,
      amountInPaisa,
      change: {
        action: 'payment-set',
        subject: { type: 'order', id: input.orderRef, name },
        before: { payment: from },
        after: { payment: to, amountInPaisa },
        topics: [],
      },
    }
  },
})

const listPaymentSteps = (database: Database, orderRef: string): Promise<PaymentStep[]> =>
  database
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderRef, orderRef), eq(orderChanges.field, 'payment')))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id))

interface Order {
  payment: PaymentStatus
  grandTotalInPaisa: number
}

/** Whether that may follow, and how much money it is about. */
function decide(
  order: Order,
  history: readonly PaymentStep[],
  { to, reason = '', amountInPaisa: said }: z.output<typeof paymentSchema>,
) {
  const { payment: from } = order
  const isUndone = undoes(from, to, history)
  if (!isUndone && !canSetPayment(from, to)) return { outcome: 'not-allowed' as const, from, to }
  const mostInPaisa = mostOf(from, { ...moneyOf(order, history), ...order })
  const amountInPaisa = isUndone ? mostInPaisa : (said ?? mostInPaisa)
  if (amountInPaisa > mostInPaisa) return { outcome: 'amount-too-large' as const, mostInPaisa }
  const needsReason = isUndone || amountInPaisa < mostInPaisa
  if (needsReason && reason === '') return { outcome: 'reason-missing' as const }
  return { outcome: 'decided' as const, isUndone, amountInPaisa }
}

type Step = z.output<typeof paymentSchema> & {
  orderRef: string
  from: PaymentStatus
  amountInPaisa: number
  isUndone: boolean
  by: string
  at: Date
}

async function storePayment(
  database: Database,
  { orderRef, from, to, reason = '', amountInPaisa, collectedBy, isUndone, by, at }: Step,
): Promise<void> {
  await database.update(orders).set({ payment: to }).where(eq(orders.id, orderRef))
  const details = to === 'collected' && !isUndone && collectedBy ? { collectedBy } : null
  const change = { orderRef, at, by, from, to, reason, amountInPaisa, details }
  await database.insert(orderChanges).values({ ...change, id: newId(), field: 'payment' })
}

/** What a step of a moment ago is undone with: only another reason than a wrong press has to be typed (D18). */
const wrongPress = 'Pressed by mistake, taken back within ten seconds'

/** For the audit. */
type Facts = Record<string, unknown>

interface UndonePayment {
  orderRef: string
  /** The step, as the last entry of the history. The order is held. */
  payment: typeof orderChanges.$inferSelect
  by: string
  at: Date
}

/** Undoes a step of the payment that was a wrong press. */
export async function undoPayment(
  database: Database,
  { orderRef, payment, by, at }: UndonePayment,
): Promise<{ outcome: 'undone'; before: Facts; after: Facts } | { outcome: 'changed-meanwhile' }> {
  const [order] = await database
    .select({ payment: orders.payment, grandTotalInPaisa: orders.grandTotalInPaisa })
    .from(orders)
    .where(eq(orders.id, orderRef))
  const to = paymentStatuses.find((each) => each === payment.from)
  if (!order || !to || order.payment !== payment.to || !canSetPayment(to, order.payment))
    return { outcome: 'changed-meanwhile' }
  const history = await listPaymentSteps(database, orderRef)
  const step = decide(order, history, { to, reason: wrongPress })
  if (step.outcome !== 'decided') return { outcome: 'changed-meanwhile' }
  const from = order.payment
  await storePayment(database, { orderRef, from, to, reason: wrongPress, ...step, by, at })
  return { outcome: 'undone', before: { payment: from }, after: { payment: to } }
}

function undoes(from: PaymentStatus, to: PaymentStatus, history: readonly PaymentStep[]): boolean {
  if (!undoesPayment(from, to)) return false
  return from !== 'refunded' || to === (paymentBeforeRefund(history) ?? 'collected')
}

/** How much money a step is about: all of it, if nobody says less. */
function mostOf(
  from: PaymentStatus,
  { grandTotalInPaisa, collectedInPaisa, refundedInPaisa }: Money & Order,
): number {
  if (from === 'due') return grandTotalInPaisa
  return (from === 'refunded' ? refundedInPaisa : collectedInPaisa) ?? grandTotalInPaisa
}
