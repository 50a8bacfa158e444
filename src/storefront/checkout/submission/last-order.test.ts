import { expect, test } from 'vitest'
import { understandLastOrder } from './last-order.ts'

const order = {
  orderId: '12345678',
  trackingId: 'abcdefghjk',
  billingDetails: { fullName: 'Rahima' },
  orderDetails: { products: [] },
  delivery: { zone: 'inside-dhaka' },
}

test('the order placed last is there again after a reload', () => {
  const stored: unknown = JSON.parse(
    JSON.stringify({ order, beforeChanges: true, told: true, bought: [] }),
  )
  expect(understandLastOrder(stored)).toEqual({
    order,
    beforeChanges: true,
    told: true,
    bought: [],
  })
})

test('what cannot be shown is no order', () => {
  for (const stored of [
    undefined,
    null,
    'x',
    {},
    { order: null },
    { order: { ...order, trackingId: 7 } },
    { order: { ...order, orderDetails: {} } },
    { order: { ...order, delivery: undefined } },
  ]) {
    expect(understandLastOrder(stored)).toBeUndefined()
  }
})
