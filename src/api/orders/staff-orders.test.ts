import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked, stockOf } from '../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
let teapot: string
let karim: Person
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 50, priceInPaisa: 125_000 })
  karim = await personWith(shop, 'moderator', 'karim')
})

async function buy(browser = new TestBrowser(shop)) {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { content } = await browser.post('/order', anOrderOf([teapot, 2]), headers)
  return content as { _id: string; orderId: string; trackingId: string }
}

const put = (path: string, body: object, by = karim) => by.browser.send('PUT', path, body)
const move = (orderId: string, from: string, to: string, reason?: string) =>
  put(`/order/${orderId}/status`, { from, to, reason })
const listed = async (query: string) => {
  const { content, headers } = await karim.browser.get(`/orders${query}`)
  const list = content as unknown as { orderId: string }[]
  return { ids: list.map(({ orderId }) => orderId), link: headers.get('link') }
}

describe('staff by their token or session (D33)', () => {
  test('move an order to its end, and what they wrote stands in the order, with who it was', async () => {
    const rahima = await personWith(shop, 'customer', 'rahima')
    const { orderId, trackingId } = await buy(rahima.browser)
    expect((await move(orderId, 'Pending', 'Processing', 'Confirmed on the phone')).status).toBe(
      200,
    )
    expect((await move(orderId, 'Processing', 'Shipped')).content).toEqual({ status: 'Shipped' })
    expect((await move(orderId, 'Shipped', 'Delivered')).status).toBe(200)
    const paid = await put(`/order/${orderId}/payment`, { from: 'due', to: 'collected' })
    expect(paid.content).toEqual({ payment: 'collected', amountInPaisa: 256_000 })
    const text = 'Gave it to the guard.\nHe signed.'
    expect((await karim.browser.post(`/order/${orderId}/notes`, { text })).status).toBe(201)

    const author = { kind: 'person', id: karim.id, name: 'Rahima Khatun' }
    const expected = {
      orderId,
      trackingId,
      payment: 'collected',
      customer: { id: rahima.id, email: rahima.email },
      orderDetails: { status: 'Delivered' },
      history: [
        { field: 'status', from: null, to: 'Pending', author: { kind: 'shopper' } },
        { from: 'Pending', to: 'Processing', reason: 'Confirmed on the phone', author },
        { from: 'Processing', to: 'Shipped', reason: '', author },
        { from: 'Shipped', to: 'Delivered', author },
        { field: 'payment', from: 'due', to: 'collected', author },
      ],
      notes: [{ text, author }],
    }
    expect((await karim.browser.get(`/order/${orderId}`)).content).toMatchObject(expected)
    expect((await karim.browser.get('/order')).content).toMatchObject([expected])
    // Its buyer sees none of it.
    const [own] = (await rahima.browser.get('/order')).content as unknown as object[]
    expect(own).not.toHaveProperty('notes')
    expect(own).not.toHaveProperty('history')
    const actions = (await shop.database.select().from(audit)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual([
      'order-moved',
      'order-moved',
      'order-moved',
      'order-note-added',
      'payment-set',
    ])
  })

  test('cancel with a reason, and the stock comes back once', async () => {
    const { orderId } = await buy()
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 48 })
    const bare = await move(orderId, 'Pending', 'Canceled')
    expect([bare.status, bare.content['fields']]).toEqual([
      400,
      { reason: 'Say why the order is canceled' },
    ])
    expect((await move(orderId, 'Pending', 'Canceled', 'Ordered twice')).status).toBe(200)
    const again = await move(orderId, 'Pending', 'Canceled', 'Ordered twice')
    expect(again).toMatchObject({
      status: 409,
      content: { code: 'changed-meanwhile', now: 'Canceled' },
    })
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 50 })
  })

  test('are refused what D17 does not allow, and an order that nobody placed', async () => {
    const { orderId } = await buy()
    expect(await move(orderId, 'Pending', 'Delivered')).toMatchObject({
      status: 409,
      content: { code: 'not-allowed', now: 'Pending' },
    })
    expect((await move('12345', 'Pending', 'Processing')).status).toBe(404)
    expect((await karim.browser.get('/order/12345')).status).toBe(404)
    expect((await karim.browser.post('/order/12345/notes', { text: 'x' })).status).toBe(404)
    expect((await karim.browser.post(`/order/${orderId}/notes`, { text: '  ' })).status).toBe(400)
    expect((await put(`/order/${orderId}/status`, { to: 'Processing' })).status).toBe(400)
  })

  test('find orders by search and filters, page by page, and count them', async () => {
    const [first, second, third] = [await buy(), await buy(), await buy()]
    await move(second.orderId, 'Pending', 'Processing')
    const page = await listed('?q=teapot&limit=2')
    expect(page.ids).toEqual([third.orderId, second.orderId])
    const next = /\/api\/orders(\?[^>]+)>; rel="next"/.exec(page.link ?? '')?.[1] ?? ''
    expect(await listed(next)).toEqual({ ids: [first.orderId], link: null })
    expect((await listed('?status=Processing&district=Dhaka')).ids).toEqual([second.orderId])
    expect((await listed('?totalFrom=9000')).ids).toEqual([])
    const [now] = (await karim.browser.get('/orders')).content as unknown as { date: string }[]
    const clock = new Date(Date.parse(now?.date ?? '') + 6 * 3_600_000)
    const [weekday, hour] = [clock.getUTCDay() || 7, clock.getUTCHours()]
    expect((await listed(`?weekday=${weekday}&hour=${hour}`)).ids).toContain(third.orderId)
    expect((await listed(`?weekday=${(weekday % 7) + 1}&hour=${hour}`)).ids).toEqual([])
    expect((await karim.browser.get('/orders/counts')).content).toMatchObject({
      Pending: 2,
      Processing: 1,
    })
    for (const query of [
      '?q=te',
      '?from=tomorrow',
      '?status=Lost',
      '?after=1',
      '?weekday=8',
      '?hour=24',
    ])
      expect((await karim.browser.get(`/orders${query}`)).status).toBe(400)
  })
})
