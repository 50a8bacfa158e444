import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { aCoupon } from '../../../tests/examples/coupon-examples.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../tests/examples/staff-examples.ts'

let shop: Shop
let admin: Person
let teapot: string
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'admin' })
  shop = opened.shop
  admin = opened.people.mina
  teapot = await stocked(shop, { name: 'Teapot', stock: 10, priceInPaisa: 100_000 })
})

const send = (method: string, path: string, body: object = {}, headers = {}) =>
  admin.browser.send(method, path, body, headers)

const eid = { name: 'Eid', kind: 'percent', percent: 10, capInPaisa: 20_000 }

test('a program of staff makes a coupon with its codes, changes it, finds it and switches it off', async () => {
  const made = await send('POST', '/coupons', { ...eid, startsAt: '2026-01-01T00:00:00+06:00' })
  expect(made).toMatchObject({
    status: 201,
    content: { ...eid, version: 1, uses: 0, codes: 0, startsAt: '2025-12-31T18:00:00.000Z' },
  })
  const { _id: id } = made.content as { _id: string }
  const own = await send('POST', `/coupons/${id}/codes`, { codes: ['eid 2026'] })
  expect(own).toMatchObject({ status: 201, content: { codes: ['EID2026'] } })
  const many = await send('POST', `/coupons/${id}/codes`, { count: 200, prefix: 'vip' })
  const { codes } = many.content as { codes: string[] }
  expect(new Set(codes).size).toBe(200)
  expect(codes.every((code) => /^VIP-[A-HJKMNP-Z2-9]{8}$/.test(code))).toBe(true)
  const page = await admin.browser.get(`/coupons/${id}/codes?limit=1`)
  expect(page.content).toEqual([{ code: 'EID2026', uses: 0 }])

  const found = await admin.browser.get('/coupons?search=vip-')
  expect(found.content).toMatchObject([{ _id: id, codes: 201, state: 'active' }])
  expect((await admin.browser.get('/coupons?search=nothing')).content).toEqual([])
  expect((await admin.browser.get('/coupons?search=ei')).content).toHaveLength(1)

  expect(await send('DELETE', `/coupons/${id}/codes/eid2026`)).toMatchObject({ status: 204 })
  expect(await send('DELETE', `/coupons/${id}/codes/eid2026`)).toMatchObject({
    status: 404,
    content: { code: 'code-not-found' },
  })
  expect((await admin.browser.get(`/coupons/${id}`)).content).toMatchObject({ codes: 200 })

  const changed = await send('PUT', `/coupons/${id}`, { ...eid, percent: 15, version: 1 })
  expect(changed).toMatchObject({ status: 200, content: { percent: 15, version: 2 } })
  const off = await send('POST', `/coupons/${id}/switch`, { isActive: false })
  expect(off).toMatchObject({ status: 200, content: { state: 'off', version: 3 } })
})

test('what cannot be is refused in words', async () => {
  const id = await aCoupon(shop)
  const refusalOf = async (path: string, body: object, method = 'POST') => {
    const { status, content } = await send(method, path, body)
    return [status, (content as { code?: string }).code]
  }
  const nowhere = '/coupons/0190a8e0-0000-7000-8000-000000000000'
  expect(await refusalOf('/coupons', { ...eid, percent: null })).toEqual([400, 'invalid'])
  const [startsAt, endsAt] = ['2026-02-01T00:00:00+06:00', '2026-01-01T00:00:00+06:00']
  expect(await refusalOf('/coupons', { ...eid, startsAt, endsAt })).toEqual([400, 'invalid'])
  const garden = { ...eid, goods: 'categories', categories: ['garden'] }
  expect(await refusalOf('/coupons', garden)).toEqual([400, 'unknown-category'])
  const cup = { ...eid, goods: 'products', products: ['cup'] }
  expect(await refusalOf('/coupons', cup)).toEqual([400, 'unknown-product'])
  expect(await refusalOf(`${nowhere}/switch`, { isActive: true })).toEqual([
    404,
    'coupon-not-found',
  ])
  expect(await refusalOf(`/coupons/${id}/codes`, { codes: ['EID50'] })).toEqual([409, 'code-taken'])
  expect(await refusalOf(`/coupons/${id}/codes`, { codes: ['a%'] })).toEqual([400, 'invalid'])
  const old = { ...eid, version: 7 }
  expect(await refusalOf(`/coupons/${id}`, old, 'PUT')).toEqual([409, 'changed-meanwhile'])
})

test('quote, order, tracking and staff read the same coupon', async () => {
  await aCoupon(shop, { leastInPaisa: 150_000 })
  const quoteOf = async (quantity: number, coupon: string) =>
    (await send('POST', '/quote', { lines: [{ variantId: teapot, quantity }], coupon })).content
  expect(await quoteOf(1, 'eid50')).toMatchObject({
    grandTotal: 1000,
    coupon: {
      code: 'EID50',
      discount: 0,
      refusal: {
        reason: 'below-least',
        message:
          'This coupon is for orders of ৳1,500 and more, before delivery. Put goods for ৳500 more into the cart.',
      },
    },
  })
  expect(await quoteOf(2, 'eid50')).toMatchObject({
    grandTotal: 1950,
    coupon: { kind: 'fixed', discount: 50, discountInPaisa: 5000, refusal: null },
  })
  expect(await quoteOf(2, '')).toMatchObject({ coupon: null })
  const place = (coupon: string) =>
    send(
      'POST',
      '/order',
      { ...anOrderOf([teapot, 2]), coupon },
      { 'idempotency-key': crypto.randomUUID() },
    )
  expect(await place('EID51')).toMatchObject({
    status: 409,
    content: { code: 'coupon-refused', reason: 'unknown' },
  })
  const placed = await place('eid-50'.replace('-', ''))
  const coupon = { code: 'EID50', kind: 'fixed', discount: 50 }
  expect(placed).toMatchObject({
    status: 201,
    content: { orderDetails: { subtotal: 2000, deliveryCharge: 60, coupon, grandTotal: 2010 } },
  })
  const { orderId, trackingId } = placed.content as Record<string, string>
  const read = async (path: string) => (await admin.browser.get(path)).content
  expect(await read(`/order?trackingId=${trackingId}`)).toMatchObject([
    { orderDetails: { coupon, grandTotal: 2010 } },
  ])
  expect(await read(`/order/${orderId}`)).toMatchObject({ orderDetails: { coupon } })
})
