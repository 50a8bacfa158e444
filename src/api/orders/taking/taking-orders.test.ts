import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { audit } from '#shop/audit/tables.ts'
import { variants } from '#shop/catalog/tables.ts'
import { customers } from '#shop/customers/tables.ts'
import { findCustomerId } from '#shop/customers/people/find-members.ts'
import { foldAllCustomers } from '#shop/customers/people/fold-customers.ts'
import { newsFor } from '#shop/orders/live/order-news.ts'
import { listHappenings } from '#shop/orders/live/list-happenings.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { orderNotices, orders } from '#shop/orders/tables.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import {
  anOrderOf,
  countOrders,
  stocked,
  stockOf,
} from '../../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { aCoupon } from '../../../../tests/examples/coupon-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let [teapot, cup] = ['', '']
let karim: Person
let admin: Person
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 10, priceInPaisa: 125_000 })
  cup = await stocked(shop, { name: 'Cup', stock: 3, priceInPaisa: 20_000 })
  karim = await personWith(shop, 'moderator', 'karim')
  admin = await personWith(shop, 'admin', 'amina')
})

const newKey = () => crypto.randomUUID()
const take = (by: Person, body: object, key = newKey()) =>
  by.browser.post('/orders', body, { 'idempotency-key': key })
const wanted = (...lines: object[]) => ({ ...anOrderOf(), lines })
const numberOf = (content: unknown) => (content as { orderId: string }).orderId
const read = async (number: string) => (await admin.browser.get(`/order/${number}`)).content

test('programs find what can be ordered by name or SKU, with price and stock', async () => {
  const find = (q: string) => karim.browser.get(`/orders/variants?q=${q}`)
  const found = await find('teap')
  expect(found.content).toMatchObject([
    { variantId: teapot, name: 'Teapot', price: 1250, stock: 10, color: null },
  ])
  const [{ sku }] = found.content as unknown as [{ sku: string }]
  expect((await find(sku)).content).toMatchObject([{ variantId: teapot }])
  expect((await find('')).status).toBe(400)
  const taken = await take(karim, { ...anOrderOf([teapot, 10]), source: 'phone' })
  expect(taken.status).toBe(201)
  expect((await find('teap')).content).toMatchObject([{ stock: 0 }])
})

