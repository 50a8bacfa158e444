import { eq, sql } from 'drizzle-orm'
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  nat,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { renderDocuments } from '../src/backoffice/print/render-documents.tsx'
import * as orderPage from '../src/backoffice/order-details/order-details.tsx'
import { editOrder } from '../src/shop/orders/edits/edit-order.ts'
import { findOrder } from '../src/shop/orders/desk/find-order.ts'
import { listPrinted } from '../src/shop/orders/desk/list-printed.ts'
import { listOrderRows } from '../src/shop/orders/export/list-order-rows.ts'
import { placeOrder } from '../src/shop/orders/placement/place-order.ts'
import { returnPieces } from '../src/shop/orders/returns/return-pieces.ts'
import { moveOrder } from '../src/shop/orders/status/move-order.ts'
import { setPayment } from '../src/shop/orders/status/set-payment.ts'
import { orders } from '../src/shop/orders/tables.ts'
import { bookPlaced } from '../src/shop/sales/books/book-orders.ts'
import { loadSettings } from '../src/shop/settings/load-settings.ts'
import type { Shop } from '../src/shop/shop.ts'
import { takaFromPaisa } from '../src/platform/money.ts'
import { aCoupon } from './examples/coupon-examples.ts'
import { aScript, inNameOf } from './examples/initiators.ts'
import { anOrderOf, stocked } from './examples/order-examples.ts'
import { expectNumbersAgree } from './examples/sales/sales-examples.ts'
import { personWith, type Person } from './examples/staff-examples.ts'
import { openTestShop } from './support/test-shop.ts'
import { drawPages } from './support/without-scripts/draw-page.tsx'

/** One order has one total (D18): on its page, on paper, in the books, through the API and in exports. */

const drawn = record({
  quantities: array(integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 2 }),
  coupon: constantFrom(undefined, 'FIXED', 'SHARE', 'FREE', 'TEAPOT'),
  discountInPaisa: constantFrom(0, 3333, 20_000),
  isMore: boolean(),
  advanceInPaisa: constantFrom(0, 20_000),
  ends: constantFrom('Processing', 'Shipped', 'Delivered', 'Delivered', 'Canceled'),
  isCollected: boolean(),
  returned: array(nat({ max: 2 }), { minLength: 2, maxLength: 2 }),
  isRefunded: boolean(),
})
type Drawn = Parameters<Parameters<typeof drawn.map>[0]>[0]

interface Scene {
  shop: Shop
  karim: Person
  goods: [string, string]
}

/** Chance alone would leave it out now and then. */
const returnedAndOwed: Drawn = {
  quantities: [2, 1],
  coupon: 'TEAPOT',
  discountInPaisa: 3333,
  isMore: false,
  advanceInPaisa: 20_000,
  ends: 'Delivered',
  isCollected: true,
  returned: [1, 0],
  isRefunded: false,
}

let phone = 10_000_000

