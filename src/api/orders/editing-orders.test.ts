import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked, stockOf } from '../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
let [teapot, cup] = ['', '']
let karim: Person
let order: { orderId: string; trackingId: string }
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 10, priceInPaisa: 125_000 })
  cup = await stocked(shop, { name: 'Cup', stock: 3, priceInPaisa: 20_000 })
  karim = await personWith(shop, 'moderator', 'karim')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { content } = await new TestBrowser(shop).post('/order', anOrderOf([teapot, 2]), headers)
  order = content as unknown as typeof order
})

const edit = (body: object) => karim.browser.send('PUT', `/order/${order.orderId}`, body)
const read = async () => (await karim.browser.get(`/order/${order.orderId}`)).content
const move = (from: string, to: string, more: object = {}) =>
  karim.browser.send('PUT', `/order/${order.orderId}/status`, { from, to, ...more })

describe('staff by their token or session (D33)', () => {
  test('change an order, and the shopper who tracks it sees what stands', async () => {
    expect(await read()).toMatchObject({
      version: 1,
      lines: [{ position: 0, quantity: 2, price: 1250 }],
    })
    const lines = [
      { position: 0, quantity: 1 },
      { variantId: cup, quantity: 2 },
    ]
    const discount = { discountInPaisa: 5000, discountReason: 'A regular' }
    const edited = await edit({ version: 1, lines, ...discount })
    expect(edited).toMatchObject({ status: 200, content: { version: 2 } })
    expect(await read()).toMatchObject({
      version: 2,
      orderDetails: { subtotal: 1650, deliveryCharge: 60, discount: 50, grandTotal: 1660 },
      lines: [
        { sku: teapot, quantity: 1 },
        { sku: cup, position: 1, quantity: 2, price: 200 },
      ],
      history: [
        { to: 'Pending', details: null },
        {
          field: 'edit',
          author: { id: karim.id },
          details: {
            amounts: { discount: { from: 0, to: 5000 } },
            reasons: { discount: 'A regular' },
          },
        },
      ],
    })
    const tracked = await new TestBrowser(shop).get(`/order?trackingId=${order.trackingId}`)
    expect(tracked.content).toMatchObject([
      {
        orderDetails: {
          grandTotal: 1660,
          discount: 50,
          products: [
            { name: 'Teapot', quantity: 1 },
            { name: 'Cup', quantity: 2 },
          ],
        },
      },
    ])
    expect(JSON.stringify(tracked.content)).not.toMatch(/regular/)
  })

  test('take an edit back within ten seconds by its id, with its stock; not once a colleague edited again', async () => {
    const undo = (id: unknown) => karim.browser.post(`/order/${order.orderId}/undo`, { id })
    const { content } = await edit({ version: 1, lines: [{ variantId: cup, quantity: 2 }] })
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 10 })
    expect(await undo(content['id'])).toMatchObject({ status: 200, content: { status: 'Pending' } })
    expect(await read()).toMatchObject({
      version: 3,
      lines: [{ sku: teapot, quantity: 2, price: 1250 }],
      history: [{}, { field: 'edit' }, { field: 'edit', details: { isUndone: true } }],
    })
    expect([await stockOf(shop, teapot), await stockOf(shop, cup)]).toMatchObject([
      { stock: 8 },
      { stock: 3 },
    ])
    const first = await edit({ version: 3, note: 'Ring twice' })
    await edit({ version: 4, note: 'Ring once' })
    expect(await undo(first.content['id'])).toMatchObject({
      status: 409,
      content: { code: 'changed-meanwhile' },
    })
    expect((await edit({ version: 5, note: 'Ring once' })).content).toEqual({ version: 5 })
  })

  test('discount and charge up to the limits of the shop; above them the answer says who may (D36)', async () => {
    const why = { discountReason: 'A regular', deliveryReason: 'Far away' }
    const refusal = async (body: object) => edit({ version: 1, ...why, ...body })
    expect(await refusal({ discountInPaisa: 50_001 })).toMatchObject({
      status: 403,
      content: {
        code: 'discount-over-limit',
        title: 'Discounts above 20% need an admin.',
        percent: 20,
      },
    })
    expect(await refusal({ deliveryChargeInPaisa: 6001 })).toMatchObject({
      status: 403,
      content: {
        code: 'charge-over-limit',
        title: 'Delivery charges above ৳60 need an admin.',
        zoneChargeInPaisa: 6000,
      },
    })
    const admin = await personWith(shop, 'admin', 'amina')
    const more = { version: 1, discountInPaisa: 50_001, ...why }
    const edited = await admin.browser.send('PUT', `/order/${order.orderId}`, more)
    expect(edited).toMatchObject({ status: 200, content: { version: 2 } })
  })

  test('learn what a colleague changed meanwhile, and what cannot be', async () => {
    await edit({ version: 1, note: 'Ring twice' })
    expect(await edit({ version: 1, note: 'Leave at the gate' })).toMatchObject({
      status: 409,
      content: {
        code: 'changed-meanwhile',
        now: 2,
        edits: [{ author: { id: karim.id }, details: { person: { note: { to: 'Ring twice' } } } }],
      },
    })
    expect(await edit({ version: 2, lines: [{ variantId: cup, quantity: 4 }] })).toMatchObject({
      status: 409,
      content: {
        code: 'not-possible',
        problems: [{ most: 3, message: 'At most 3 of Cup can be had.' }],
      },
    })
    expect(await edit({ version: 2, discountInPaisa: 100 })).toMatchObject({
      status: 400,
      content: { code: 'reason-missing', fields: { discountReason: 'Say why' } },
    })
    expect(await edit({ version: 2, seenGrandTotalInPaisa: 1 })).toMatchObject({
      content: { code: 'total-changed', grandTotalInPaisa: 256_000 },
    })
    expect(await edit({ version: 2, district: 'Nowhere' })).toMatchObject({
      content: { code: 'unknown-place', fields: { district: expect.any(String) } },
    })
    expect((await edit({ note: 'x' })).content).toMatchObject({
      fields: { version: 'This must be a number' },
    })
    await move('Pending', 'Processing')
    await move('Processing', 'Shipped')
    expect(await edit({ version: 2, note: 'x' })).toMatchObject({
      content: { code: 'too-late', now: 'Shipped' },
    })
  })

  test('take pieces back once, and a parcel that comes back says what is fit for sale', async () => {
    const giveBack = (body: object) => karim.browser.post(`/order/${order.orderId}/returns`, body)
    const one = { returnedBefore: 0, lines: [{ position: 0, unfit: 1 }], reason: 'Broken' }
    expect((await giveBack(one)).content).toMatchObject({ code: 'not-returnable', now: 'Pending' })
    await move('Pending', 'Processing')
    await move('Processing', 'Shipped')
    expect(await giveBack(one)).toMatchObject({ status: 201, content: { returned: 1 } })
    expect((await giveBack(one)).content).toMatchObject({ code: 'changed-meanwhile', now: 1 })
    const more = { ...one, returnedBefore: 1, lines: [{ position: 0, fit: 2 }] }
    expect((await giveBack(more)).content).toMatchObject({ code: 'too-many-pieces', most: 1 })
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 8 })
    await move('Shipped', 'Canceled', { reason: 'Refused', fit: [{ position: 0, fit: 1 }] })
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 9 })
    expect(await read()).toMatchObject({ lines: [{ returnedFit: 1, returnedUnfit: 1 }] })
  })

  test('record how much was collected and refunded, and undo it with a reason', async () => {
    const pay = (from: string, to: string, more: object = {}) =>
      karim.browser.send('PUT', `/order/${order.orderId}/payment`, { from, to, ...more })
    const less = { amountInPaisa: 250_000, collectedBy: 'Jamal' }
    expect((await pay('due', 'collected', less)).content).toEqual({
      payment: 'part-paid',
      amountInPaisa: 250_000,
    })
    expect((await pay('part-paid', 'refunded', { amountInPaisa: 250_001 })).content).toMatchObject({
      code: 'amount-too-large',
      mostInPaisa: 250_000,
    })
    expect(await read()).toMatchObject({
      money: { collected: 2500, collectedBy: 'Jamal', refunded: null },
    })
    expect((await pay('part-paid', 'refunded')).content).toMatchObject({ code: 'amount-missing' })
    expect((await pay('part-paid', 'due')).content).toMatchObject({ code: 'reason-missing' })
    expect((await pay('part-paid', 'due', { reason: 'Wrong order' })).status).toBe(200)
    expect(await read()).toMatchObject({ payment: 'due', money: { collected: null } })
  })
})
