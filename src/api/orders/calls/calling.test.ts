import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { orders } from '#shop/orders/tables.ts'

let shop: Shop
let teapot: string
let karim: Person
let mina: Person
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 50, priceInPaisa: 125_000 })
  karim = await personWith(shop, 'moderator', 'karim')
  mina = await personWith(shop, 'moderator', 'mina')
})

async function placed(): Promise<string> {
  const result = await placeOrder(shop, anOrderOf([teapot, 2]), crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result.orderId
}

const call = (orderId: string, body: object, by = karim) =>
  by.browser.post(`/order/${orderId}/calls`, body)
const next = async (by: Person, body: object = {}) => {
  const { status, content } = await by.browser.post('/calls/next', body)
  const { order, place, heldUntil, code } = content as {
    order?: { orderId: string }
    place?: string
    heldUntil?: string
    code?: string
  }
  return { status, orderId: order?.orderId, place, heldUntil, code }
}

test('programs of the staff work through the queue: each is offered another order, and records what came of it (D33)', async () => {
  const [first, second] = [await placed(), await placed()]
  expect((await karim.browser.get('/calls/counts')).content).toEqual({
    new: 2,
    again: 0,
    promised: 0,
    nextAt: null,
  })
  const offered = await next(karim)
  expect(offered.orderId).toBe(first)
  expect((await next(mina)).orderId).toBe(second)
  expect(await next(await personWith(shop, 'admin'))).toMatchObject({
    status: 404,
    code: 'nobody-to-call',
  })
  const written = await call(first, { outcome: 'no-answer', seenCalls: 0 })
  expect(written).toMatchObject({ status: 201, content: { status: 'Pending' } })
  expect(written.content['callAgainAt']).toMatch(/Z$/)
  const late = await call(first, { outcome: 'confirmed', seenCalls: 0 })
  expect(late).toMatchObject({
    status: 409,
    content: { code: 'called-meanwhile', now: 'Pending' },
  })
  expect((await call(second, { outcome: 'confirmed' }, mina)).content).toMatchObject({
    status: 'Processing',
    callAgainAt: null,
  })
  expect(await call(second, { outcome: 'confirmed' })).toMatchObject({
    status: 409,
    content: { code: 'not-pending', now: 'Processing' },
  })
  const author = { kind: 'person', id: karim.id }
  expect((await karim.browser.get(`/order/${first}/calls`)).content).toMatchObject([
    { outcome: 'no-answer', author, isUndone: false },
  ])
  expect((await karim.browser.get('/orders?call=no-answer')).content).toMatchObject([
    { orderId: first, lastCall: 'no-answer' },
  ])
})

test('programs write down calls about orders that are confirmed or sent, and read which promised ones are due', async () => {
  const orderId = await placed()
  await call(orderId, { outcome: 'confirmed' })
  const callAgainAt = new Date(Date.now() + 60_000).toISOString()
  expect(await call(orderId, { outcome: 'call-again', callAgainAt })).toMatchObject({
    status: 201,
    content: { status: 'Processing', callAgainAt },
  })
  expect((await karim.browser.get('/calls/promised')).content).toEqual([])
  await shop.database
    .update(orders)
    .set({ callAgainAt: new Date('2026-01-01T04:00:00Z') })
    .where(eq(orders.orderId, orderId))
  expect((await mina.browser.get('/calls/promised')).content).toMatchObject([
    { orderId, status: 'Processing', callAgainAt: '2026-01-01T04:00:00.000Z' },
  ])
  expect((await karim.browser.get('/calls/counts')).content).toMatchObject({ promised: 1 })
  const move = { from: 'Processing', to: 'Shipped' }
  await karim.browser.send('PUT', `/order/${orderId}/status`, move)
  expect(await call(orderId, { outcome: 'canceled', reason: 'Left town' })).toMatchObject({
    status: 409,
    content: { code: 'not-at-status', now: 'Shipped' },
  })
  const { content } = await call(orderId, { outcome: 'reached', note: 'Turn left at the mosque' })
  expect(content).toMatchObject({ outcome: 'reached', status: 'Shipped', callAgainAt: null })
  expect((await karim.browser.get('/calls/promised')).content).toEqual([])
})

test('an order that is passed over or given back is offered to others', async () => {
  const [first, second] = [await placed(), await placed()]
  const { place, heldUntil = '' } = await next(karim)
  expect((await next(karim, { after: place })).orderId).toBe(second)
  const back = await next(karim, { before: (await next(karim, { after: place })).place })
  expect(back.orderId).toBe(first)
  expect((await next(mina)).orderId).toBe(second)
  const give = (until: string) =>
    karim.browser.send('DELETE', `/order/${first}/hold?heldUntil=${encodeURIComponent(until)}`)
  expect((await give(heldUntil)).status).toBe(204)
  expect((await next(mina, { before: (await next(mina)).place })).orderId).toBe(second)
  expect((await give(back.heldUntil ?? '')).status).toBe(204)
  expect((await next(mina)).orderId).toBe(first)
})

test('a wrong press is taken back by the id of the call, or of the entry in the history', async () => {
  const orderId = await placed()
  const { id } = (await call(orderId, { outcome: 'canceled', reason: 'Ordered twice' })).content
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 50 })
  const undo = (step: unknown) => karim.browser.post(`/order/${orderId}/undo`, { id: step })
  expect(await undo(id)).toMatchObject({ status: 200, content: { status: 'Pending' } })
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 48 })
  expect(await undo(id)).toMatchObject({ status: 409, content: { code: 'changed-meanwhile' } })
  await karim.browser.send('PUT', `/order/${orderId}/status`, { from: 'Pending', to: 'Processing' })
  const { history } = (await karim.browser.get(`/order/${orderId}`)).content as unknown as {
    history: { id: string }[]
  }
  expect((await undo(history.at(-1)?.id)).content).toEqual({ status: 'Pending' })
})

test('what does not fit is refused with the field it is about', async () => {
  const orderId = await placed()
  const fields = async (body: object) => (await call(orderId, body)).content['fields']
  expect(await fields({ outcome: 'canceled' })).toEqual({
    reason: 'Say why the order is canceled',
  })
  expect(await fields({ outcome: 'call-again' })).toEqual({
    callAgainAt: 'Say when it is to be called again',
  })
  expect(await fields({ outcome: 'call-again', callAgainAt: '2020-01-01T10:00:00Z' })).toEqual({
    callAgainAt: 'Choose a time that lies ahead, within sixty days',
  })
  expect((await next(karim, { after: 'somewhere' })).status).toBe(400)
  for (const path of ['calls', 'undo'])
    expect((await karim.browser.post(`/order/12345/${path}`, {})).status).toBe(400)
  expect((await call('12345', { outcome: 'busy' })).status).toBe(404)
  expect((await karim.browser.get('/order/12345/calls')).status).toBe(404)
})
