import { beforeEach, expect, test } from 'vitest'
import { customerOf, placedFor } from '../../../tests/examples/customer-examples.ts'
import { aScript, inNameOf } from '../../../tests/examples/initiators.ts'
import { stocked } from '../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import { markCustomer } from '#shop/customers/work/mark-customer.ts'
import { findBuyer } from '#shop/customers/detail/find-buyer.ts'
import { returnPieces } from '#shop/orders/returns/return-pieces.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import type { Shop } from '#shop/shop.ts'
import * as page from './order-details.tsx'

const phone = '+8801712345678'

let shop: Shop
let teapot: string
let karim: Parameters<typeof drawPages>[1]
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator' })
  shop = opened.shop
  karim = (await inNameOf(shop, opened.people.karim.id)).actor
  teapot = await stocked(shop, { name: 'Teapot', stock: 50, priceInPaisa: 50_000 })
})

/** What the page says, without its markup. */
async function read({ orderId }: { orderId: string }): Promise<string> {
  const open = drawPages(shop, karim, { path: '/dashboard/order-details/:order', page })
  const { html } = await open(`/dashboard/order-details/${orderId}`)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const shipped = ['Processing', 'Shipped'] as const

test('a parcel that came back is counted apart from what was canceled before it was sent, and marked', async () => {
  await placedFor(shop, teapot, { phone }, { path: [...shipped, 'Delivered'] })
  await placedFor(shop, teapot, { phone }, { path: ['Canceled'] })
  await placedFor(shop, teapot, { phone }, { path: [...shipped, 'Canceled'] })
  const said = await read(await placedFor(shop, teapot, { phone }))
  expect(said).toContain('Delivered: 1 · Canceled: 1 · Came back: 1')
  expect(said.match(/৳[\d,]+ Came back/g)).toHaveLength(1)
  expect(await findBuyer(shop, phone)).toMatchObject({
    counts: { Canceled: 1, Delivered: 1, Pending: 1 },
    cameBack: 1,
  })
})

test('what colleagues say of the buyer stands beside their name, with the reason', async () => {
  const order = await placedFor(shop, teapot, { phone })
  expect(await read(order)).not.toContain('Blocked')
  const customerId = await customerOf(shop, phone)
  await markCustomer(shop, aScript, { customerId, mark: 'blocked', reason: 'Never at home' })
  expect(await read(order)).toContain('Blocked: Never at home')
})

test('the payment says how much is due, and nothing of a canceled order', async () => {
  const order = await placedFor(shop, teapot, { phone })
  expect(await read(order)).toMatch(/Due To collect: ৳560 Record a payment …/)
  await setPayment(shop, aScript, { orderRef: order.id, to: 'collected', amountInPaisa: 20_000 })
  const advanced = await read(order)
  expect(advanced).toMatch(/Total ৳560 Paid ৳200 Still to pay ৳360/)
  expect(advanced).toMatch(/Part paid Collected: ৳200 To collect: ৳360/)
  const canceled = await placedFor(shop, teapot, { phone }, { path: ['Canceled'] })
  const said = await read(canceled)
  expect(said).toContain('Nothing is due')
  expect(said).not.toContain('Record a payment …')
  expect(said).toContain('Nothing is left to do')
})

test('an order whose money the courier still owes is not at its end', async () => {
  const order = await placedFor(shop, teapot, { phone }, { path: [...shipped, 'Delivered'] })
  const pay = (from: 'due' | 'collected', to: 'collected' | 'remitted') =>
    setPayment(shop, aScript, { orderRef: order.id, from, to })
  expect(await read(order)).toMatch(/৳[\d,]+ still to be collected/)
  await pay('due', 'collected')
  expect(await read(order)).toMatch(/The courier still owes ৳[\d,]+\./)
  await pay('collected', 'remitted')
  expect(await read(order)).toContain('Nothing is left to do')
})

test('an order that owes the customer money proposes the refund and is not at its end', async () => {
  const order = await placedFor(shop, teapot, { phone }, { path: [...shipped, 'Delivered'] })
  await setPayment(shop, aScript, { orderRef: order.id, to: 'collected' })
  await setPayment(shop, aScript, { orderRef: order.id, to: 'remitted' })
  const lines = [{ position: 0, fit: 1, unfit: 0 }]
  const back = { orderRef: order.id, returnedBefore: 0, lines, reason: 'Too small' }
  expect(await returnPieces(shop, aScript, back)).toMatchObject({ outcome: 'returned' })
  const said = await read(order)
  expect(said).toContain('৳500 is still to be refunded to the customer.')
  expect(said).toMatch(/Returned items −৳500 Total ৳60 Paid ৳560 To be refunded ৳500/)
  expect(said).not.toContain('Nothing is left to do')
  await setPayment(shop, aScript, { orderRef: order.id, to: 'refunded' })
  expect(await read(order)).toContain('Nothing is left to do')
})

test('products come before calls once the order is delivered, and after them until then', async () => {
  const isAfter = (said: string) => said.indexOf('Nobody has called yet') > said.indexOf('Subtotal')
  expect(isAfter(await read(await placedFor(shop, teapot, { phone })))).toBe(false)
  const path = [...shipped, 'Delivered'] as const
  expect(isAfter(await read(await placedFor(shop, teapot, { phone }, { path: [...path] })))).toBe(
    true,
  )
})
