import { expect, test } from 'vitest'
import {
  canMove,
  canSetPayment,
  canShopperCancel,
  hasEnded,
  maskName,
  moneyLeft,
  nextSteps,
  owesNothing,
  pathTo,
  trackingSteps,
  usualMethod,
  type OrderStatus,
  type PaymentStatus,
} from './order.ts'

const statuses: OrderStatus[] = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled']

test('an order goes forward, or is canceled until it is delivered (D17)', () => {
  const allowed = statuses.flatMap((from) =>
    statuses.filter((to) => canMove(from, to)).map((to) => `${from} to ${to}`),
  )
  expect(allowed).toEqual([
    'Pending to Processing',
    'Pending to Canceled',
    'Processing to Shipped',
    'Processing to Canceled',
    'Shipped to Delivered',
    'Shipped to Canceled',
  ])
})

test('what is handed over in the shop comes to its end in one press, through every status between; nothing else jumps (D17)', () => {
  const handedOver = (status: OrderStatus) =>
    pathTo({ status, deliveryMethod: 'pickup' }, 'Delivered')
  expect(handedOver('Pending')).toEqual(['Processing', 'Shipped', 'Delivered'])
  expect(handedOver('Processing')).toEqual(['Shipped', 'Delivered'])
  expect(handedOver('Shipped')).toEqual(['Delivered'])
  expect([handedOver('Delivered'), handedOver('Canceled')]).toEqual([[], []])
  for (const status of statuses)
    for (const to of statuses) {
      const delivered = pathTo({ status, deliveryMethod: 'delivery' }, to)
      expect(delivered).toEqual(canMove(status, to) ? [to] : [])
      const isJump = to === 'Delivered' && ['Pending', 'Processing'].includes(status)
      const pickedUp = pathTo({ status, deliveryMethod: 'pickup' }, to)
      expect(isJump ? [] : pickedUp).toEqual(isJump ? [] : delivered)
    }
})

test('staff are offered the usual step first: to hand over, and never to send, what is taken along', () => {
  const offered = (status: OrderStatus, deliveryMethod: 'delivery' | 'pickup') =>
    nextSteps({ status, deliveryMethod })
  expect(offered('Pending', 'pickup')).toEqual(['Delivered', 'Processing', 'Canceled'])
  expect(offered('Processing', 'pickup')).toEqual(['Delivered', 'Canceled'])
  expect(offered('Pending', 'delivery')).toEqual(['Processing', 'Canceled'])
  expect(offered('Delivered', 'pickup')).toEqual([])
  expect(['shop', 'phone', 'facebook'].map(usualMethod)).toEqual(['pickup', 'delivery', 'delivery'])
})

test('a shopper may cancel only what nobody has begun to work on (D17)', () => {
  expect(statuses.filter(canShopperCancel)).toEqual(['Pending'])
})

test('money goes from due to collected, then to remitted or back to the shopper (D18)', () => {
  const payments: PaymentStatus[] = ['due', 'collected', 'remitted', 'refunded']
  const allowed = payments.flatMap((from) =>
    payments.filter((to) => canSetPayment(from, to)).map((to) => `${from} to ${to}`),
  )
  expect(allowed).toEqual([
    'due to collected',
    'collected to remitted',
    'collected to refunded',
    'remitted to refunded',
  ])
})

test.each([
  ['Pending', 1],
  ['Processing', 2],
  ['Shipped', 3],
  ['Delivered', 4],
  ['Lost', 0],
])(
  'the progress line of a %s order has %i steps done and no Canceled step (spec 4)',
  (status, done) => {
    const steps = trackingSteps(status)
    const shown = steps.filter((step) => !step.hidden)
    expect(shown.map((step) => step.status)).toEqual([
      'Pending',
      'Processing',
      'Shipped',
      'Delivered',
    ])
    expect(shown.filter((step) => step.done)).toHaveLength(done)
    expect(shown.some((step) => step.red)).toBe(false)
  },
)

test('the progress line of a canceled order ends with Canceled in red instead of Delivered (spec 4)', () => {
  const shown = trackingSteps('Canceled').filter((step) => !step.hidden)
  expect(shown.map((step) => step.status)).toEqual(['Pending', 'Processing', 'Shipped', 'Canceled'])
  expect(shown.filter((step) => step.red).map((step) => step.status)).toEqual(['Canceled'])
})

test.each([
  ['Rahima Khatun', 'Rahima ***'],
  ['Md. Abdul Karim Sarkar', 'Md. ***'],
  ['রহিমা খাতুন', 'রহিমা ***'],
  ['Rahima\u00a0Khatun', 'Rahima ***'],
  ['  Rahima   Khatun ', 'Rahima ***'],
  [' Rahima ', 'Rahima'],
])('a stranger sees %s as %s (D4)', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['Pending', false],
  ['Processing', false],
  ['Shipped', false],
  ['Delivered', true],
  ['Canceled', true],
] as const)('nothing follows %s: %s', (status, ended) => expect(hasEnded(status)).toBe(ended))

test('an ended order says what is left of its money: at the door, at the courier, or at the shop that owes it back', () => {
  const left = (status: OrderStatus, payment: PaymentStatus, by: 'delivery' | 'pickup') =>
    moneyLeft({ status, payment, deliveryMethod: by })
  expect(left('Delivered', 'due', 'delivery')).toBe('to-collect')
  expect(left('Delivered', 'collected', 'delivery')).toBe('to-remit')
  expect(left('Delivered', 'remitted', 'delivery')).toBeUndefined()
  // Cash that was paid in the shop has arrived.
  expect(left('Delivered', 'collected', 'pickup')).toBeUndefined()
  expect(left('Canceled', 'due', 'delivery')).toBeUndefined()
  expect(left('Canceled', 'collected', 'pickup')).toBe('to-refund')
  expect(left('Canceled', 'remitted', 'delivery')).toBe('to-refund')
  expect(left('Canceled', 'refunded', 'delivery')).toBeUndefined()
  expect(statuses.filter((status) => owesNothing({ status, payment: 'due' }))).toEqual(['Canceled'])
  expect(owesNothing({ status: 'Canceled', payment: 'collected' })).toBe(false)
})