describe('an order that staff take down', () => {
  test('is placed as a shopper’s is: stock, delivery charge, tracking; with its source, in the name of who took it', async () => {
    const key = newKey()
    const body = { ...anOrderOf([teapot, 2]), source: 'facebook' }
    const taken = await take(karim, body, key)
    expect(taken).toMatchObject({
      status: 201,
      content: { orderDetails: { subtotal: 2500, deliveryCharge: 60, status: 'Pending' } },
    })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 8, unitsSold: 2 })
    const number = numberOf(taken.content)
    expect(await read(number)).toMatchObject({
      source: 'facebook',
      customer: null,
      history: [{ from: null, to: 'Pending', author: { id: karim.id }, reason: '', details: null }],
    })
    const { trackingId } = taken.content as unknown as { trackingId: string }
    const tracked = await new TestBrowser(shop).get(`/order?trackingId=${trackingId}`)
    expect(tracked.content).toMatchObject([{ orderId: number }])
    const [sold] = await shop.database
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.kind, 'order'))
    expect(sold).toMatchObject({ variantId: teapot, by: karim.id, stockAfter: 8 })
    expect(await shop.database.select().from(audit)).toMatchObject([
      {
        action: 'order-taken',
        actorId: karim.id,
        subjectType: 'order',
        subjectName: number,
        after: { source: 'facebook', grandTotalInPaisa: 256_000 },
      },
    ])
  })

  test('is one order however often it is sent, and one row of the audit (D13)', async () => {
    const key = newKey()
    const body = wanted({ variantId: teapot, quantity: 1 })
    const answers = await Promise.all([1, 2, 3].map(() => take(karim, body, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ content }) => numberOf(content))).size).toBe(1)
    expect(await countOrders(shop)).toBe(1)
    expect(await shop.database.select().from(audit)).toHaveLength(1)
    const other = await take(karim, { ...body, source: 'shop' }, key)
    expect(other).toMatchObject({ status: 409, content: { code: 'key-reused' } })
    const without = await karim.browser.post('/orders', body)
    expect(without).toMatchObject({ status: 400, content: { code: 'idempotency-key-missing' } })
  })

  test('names line by line what cannot be had, and writes nothing', async () => {
    const body = wanted({ variantId: teapot, quantity: 1 }, { variantId: cup, quantity: 5 })
    expect(await take(karim, body)).toMatchObject({
      status: 409,
      content: { code: 'sold-out', lines: [{ variantId: cup, product: 'Cup', left: 3 }] },
    })
    const dear = wanted({ variantId: teapot, quantity: 1, seenPriceInPaisa: 100_000 })
    expect(await take(karim, dear)).toMatchObject({
      status: 409,
      content: { code: 'price-changed', lines: [{ seenPrice: 1000, price: 1250 }] },
    })
    expect(await countOrders(shop)).toBe(0)
    expect(await shop.database.select().from(audit)).toEqual([])
    expect(await stockOf(shop, teapot)).toEqual({ stock: 10, unitsSold: 0 })
  })

  test('never rings for the person who took it, and is new for colleagues', async () => {
    await take(karim, wanted({ variantId: teapot, quantity: 1 }))
    const happenings = await listHappenings(shop.database, { limit: 10 })
    const heard = { cursor: '', happenings, alsoChanged: [], isWhole: true, counts: {} as never }
    expect(newsFor(karim.id, heard)).toMatchObject({ fresh: 0, unread: 0, placed: [{}] })
    expect(newsFor(admin.id, heard)).toMatchObject({ fresh: 1 })
  })

  test('is not held up by limits for shoppers, nor by a block: staff talk to the buyer (D28)', async () => {
    await placeOrder(shop, anOrderOf([teapot, 1]), newId())
    await foldAllCustomers(shop)
    const person = { customerId: null, phone: anOrderOf().phone }
    const customerId = await findCustomerId(shop.database, person)
    const mark = { mark: 'blocked', reason: 'Never at home' }
    await karim.browser.send('PUT', `/customers/${customerId}/mark`, mark)
    await expect
      .poll(async () => (await shop.database.select().from(customers))[0]?.mark)
      .toBe('blocked')
    expect(await placeOrder(shop, anOrderOf([teapot, 1]), newId())).toMatchObject({
      outcome: 'over-limit',
    })
    // More than one phone may hold.
    const taken = await take(karim, wanted({ variantId: teapot, quantity: 9 }))
    expect(taken.status).toBe(201)
  })

  test('writes to the buyer, and not to the shop that took it', async () => {
    await changeSettings(shop, { newOrderMail: { to: 'desk@shop.example', language: 'en' } })
    const body = wanted({ variantId: teapot, quantity: 1 })
    await take(karim, { ...body, email: 'rahima@example.com' })
    await take(karim, body)
    const notices = await shop.database.select().from(orderNotices)
    expect(notices.map(({ event }) => event)).toEqual(['placed'])
  })
})

test('programs take down what is handed over in the shop, hand it over at once, and send it after all (D33)', async () => {
  const { district: _, area: __, address, ...person } = anOrderOf([teapot, 2])
  const body = { ...person, source: 'shop' }
  expect(await take(karim, body)).toMatchObject({
    status: 400,
    content: { fields: { address: expect.stringContaining('house, road') } },
  })
  const answers = [1, 2].map(() => take(karim, { ...body, deliveryMethod: 'pickup' }))
  const [first, second] = await Promise.all(answers)
  expect(first).toMatchObject({
    status: 201,
    content: {
      billingDetails: { fullName: 'Rahima Khatun', district: '', area: '', address: '' },
      orderDetails: { subtotal: 2500, deliveryCharge: 0, grandTotal: 2500 },
      deliveryMethod: 'pickup',
      delivery: null,
    },
  })
  const [handed, sent] = [numberOf(first?.content), numberOf(second?.content)]
  const moved = await karim.browser.send('PUT', `/order/${handed}/status`, {
    from: 'Pending',
    to: 'Delivered',
  })
  expect(moved.status).toBe(200)
  expect(await read(handed)).toMatchObject({
    orderDetails: { status: 'Delivered' },
    deliveryMethod: 'pickup',
    history: [{ to: 'Pending' }, { to: 'Processing' }, { to: 'Shipped' }, { to: 'Delivered' }],
  })
  const edit = (changes: object) =>
    karim.browser.send('PUT', `/order/${sent}`, { version: 1, ...changes })
  expect(await edit({ deliveryMethod: 'delivery' })).toMatchObject({
    status: 400,
    content: { code: 'address-missing', fields: { address: expect.any(String) } },
  })
  expect(await edit({ district: 'Dhaka', area: 'Mirpur', address })).toMatchObject({ status: 200 })
  expect(await read(sent)).toMatchObject({
    deliveryMethod: 'delivery',
    delivery: { zone: 'inside-dhaka' },
    orderDetails: { grandTotal: 2560 },
  })
  const listed = await karim.browser.get('/orders?zone=pickup')
  expect(listed.content).toMatchObject([
    { orderId: handed, deliveryMethod: 'pickup', district: '', area: '' },
  ])
})

