import { expect, test } from 'vitest'
import {
  canMove,
  canShopperCancel,
  hasEnded,
  maskName,
  nextSteps,
  pathTo,
  trackingSteps,
  usualMethod,
  type OrderStatus,
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
  ['Pending', ['Processing', 'Shipped']],
  ['Processing', ['Shipped']],
  ['Shipped', []],
  [undefined, []],
])('an order canceled from %s skipped %j', (canceledFrom, skipped) => {
  const steps = trackingSteps('Canceled', canceledFrom)
  expect(steps.filter((step) => step.skipped).map((step) => step.status)).toEqual(skipped)
  expect(trackingSteps('Shipped', canceledFrom).some((step) => step.skipped)).toBe(false)
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
