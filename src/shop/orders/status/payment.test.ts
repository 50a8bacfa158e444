import { expect, test } from 'vitest'
import {
  moneyLeft,
  needsReason,
  owesNothing,
  paymentOf,
  proposedOf,
  toCollectOf,
  toRefundOf,
  type OrderMoney,
} from './payment.ts'

const order = (changes: Partial<OrderMoney> = {}): OrderMoney => ({
  status: 'Pending',
  grandTotalInPaisa: 156_000,
  paidInPaisa: 0,
  heldInPaisa: 0,
  refundedInPaisa: 0,
  ...changes,
})
const paid = (paisa: number, changes: Partial<OrderMoney> = {}) =>
  order({ paidInPaisa: paisa, heldInPaisa: paisa, ...changes })
const delivered = { status: 'Delivered' } as const
const canceled = { status: 'Canceled' } as const

test.each<[string, OrderMoney, string, toCollect: number, toRefund: number]>([
  ['nothing is paid', order(), 'due', 156_000, 0],
  ['an advance is paid', paid(20_000), 'part-paid', 136_000, 0],
  ['an advance is paid, delivered', paid(20_000, delivered), 'part-paid', 136_000, 0],
  ['all is paid', paid(156_000), 'collected', 0, 0],
  ['all is remitted', paid(156_000, { heldInPaisa: 0 }), 'remitted', 0, 0],
  [
    'a piece was returned',
    paid(156_000, { ...delivered, grandTotalInPaisa: 86_000 }),
    'refund-due',
    0,
    70_000,
  ],
  [
    'a returned piece is refunded',
    paid(156_000, { ...delivered, grandTotalInPaisa: 86_000, refundedInPaisa: 70_000 }),
    'refunded',
    0,
    0,
  ],
  [
    'a favour after delivery',
    paid(156_000, { ...delivered, refundedInPaisa: 5000 }),
    'refunded',
    0,
    0,
  ],
  ['an advance is refunded', paid(20_000, { refundedInPaisa: 20_000 }), 'due', 156_000, 0],
  ['an edit made it more', paid(156_000, { grandTotalInPaisa: 200_000 }), 'part-paid', 44_000, 0],
  ['canceled and unpaid', order(canceled), 'due', 0, 0],
  ['canceled with an advance', paid(20_000, canceled), 'refund-due', 0, 20_000],
  [
    'canceled and refunded',
    paid(20_000, { ...canceled, refundedInPaisa: 20_000 }),
    'refunded',
    0,
    0,
  ],
  ['nothing is to pay', order({ grandTotalInPaisa: 0 }), 'collected', 0, 0],
])('where %s, the amounts decide (D18)', (_name, money, ...expected) => {
  expect([paymentOf(money), toCollectOf(money), toRefundOf(money)]).toEqual(expected)
})

test('an ended order says what is left to do about its money', () => {
  const left = (money: OrderMoney, deliveryMethod: 'delivery' | 'pickup' = 'delivery') =>
    moneyLeft({ ...money, deliveryMethod })
  expect(left(order(delivered))).toBe('to-collect')
  expect(left(paid(20_000, delivered))).toBe('to-collect')
  expect(left(paid(156_000, delivered))).toBe('to-remit')
  expect(left(paid(156_000, { ...delivered, heldInPaisa: 0 }))).toBeUndefined()
  expect(left(paid(156_000, delivered), 'pickup')).toBeUndefined()
  expect(left(paid(156_000, { ...delivered, grandTotalInPaisa: 86_000 }))).toBe('to-refund')
  expect(left(order(canceled))).toBeUndefined()
  expect(left(paid(20_000, canceled))).toBe('to-refund')
  expect(owesNothing({ status: 'Canceled', payment: 'due' })).toBe(true)
  expect(owesNothing({ status: 'Canceled', payment: 'refund-due' })).toBe(false)
  expect(owesNothing({ status: 'Pending', payment: 'due' })).toBe(false)
})

test('a refund proposes what the shop owes; another amount needs a reason, an advance none', () => {
  const returned = paid(156_000, { ...delivered, grandTotalInPaisa: 86_000 })
  expect(proposedOf('refunded', returned)).toBe(70_000)
  expect(proposedOf('refunded', paid(156_000, delivered))).toBeUndefined()
  expect(needsReason('refunded', 70_000, returned)).toBe(false)
  expect(needsReason('refunded', 60_000, returned)).toBe(true)
  expect(needsReason('collected', 20_000, order())).toBe(false)
  expect(needsReason('collected', 20_000, order(delivered))).toBe(true)
  expect(needsReason('remitted', 150_000, paid(156_000, delivered))).toBe(true)
})