describe('another price than that of the catalogue', () => {
  const cheaper = () => ({
    ...wanted(
      { variantId: teapot, quantity: 2, seenPriceInPaisa: 125_000, priceInPaisa: 110_000 },
      { variantId: cup, quantity: 1 },
    ),
    priceReason: 'A scratch on the lid',
  })

  test('is charged; line, history and audit hold it', async () => {
    const taken = await take(admin, cheaper())
    expect(taken).toMatchObject({ status: 201, content: { orderDetails: { subtotal: 2400 } } })
    const number = numberOf(taken.content)
    expect(await read(number)).toMatchObject({
      lines: [
        { sku: teapot, price: 1100 },
        { sku: cup, price: 200 },
      ],
      history: [
        {
          reason: 'A scratch on the lid',
          details: {
            prices: [
              { sku: teapot, quantity: 2, listPriceInPaisa: 125_000, unitPriceInPaisa: 110_000 },
            ],
          },
        },
      ],
    })
    const [entry] = await shop.database.select().from(audit)
    expect(entry).toMatchObject({
      action: 'order-taken',
      actorId: admin.id,
      before: { [`${teapot} priceInPaisa`]: 125_000 },
      after: { [`${teapot} priceInPaisa`]: 110_000, grandTotalInPaisa: 246_000 },
    })
    expect(JSON.stringify(entry)).not.toContain('scratch')
  })

  test('needs a reason, and a role that may (D6)', async () => {
    const without = await take(admin, { ...cheaper(), priceReason: '' })
    expect(without).toMatchObject({
      status: 400,
      content: { fields: { priceReason: expect.any(String) } },
    })
    expect(await take(karim, cheaper())).toMatchObject({
      status: 403,
      content: { code: 'prices-not-permitted' },
    })
    expect(await countOrders(shop)).toBe(0)
  })

  test('takes off at most the discount limit of the shop by a coupon, unless an admin takes it down (D36)', async () => {
    await aCoupon(shop, { kind: 'percent', percent: 30 })
    const body = { ...anOrderOf([teapot, 1]), coupon: 'EID50' }
    expect(await take(karim, body)).toMatchObject({
      status: 403,
      content: {
        code: 'discount-over-limit',
        title: 'Discounts above 20% need an admin.',
        percent: 20,
      },
    })
    expect(await countOrders(shop)).toBe(0)
    expect((await take(admin, body)).status).toBe(201)
    await changeSettings(shop, { discountLimitPercent: 30 })
    expect((await take(karim, body)).status).toBe(201)
  })

  test('is taken with the stock as the catalogue has it, also where its price changed meanwhile', async () => {
    // It is remembered at the old price.
    await take(admin, wanted({ variantId: teapot, quantity: 1 }))
    await shop.database
      .update(variants)
      .set({ priceInPaisa: 130_000 })
      .where(eq(variants.id, teapot))
    const { lines, ...body } = cheaper()
    const unseen = lines.map(({ ...line }) => ({ ...line, seenPriceInPaisa: undefined }))
    const taken = await take(admin, { ...body, lines: unseen })
    expect(await read(numberOf(taken.content))).toMatchObject({
      history: [
        { details: { prices: [{ listPriceInPaisa: 130_000, unitPriceInPaisa: 110_000 }] } },
      ],
    })
    expect(await shop.database.select().from(orders)).toHaveLength(2)
  })
})