/** Answers the number of an order to which all that happened. */
async function liveThrough({ shop, goods }: Scene, drawnOrder: Drawn): Promise<string> {
  const { quantities, coupon, discountInPaisa, isMore, advanceInPaisa, ends } = drawnOrder
  const [first = 1, second = 1] = quantities
  const typed = { ...anOrderOf([goods[0], first], [goods[1], second]), phone: `+88017${phone++}` }
  const placed = await placeOrder(shop, { ...typed, coupon }, crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(JSON.stringify(placed))
  const { id: orderRef, orderId } = placed
  const edit = { discountInPaisa, discountReason: 'because' }
  await editOrder(shop, aScript, {
    orderRef,
    version: 1,
    ...edit,
    ...(isMore && {
      lines: [
        { position: 0, quantity: first + 1 },
        { position: 1, quantity: second },
      ],
    }),
  })
  if (advanceInPaisa > 0)
    await setPayment(shop, aScript, { orderRef, to: 'collected', amountInPaisa: advanceInPaisa })
  const path = ends === 'Canceled' ? [ends] : ['Processing', 'Shipped', 'Delivered']
  for (const to of path.slice(0, path.indexOf(ends) + 1))
    await moveOrder(shop, aScript, { orderRef, to: to as 'Shipped', reason: 'because' })
  await afterwards(shop, orderRef, drawnOrder)
  return orderId
}

/** Each is refused where it is not possible then. */
async function afterwards(
  shop: Shop,
  orderRef: string,
  { isCollected, returned, isRefunded }: Drawn,
) {
  if (isCollected) await setPayment(shop, aScript, { orderRef, to: 'collected' })
  const pieces = returned.map((fit, position) => ({ position, fit: Math.min(fit, 1), unfit: 0 }))
  const lines = pieces.filter(({ fit }) => fit > 0)
  if (lines.length > 0)
    await returnPieces(shop, aScript, { orderRef, returnedBefore: 0, lines, reason: 'because' })
  if (isRefunded) await setPayment(shop, aScript, { orderRef, to: 'refunded' })
}

/** What is said beside a word in text, in taka. */
function amountsOf(html: string, word: string): number[] {
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  const found = text.matchAll(new RegExp(String.raw`\b${word}:? −?৳([\d,.]*\d)`, 'g'))
  return [...found].map(([, digits = '']) => Number(digits.replaceAll(',', '')))
}

/** The order in the books: what was ordered, or what the buyer kept of what was delivered. */
async function bookedOf(shop: Shop, orderRef: string, isDelivered: boolean): Promise<number> {
  const kinds = isDelivered ? ['delivered', 'returned'] : ['ordered', 'refused']
  const { rows } = await shop.database.execute<{ booked: string }>(sql`
    SELECT sum((CASE WHEN kind IN ('returned', 'refused') THEN -1 ELSE 1 END) * (gross_in_paisa - discount_in_paisa + delivery_in_paisa)) AS booked
    FROM sales_entries WHERE order_ref = ${orderRef} AND kind = ANY(${sql.param(kinds)})`)
  return Number(rows[0]?.booked ?? 0)
}

async function exportedOf(shop: Shop, orderId: string): Promise<unknown[] | undefined> {
  const columns = ['total', 'toCollect', 'toRefund'] as const
  for await (const rows of listOrderRows(shop, {
    filter: { numbers: [orderId] },
    sort: 'newest',
    columns,
  }))
    return rows[0]
  return undefined
}

async function papersOf(shop: Shop, orderId: string) {
  const printed = await listPrinted(shop, [orderId])
  const look = { settings: await loadSettings(shop), logo: null }
  const [invoice, slip] = await Promise.all(
    (['invoice', 'slip'] as const).map(async (kind) => {
      const choices = { kind, paper: 'a4', language: 'en' } as const
      const [document] = await renderDocuments(printed, choices, look)
      return document?.html ?? ''
    }),
  )
  return { invoice: invoice ?? '', slip: slip ?? '' }
}

async function expectOneTotal({ shop, karim }: Scene, orderId: string): Promise<void> {
  const order = await findOrder(shop, orderId)
  if (!order) throw new Error('Expected the order')
  const total = takaFromPaisa(order.grandTotalInPaisa)
  const toCollect = takaFromPaisa(order.money.toCollectInPaisa)
  const toRefund = takaFromPaisa(order.money.toRefundInPaisa)

  const { actor } = await inNameOf(shop, karim.id)
  const open = drawPages(shop, actor, { path: '/dashboard/order-details/:order', page: orderPage })
  const { html } = await open(`/dashboard/order-details/${orderId}`)
  const { invoice, slip } = await papersOf(shop, orderId)
  // Its history, further below, says how edits changed it.
  expect(amountsOf(html, 'Total')[0]).toBe(total)
  expect(amountsOf(invoice, 'Total').at(-1)).toBe(total)
  for (const paper of [invoice, slip])
    expect(amountsOf(paper, 'To collect')).toEqual(toCollect > 0 ? [toCollect] : [])
  expect(amountsOf(html, 'To collect')).toEqual(toCollect > 0 ? [toCollect] : [])
  expect(amountsOf(html, 'To refund')).toEqual(toRefund > 0 ? [toRefund] : [])

  const { content } = await karim.browser.get(`/order/${orderId}`)
  expect(content).toMatchObject({
    payment: order.payment,
    orderDetails: { grandTotal: total },
    money: { toCollect, toRefund },
  })
  const listed = await karim.browser.get(`/orders?q=${orderId}`)
  expect(listed.content).toMatchObject([{ grandTotal: total, toCollect, toRefund }])
  const tracked = await karim.browser.get(`/order?trackingId=${order.trackingId}`)
  expect(tracked.content).toMatchObject([{ orderDetails: { grandTotal: total } }])
  expect(await exportedOf(shop, orderId)).toEqual([total, toCollect, toRefund])

  const isDelivered = order.status === 'Delivered'
  expect(await bookedOf(shop, order.id, isDelivered)).toBe(order.grandTotalInPaisa)
  const lineDiscounts = order.lines.reduce((sum, line) => sum + line.discountInPaisa, 0)
  const offGoods = order.couponKind === 'free-delivery' ? 0 : order.couponDiscountInPaisa
  expect(lineDiscounts).toBe(order.discountInPaisa + offGoods)
}

async function openScene(): Promise<Scene> {
  const shop = await openTestShop()
  const karim = await personWith(shop, 'moderator', 'karim')
  const teapot = await stocked(shop, { name: 'Teapot', stock: 5000, priceInPaisa: 49_900 })
  const cup = await stocked(shop, { name: 'Cup', stock: 5000, priceInPaisa: 12_345 })
  await aCoupon(shop, { amountInPaisa: 7777 }, 'FIXED')
  await aCoupon(shop, { kind: 'percent', percent: 15 }, 'SHARE')
  await aCoupon(shop, { kind: 'free-delivery' }, 'FREE')
  const sku = (
    await shop.database.execute<{ sku: string }>(sql`SELECT sku FROM variants WHERE id = ${teapot}`)
  ).rows[0]?.sku
  await aCoupon(shop, { goods: 'products', products: [sku ?? ''], amountInPaisa: 9999 }, 'TEAPOT')
  return { shop, karim, goods: [teapot, cup] }
}

test('one order has one total: on its page, on paper, in the books, through the API and in exports', async () => {
  const scene = await openScene()
  const numbers: string[] = []
  await assert(
    asyncProperty(drawn, async (each) => {
      numbers.push(await liveThrough(scene, each))
      await bookPlaced(scene.shop)
      await expectOneTotal(scene, numbers.at(-1) ?? '')
    }),
    { numRuns: 12, endOnFailure: true, examples: [[returnedAndOwed]] },
  )
  await expectNumbersAgree(scene.shop)
  // Otherwise nothing was proved.
  const all = await scene.shop.database.select().from(orders)
  expect(all.some(({ returnedInPaisa }) => returnedInPaisa > 0)).toBe(true)
}, 60_000)

test('a returned piece takes along only the discount that it had: a coupon for other goods is none of its', async () => {
  const scene = await openScene()
  const orderId = await liveThrough(scene, {
    discountInPaisa: 0,
    isMore: false,
    advanceInPaisa: 0,
    isRefunded: false,
    quantities: [1, 1],
    coupon: 'TEAPOT',
    ends: 'Delivered',
    isCollected: true,
    // The cup, which the coupon is not for.
    returned: [0, 1],
  })
  const [order] = await scene.shop.database.select().from(orders).where(eq(orders.orderId, orderId))
  expect(order).toMatchObject({ returnedInPaisa: 12_345, payment: 'refund-due' })
  await expectNumbersAgree(scene.shop)
  await expectOneTotal(scene, orderId)
})
