import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let teapot: string
let karim: Person
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { name: 'Teapot', stock: 50 })
  karim = await personWith(shop, 'moderator', 'karim')
})

async function buy(): Promise<string> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { content } = await new TestBrowser(shop).post('/order', anOrderOf([teapot, 1]), headers)
  return String(content['orderId'])
}

const move = (body: object) => karim.browser.post('/orders/moves', body)

test('programs move orders they name, and learn of each that stayed', async () => {
  const orders = [await buy(), await buy()] as const
  const chosen = { orders: [...orders, '12345'].map((orderId) => ({ orderId })) }
  const first = await move({ chosen, to: 'Processing' })
  expect([first.status, first.content]).toMatchObject([200, { changed: [...orders], refused: [] }])
  const stale = { orders: [{ orderId: orders[0], from: 'Pending' }, { orderId: orders[1] }] }
  expect((await move({ chosen: stale, to: 'Delivered' })).content).toEqual({
    changed: [],
    refused: [
      { orderId: orders[0], why: 'changed-meanwhile', status: 'Processing' },
      { orderId: orders[1], why: 'not-allowed', status: 'Processing' },
    ],
    steps: [],
  })
})

test('programs move what fits a filter piece by piece, and cancel only with a reason', async () => {
  const orders = [await buy(), await buy(), await buy()] as const
  const filter = { status: 'Pending', q: 'teapot' }
  const bare = await move({ chosen: { filter }, to: 'Canceled' })
  expect([bare.status, bare.content['code']]).toEqual([400, 'invalid'])
  const cancel = { to: 'Canceled', reason: 'The supplier has none' }
  const first = await move({ chosen: { filter, limit: 2 }, ...cancel })
  expect(first.content).toMatchObject({ changed: [orders[2], orders[1]], refused: [] })
  const rest = { filter, after: first.content['next'] }
  expect((await move({ chosen: rest, ...cancel })).content).toMatchObject({
    changed: [orders[0]],
    refused: [],
  })
  const short = await move({ chosen: { filter: { q: 'zz' } }, ...cancel })
  expect([short.status, short.content['code']]).toEqual([400, 'search-too-short'])
})

test('programs record payments of delivered orders, and undo them', async () => {
  const [one, other, pending] = [await buy(), await buy(), await buy()] as const
  const both = { orders: [one, other].map((orderId) => ({ orderId })) }
  for (const to of ['Processing', 'Shipped', 'Delivered']) await move({ chosen: both, to })
  const pay = (to: string, chosen: object) => karim.browser.post('/orders/payments', { chosen, to })
  const all = { filter: { q: 'teapot' } }
  const collected = await pay('collected', all)
  expect(collected.content).toMatchObject({
    changed: [other, one],
    refused: [{ orderId: pending, why: 'not-allowed', status: 'Pending' }],
  })
  expect((await pay('collected', both)).content).toMatchObject({
    changed: [],
    refused: [one, other].map((orderId) => ({ orderId, why: 'nothing-to-collect' })),
  })
  const { steps } = collected.content
  expect((await karim.browser.post('/orders/undo', { steps })).content).toMatchObject({
    changed: [other, one],
  })
  const payment = async () => (await karim.browser.get(`/order/${one}`)).content['payment']
  expect(await payment()).toBe('due')
  expect((await pay('remitted', both)).content).toMatchObject({
    changed: [],
    refused: [{ why: 'nothing-to-remit' }, { why: 'nothing-to-remit' }],
  })
  await pay('collected', both)
  expect((await pay('remitted', both)).content).toMatchObject({ changed: [one, other] })
  expect(await payment()).toBe('remitted')
  expect(await pay('refunded', both)).toMatchObject({ status: 400, content: { code: 'invalid' } })
})

test('programs tag orders, filter by tag and source, and read both', async () => {
  const [one, other] = [await buy(), await buy()] as const
  const tag = (body: object) => karim.browser.post('/orders/tags', body)
  expect((await karim.browser.get('/orders/tags')).content).toEqual([])
  const chosen = { orders: [{ orderId: one }] }
  expect((await tag({ chosen, tag: 'Gift' })).content).toMatchObject({
    changed: [one],
    refused: [],
  })
  expect((await karim.browser.get('/orders?tag=Gift&source=website')).content).toMatchObject([
    { orderId: one, tags: ['Gift'], source: 'website' },
  ])
  expect((await karim.browser.get('/orders?source=facebook')).content).toEqual([])
  expect((await karim.browser.get(`/order/${other}`)).content).toMatchObject({ tags: [] })
  await tag({ chosen: { filter: { tag: 'Gift' } }, tag: 'Gift', isSet: false })
  expect((await karim.browser.get('/orders?tag=Gift')).content).toEqual([])
  expect((await tag({ chosen, tag: 'a,b' })).status).toBe(400)
})

test('programs take back a bulk move of a moment ago, and learn line by line what stays', async () => {
  const orders = [await buy(), await buy()] as const
  const chosen = { orders: orders.map((orderId) => ({ orderId })) }
  const moved = await move({ chosen, to: 'Processing' })
  const { steps } = moved.content as unknown as { steps: { orderId: string; id: string }[] }
  expect(steps.map(({ orderId }) => orderId)).toEqual([...orders])
  const undo = (body: object, by = karim) => by.browser.post('/orders/undo', body)
  await move({ chosen: { orders: [{ orderId: orders[1] }] }, to: 'Shipped' })
  const unknown = { orderId: '12345', id: crypto.randomUUID() }
  expect((await undo({ steps: [...steps, unknown] })).content).toEqual({
    changed: [orders[0]],
    refused: [{ orderId: orders[1], why: 'changed-meanwhile', status: 'Shipped' }],
    steps: [],
  })
  expect((await karim.browser.get(`/order/${orders[0]}`)).content).toMatchObject({
    orderDetails: { status: 'Pending' },
  })
  expect((await undo({ steps: [] })).status).toBe(400)
  const customer = await personWith(shop, 'customer', 'rahima')
  expect((await undo({ steps }, customer)).status).toBe(403)
})
