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
    JSON.stringify({ order, beforeChanges: true, isTracked: true, bought: [] }),
  )
  expect(understandLastOrder(stored)).toEqual({
    order,
    beforeChanges: true,
    isTracked: true,
    bought: [],
  })
})

test('an order that an earlier version stored as told is not tracked again', () => {
  const stored = { order, beforeChanges: false, told: true, bought: [] }
  expect(understandLastOrder(stored)).toMatchObject({ isTracked: true })
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
