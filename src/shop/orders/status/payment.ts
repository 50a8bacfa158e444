import type { DeliveryMethod, OrderStatus, PaymentStatus } from '../order.ts'

/** What can happen to the money of an order. */
export const moneySteps = ['collected', 'remitted', 'refunded'] as const

export type MoneyStep = (typeof moneySteps)[number]

/** What many orders can be marked as; a refund needs its amount, order by order. */
export const bulkPayments = ['collected', 'remitted'] as const satisfies readonly MoneyStep[]

export type BulkPayment = (typeof bulkPayments)[number]

/** The amounts that decide about the payment of an order. */
export interface OrderMoney {
  status: OrderStatus
  /** Without the pieces that were returned. */
  grandTotalInPaisa: number
  /** Everything that was collected, advances included. */
  paidInPaisa: number
  /** The part of it that is not remitted yet. */
  heldInPaisa: number
  refundedInPaisa: number
}

/**
 * What the buyer still has to pay. A refund before the order is delivered has to be collected again; after a delivered order was paid in full, it
 * is a favour.
 */
export function toCollectOf(order: Omit<OrderMoney, 'heldInPaisa'>): number {
  const { status, grandTotalInPaisa: total, paidInPaisa: paid, refundedInPaisa: refunded } = order
  if (status === 'Canceled' || (status === 'Delivered' && paid >= total)) return 0
  return Math.max(0, total - (paid - refunded))
}

/** What the shop owes the buyer. */
export function toRefundOf(order: Omit<OrderMoney, 'heldInPaisa'>): number {
  const { status, grandTotalInPaisa, paidInPaisa, refundedInPaisa } = order
  const total = status === 'Canceled' ? 0 : grandTotalInPaisa
  return Math.max(0, paidInPaisa - refundedInPaisa - total)
}

/** By the amounts alone (D18). */
export function paymentOf(order: OrderMoney): PaymentStatus {
  const { status, paidInPaisa: paid, heldInPaisa, refundedInPaisa: refunded } = order
  if (toRefundOf(order) > 0) return 'refund-due'
  if (toCollectOf(order) > 0) return paid > refunded ? 'part-paid' : 'due'
  if (refunded > 0) return 'refunded'
  if (status === 'Canceled') return 'due'
  return heldInPaisa > 0 || paid === 0 ? 'collected' : 'remitted'
}

/** The most that a step can be about; 0 where it is not possible. */
export const mostOf: Record<MoneyStep, (order: OrderMoney) => number> = {
  collected: toCollectOf,
  remitted: ({ heldInPaisa }) => heldInPaisa,
  refunded: ({ paidInPaisa, refundedInPaisa }) => paidInPaisa - refundedInPaisa,
}

/** The amount of a step where nobody says another; undefined where somebody has to say it. */
export function proposedOf(step: MoneyStep, order: OrderMoney): number | undefined {
  if (step !== 'refunded') return mostOf[step](order)
  const owed = toRefundOf(order)
  return owed > 0 ? owed : undefined
}

/** Whether staff have to say why it is another amount: less than the courier owes, or not what the buyer gets back. An advance needs no reason. */
export function needsReason(step: MoneyStep, amountInPaisa: number, order: OrderMoney): boolean {
  if (amountInPaisa === proposedOf(step, order)) return false
  return step !== 'collected' || order.status === 'Delivered'
}

/** What is next to do about the money of an order that has ended. */
export function moneyLeft(
  order: OrderMoney & { deliveryMethod: DeliveryMethod },
): 'to-collect' | 'to-remit' | 'to-refund' | undefined {
  if (toRefundOf(order) > 0) return 'to-refund'
  if (order.status !== 'Delivered') return undefined
  if (toCollectOf(order) > 0) return 'to-collect'
  // What is paid in the shop needs no remittance.
  return order.heldInPaisa > 0 && order.deliveryMethod === 'delivery' ? 'to-remit' : undefined
}

/** It goes to nobody, and nobody has paid for it. */
export const owesNothing = (order: { status: OrderStatus; payment: PaymentStatus }): boolean =>
  order.status === 'Canceled' && order.payment === 'due'

/** A step of the money, as the history of an order has it. An undone one names the step that it undoes in `from`. */
export interface PaymentStep {
  field: string
  from: string | null
  to: string
  amountInPaisa: number | null
  details: { collectedBy?: string; chargesInPaisa?: number; isUndone?: true } | null
}

/** The steps that were not undone, the first one first. */
export function standingSteps<Step extends PaymentStep>(history: readonly Step[]): Step[] {
  const standing: Step[] = []
  for (const step of history) {
    if (step.field !== 'payment') continue
    if (step.details?.isUndone) standing.pop()
    else standing.push(step)
  }
  return standing
}

/** The payment as an undone step leaves it: the step before, or due. */
export const stepBefore = (standing: readonly PaymentStep[]): string => standing.at(-2)?.to ?? 'due'

/** Who took the money the last time. */
export const collectedBy = (history: readonly PaymentStep[]): string | null =>
  standingSteps(history).findLast(({ to }) => to === 'collected')?.details?.collectedBy ?? null
