import type { PaymentStatus } from '../order.ts'

/** A step of the money, as the history of an order keeps it. */
export interface PaymentStep {
  field: string
  from: string | null
  to: string
  /** Null where it was recorded before amounts were: then it was all. */
  amountInPaisa: number | null
  details: { collectedBy?: string } | null
}

/** How much money came, from whom, and how much went back (D18). In paisa; null where it did not. */
export interface Money {
  collectedInPaisa: number | null
  collectedBy: string | null
  refundedInPaisa: number | null
}

/** As it stands after all steps, from the first to the last. */
export function moneyOf(
  order: { payment: PaymentStatus; grandTotalInPaisa: number },
  history: readonly PaymentStep[],
): Money {
  const steps = history.filter(({ field }) => field === 'payment')
  const collected = steps.findLast(({ from, to }) => from === 'due' && to === 'collected')
  const refunded = steps.findLast(({ to }) => to === 'refunded')
  if (order.payment === 'due') return noMoney
  const collectedInPaisa = collected?.amountInPaisa ?? order.grandTotalInPaisa
  const isRefunded = order.payment === 'refunded'
  return {
    collectedInPaisa,
    collectedBy: collected?.details?.collectedBy ?? null,
    refundedInPaisa: isRefunded ? (refunded?.amountInPaisa ?? collectedInPaisa) : null,
  }
}

const noMoney: Money = { collectedInPaisa: null, collectedBy: null, refundedInPaisa: null }

/** What undoes each step: where somebody pressed wrong, or the money never came. */
const previousPayments: Record<PaymentStatus, readonly PaymentStatus[]> = {
  due: [],
  collected: ['due'],
  remitted: ['collected'],
  refunded: ['collected', 'remitted'],
}

export function undoesPayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return previousPayments[from].includes(to)
}

/** Where the money was before it was given back: that step is undone to there. */
export const paymentBeforeRefund = (history: readonly PaymentStep[]): string | null =>
  history.findLast(({ field, to }) => field === 'payment' && to === 'refunded')?.from ?? null
