import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { TrackedOrderView } from '#shop/orders/views/tracked-order.tsx'
import { anOrderOf, stocked, taken } from '../../../tests/examples/order-examples.ts'
import { fullLimit } from '../../../tests/support/full-limit.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadTracking } from './load-tracking.ts'

const shopper = '203.0.113.7'

test('who knows the tracking ID sees the order, and not who lives where (D4)', async () => {
  const shop = await openTestShop()
  const teapot = await stocked(shop, { name: 'Teapot', stock: 3, priceInPaisa: 12_550 })
  const placed = await placeOrder(shop, anOrderOf([teapot, 2]), 'a-key-of-this-test')
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)

  const tracked = await loadTracking(shop, placed.trackingId, shopper)

  expect(tracked).toMatchObject({
    outcome: 'found',
    order: {
      orderId: placed.orderId,
      billingDetails: { fullName: 'Rahima ***' },
      orderDetails: {
        status: 'Pending',
        grandTotal: 311,
        products: [{ name: 'Teapot', quantity: 2, price: 125.5 }],
      },
    },
  })
  expect(JSON.stringify(tracked)).not.toMatch(/Khatun|01712|345678|House/)
})

test('what is handed over in the shop says so, and names no step in which it is sent', async () => {
  const shop = await openTestShop()
  const teapot = await stocked(shop, { name: 'Teapot', stock: 3 })
  const { trackingId } = await taken(shop, [teapot, 1])
  const tracked = await loadTracking(shop, trackingId, shopper)
  if (tracked.outcome !== 'found') throw new Error(tracked.outcome)
  expect(tracked.order).toMatchObject({ deliveryMethod: 'pickup' })
  const shown = renderToStaticMarkup(createElement(TrackedOrderView, { order: tracked.order }))
  expect(shown).toContain('Handed over in our shop')
  expect(shown).not.toMatch(/Ship to|Shipped/)
})

test('another ID finds nothing, and an empty field asks nothing (spec 5)', async () => {
  const shop = await openTestShop()
  expect(await loadTracking(shop, 'zzzz22zzzz', shopper)).toEqual({ outcome: 'none' })
  expect(await loadTracking(shop, '', shopper)).toEqual({ outcome: 'not-asked' })
})

test('anyone who tries one ID after the other is slowed down (D4)', async () => {
  const shop = await openTestShop({ rateLimits: fullLimit('tracking', shopper) })
  expect(await loadTracking(shop, 'zzzz22zzzz', shopper)).toEqual({ outcome: 'too-many' })
})
