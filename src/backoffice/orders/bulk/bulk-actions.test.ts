import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountContext } from '#pages/account-context.ts'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { callerContext, pageNotesContext, shopContext } from '#shop-context.ts'
import { audit } from '#shop/audit/tables.ts'
import { findOrder } from '#shop/orders/desk/find-order.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import { listKnownTags } from '#shop/orders/tags/list-tags.ts'
import { tagOrder } from '#shop/orders/tags/tag-order.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf, taken } from '../../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { ordersActions } from '../orders-actions.ts'
import type { BulkAnswer } from './bulk-actions.ts'
import { movesOf } from './bulk-moves.tsx'
import type { BulkResult } from './bulk-result.ts'
import { changeIn } from '../../lists/selection/send-in-batches.ts'

let shop: Shop
let karim: Person
let teapot: string
beforeEach(async () => {
  shop = await openTestShop()
  karim = await personWith(shop, 'moderator', 'karim')
  teapot = await stocked(shop, { name: 'Teapot', stock: 50 })
})

let minutes = 0

async function placed(...moves: OrderStatus[]) {
  const now = () => new Date(Date.UTC(2026, 10, 20) + ++minutes * 60_000)
  const order = await placeOrder({ ...shop, now }, anOrderOf([teapot, 1]), crypto.randomUUID())
  if (order.outcome !== 'placed') throw new Error(order.outcome)
  for (const to of moves) await moveOrder(shop, aScript, { orderRef: order.id, to, reason: 'test' })
  return order
}

type Fields = readonly (readonly [string, string])[]

async function send(fields: Fields, { by = karim, query = '', language = '' } = {}) {
  const context = new RouterContextProvider()
  const notes = { topics: new Set<string>(), staleFrom: undefined, keep: false, personal: false }
  context.set(pageNotesContext, {
    ...notes,
    measurers: [],
    scripts: [],
    styles: [],
    failure: undefined,
  })
  context.set(shopContext, shop)
  context.set(callerContext, { ipAddress: '203.0.113.9', requestId: 'test' })
  context.set(accountContext, (await inNameOf(shop, by.id)).actor)
  const url = new URL(`http://shop.example${language}/dashboard/orders${query}`)
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const headers = { accept: 'application/json' }
  const request = new Request(url, { method: 'POST', body, headers })
  const { data } = await ordersActions({ request, context, params: {}, url, pattern: '' })
  return data as BulkResult
}

const pick = ({ id }: { id: string }, seen: OrderStatus) => ['pick', `${id}.${seen}`] as const

async function statusOf(orderId: string): Promise<string | undefined> {
  const listed = await listOrders(shop, { filter: { q: orderId }, sort: 'newest' })
  return listed.outcome === 'listed' ? listed.orders[0]?.status : undefined
}

test('orders that are ticked are moved; those that cannot be are named with the reason, and the rest goes on', async () => {
  const ready = [await placed('Processing'), await placed('Processing')] as const
  const pending = await placed()
  const shipped = await placed('Processing', 'Shipped')
  const delivered = await placed('Processing', 'Shipped', 'Delivered')
  const { reset, answer } = await send([
    ['what', 'move-Shipped'],
    pick(ready[0], 'Processing'),
    pick(pending, 'Pending'),
    pick(shipped, 'Processing'),
    pick(delivered, 'Delivered'),
    pick(ready[1], 'Processing'),
    pick(ready[1], 'Processing'),
    ['pick', `${crypto.randomUUID()}.Pending`],
  ])
  expect(reset).toBe(true)
  expect(answer).toEqual({
    to: 'Shipped',
    done: 2,
    steps: ready.map(({ id: orderRef }) => ({ orderRef, id: expect.any(String) })),
    refused: [
      { id: pending.id, orderId: pending.orderId, why: 'not-allowed', status: 'Pending' },
      { id: shipped.id, orderId: shipped.orderId, why: 'changed-meanwhile', status: 'Shipped' },
      { id: delivered.id, orderId: delivered.orderId, why: 'not-allowed', status: 'Delivered' },
    ],
    next: undefined,
  })
  for (const { orderId } of ready) expect(await statusOf(orderId)).toBe('Shipped')
  const moves = (await shop.database.select().from(audit)).filter(
    ({ actorId }) => actorId === karim.id,
  )
  expect(moves.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual(
    ready.map(({ id }) => ['order-moved', id]).toSorted(),
  )
})

test('what is handed over in the shop is delivered with one press; deliveries beside it are named, and one press takes it back', async () => {
  const pickup = await taken(shop, [teapot, 1])
  const delivery = await placed()
  const { answer } = await send([
    ['what', 'move-Delivered'],
    pick(pickup, 'Pending'),
    pick(delivery, 'Pending'),
  ])
  expect(answer).toMatchObject({
    done: 1,
    refused: [{ orderId: delivery.orderId, why: 'not-allowed', status: 'Pending' }],
  })
  expect(await statusOf(pickup.orderId)).toBe('Delivered')
  const { steps = [] } = (answer ?? {}) as BulkAnswer
  await send([
    ['what', 'undo'],
    ...steps.map(({ orderRef, id }) => ['step', `${orderRef}.${id}`] as const),
  ])
  expect(await statusOf(pickup.orderId)).toBe('Pending')
})

test('the bar offers what the orders themselves do, by the same names', () => {
  const names = (...from: Parameters<typeof movesOf>[0]) => movesOf(from).map(({ name }) => name)
  const [pickup, delivery] = [{ deliveryMethod: 'pickup' }, { deliveryMethod: 'delivery' }] as const
  expect(names({ ...pickup, status: 'Pending' })).toEqual(['Handed over', 'Confirm'])
  expect(names({ ...delivery, status: 'Pending' })).toEqual(['Confirm'])
  expect(names({ ...pickup, status: 'Pending' }, { ...delivery, status: 'Pending' })).toEqual([
    'Confirm',
    'Handed over',
  ])
  expect(names({ ...pickup, status: 'Pending' }, { ...delivery, status: 'Shipped' })).toEqual([
    'Confirm',
    'Mark as delivered',
  ])
})

test('all that fit the list are moved by its filter, piece by piece, without those that came in later', async () => {
  const orders = [await placed(), await placed(), await placed(), await placed()] as const
  const other = await placed('Processing')
  const asOf = new Date(Date.UTC(2026, 10, 20) + minutes * 60_000).toISOString()
  const late = await placed()
  const query = '?status=Pending&sort=oldest'
  const all: Fields = [
    ['what', 'move-Processing'],
    ['all', 'on'],
    ['asOf', asOf],
    ['most', '3'],
  ]
  const first = await send(all, { query })
  expect(first.answer).toMatchObject({ done: 3, refused: [], next: orders[1].id })
  const second = await send([...all, ['after', changeIn<BulkAnswer>(first)?.next ?? '']], { query })
  expect(second.answer).toMatchObject({ done: 1, refused: [] })
  expect(changeIn<BulkAnswer>(second)?.next).toBeUndefined()
  for (const { orderId } of [...orders, other]) expect(await statusOf(orderId)).toBe('Processing')
  expect(await statusOf(late.orderId)).toBe('Pending')
})

test('a wrong press on many is taken back, but for what somebody else has moved on since', async () => {
  const orders = [await placed(), await placed(), await placed()] as const
  const moved = await send([
    ['what', 'move-Processing'],
    ...orders.map((one) => pick(one, 'Pending')),
  ])
  const steps = changeIn<BulkAnswer>(moved)?.steps ?? []
  const undo: Fields = [
    ['what', 'undo'],
    ...steps.map(({ orderRef, id }) => ['step', `${orderRef}.${id}`] as const),
  ]
  await moveOrder(shop, aScript, { orderRef: orders[1].id, to: 'Shipped' })
  const undone = await send(undo)
  expect(undone.answer).toMatchObject({
    done: 2,
    steps: [],
    refused: [{ orderId: orders[1].orderId, why: 'changed-meanwhile', status: 'Shipped' }],
  })
  expect(await statusOf(orders[0].orderId)).toBe('Pending')
  expect(await statusOf(orders[1].orderId)).toBe('Shipped')
  const again = await send(undo)
  expect(again.answer).toMatchObject({ done: 0 })
  const entries = await shop.database.select().from(audit)
  expect(entries.filter(({ action }) => action === 'order-step-undone')).toHaveLength(2)
})

test('what was done to many stays once ten seconds have passed', async () => {
  const { id, orderId } = await placed()
  const moved = await send([['what', 'move-Processing'], pick({ id }, 'Pending')])
  const [step] = changeIn<BulkAnswer>(moved)?.steps ?? []
  const later = new Date(shop.now().getTime() + 14_000)
  shop = { ...shop, now: () => later }
  const late = await send([
    ['what', 'undo'],
    ['step', `${step?.orderRef}.${step?.id}`],
  ])
  expect(late.answer).toMatchObject({ done: 0, refused: [{ orderId, why: 'too-late' }] })
  expect(await statusOf(orderId)).toBe('Processing')
})

describe('payments of many orders', () => {
  const delivered = () => placed('Processing', 'Shipped', 'Delivered')
  const moneyOf = async ({ orderId }: { orderId: string }) => {
    const order = await findOrder(shop, orderId)
    return [order?.payment, order?.paidInPaisa, order?.heldInPaisa]
  }
  const undoOf = (result: BulkResult): Fields => [
    ['what', 'undo'],
    ...(changeIn<BulkAnswer>(result)?.steps ?? []).map(
      ({ orderRef, id }) => ['step', `${orderRef}.${id}`] as const,
    ),
  ]

  test('collect what is left of delivered orders, and name the others with the reason', async () => {
    const [due, advanced, paid] = [await delivered(), await delivered(), await delivered()]
    const shipped = await placed('Processing', 'Shipped')
    const stale = await delivered()
    const total = due.grandTotalInPaisa
    await setPayment(shop, aScript, {
      orderRef: advanced.id,
      to: 'collected',
      amountInPaisa: 500,
      reason: 'First part',
    })
    await setPayment(shop, aScript, { orderRef: paid.id, to: 'collected' })
    await setPayment(shop, aScript, { orderRef: paid.id, to: 'remitted' })
    const result = await send([
      ['what', 'pay-collected'],
      ...[due, advanced, paid].map((one) => pick(one, 'Delivered')),
      pick(shipped, 'Shipped'),
      pick(stale, 'Shipped'),
    ])
    const refused = (one: typeof due, why: string, status: OrderStatus) => ({
      id: one.id,
      orderId: one.orderId,
      why,
      status,
    })
    expect(result.answer).toEqual({
      to: 'collected',
      done: 2,
      steps: [due, advanced].map(({ id: orderRef }) => ({ orderRef, id: expect.any(String) })),
      refused: [
        refused(paid, 'nothing-to-collect', 'Delivered'),
        refused(shipped, 'not-allowed', 'Shipped'),
        refused(stale, 'changed-meanwhile', 'Delivered'),
      ],
      next: undefined,
    })
    expect(await moneyOf(due)).toEqual(['collected', total, total])
    expect(await moneyOf(advanced)).toEqual(['collected', total, total])
    expect(await moneyOf(paid)).toEqual(['remitted', total, 0])
    expect(await moneyOf(shipped)).toEqual(['due', 0, 0])
    expect((await findOrder(shop, advanced.orderId))?.history.at(-1)).toMatchObject({
      to: 'collected',
      amountInPaisa: total - 500,
      author: { id: karim.id },
    })
    expect((await send(undoOf(result))).answer).toMatchObject({ done: 2, refused: [] })
    expect(await moneyOf(due)).toEqual(['due', 0, 0])
    expect(await moneyOf(advanced)).toEqual(['part-paid', 500, 500])
  })

  test('remit what is held of all orders that match the list, and undo it', async () => {
    const orders = [await delivered(), await delivered()] as const
    const [due] = [await delivered()]
    const total = due.grandTotalInPaisa
    for (const { id } of orders) await setPayment(shop, aScript, { orderRef: id, to: 'collected' })
    const all: Fields = [
      ['what', 'pay-remitted'],
      ['all', 'on'],
    ]
    const result = await send(all, { query: '?status=Delivered' })
    expect(result.answer).toMatchObject({
      to: 'remitted',
      done: 2,
      refused: [{ orderId: due.orderId, why: 'nothing-to-remit' }],
    })
    for (const one of orders) expect(await moneyOf(one)).toEqual(['remitted', total, 0])
    expect((await send(all, { query: '?status=Delivered' })).answer).toMatchObject({ done: 0 })
    expect((await send(undoOf(result))).answer).toMatchObject({ done: 2, refused: [] })
    for (const one of orders) expect(await moneyOf(one)).toEqual(['collected', total, total])
  })

  test('need a selection, and a person who may move orders', async () => {
    const order = await delivered()
    expect(troubleIn(await send([['what', 'pay-collected']]))).toBe('none-picked')
    const mina = await personWith(shop, 'customer', 'mina')
    const asked: Fields = [['what', 'pay-collected'], pick(order, 'Delivered')]
    expect(troubleIn(await send(asked, { by: mina }))).toBe('not-permitted')
    expect(await moneyOf(order)).toEqual(['due', 0, 0])
  })
})

test('a cancellation of many needs a reason, and brings the stock back', async () => {
  const orders = [await placed(), await placed()] as const
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 48 })
  const cancel: Fields = [['what', 'move-Canceled'], ...orders.map((one) => pick(one, 'Pending'))]
  expect(problemIn(await send([...cancel, ['reason', ' ']]), 'reason')).toBe('reason-missing')
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 48 })
  const { answer } = await send([...cancel, ['reason', 'Out of stock at the supplier']])
  expect(answer).toMatchObject({ done: 2, refused: [] })
  expect(await stockOf(shop, teapot)).toMatchObject({ stock: 50 })
})

test('nothing ticked, a search that is too short and a customer are refused', async () => {
  const { id, orderId } = await placed()
  const what = ['what', 'move-Processing'] as const
  expect(troubleIn(await send([what]))).toBe('none-picked')
  expect(troubleIn(await send([what, ['all', 'on']], { query: '?q=zz' }))).toBe('too-short')
  const mina = await personWith(shop, 'customer', 'mina')
  expect(troubleIn(await send([what, pick({ id }, 'Pending')], { by: mina }))).toBe('not-permitted')
  expect((await send([what, ['pick', 'x']])).reset).toBeUndefined()
  expect(await statusOf(orderId)).toBe('Pending')
})

test('many orders get a tag, the list is filtered by it, and it is taken away again', async () => {
  const orders = [await placed(), await placed()] as const
  const other = await placed('Processing')
  const full = await placed()
  for (let n = 0; n < 20; n++)
    await tagOrder(shop, aScript, { orderRef: full.id, tag: `tag ${n}`, isSet: true })
  const query = '?status=Pending'
  const tagged = await send(
    [
      ['what', 'tag'],
      ['all', 'on'],
      ['tag', ' Eid  gift '],
    ],
    { query },
  )
  expect(tagged.answer).toMatchObject({
    to: 'Eid gift',
    done: 2,
    refused: [{ id: full.id, why: 'tags-full' }],
  })
  const listed = async (tag: string) => {
    const list = await listOrders(shop, { filter: { tag }, sort: 'oldest', isCounted: true })
    return list.outcome === 'listed' ? list.orders.map(({ id, tags }) => [id, tags]) : []
  }
  expect(await listed('Eid gift')).toEqual(orders.map(({ id }) => [id, ['Eid gift']]))
  expect(await listKnownTags(shop)).toHaveLength(21)

  await send([
    ['what', 'tag'],
    ['tag', 'Later'],
    pick(orders[0], 'Pending'),
    pick(other, 'Processing'),
  ])
  await send([['what', 'untag'], ['tag', 'Eid gift'], pick(orders[0], 'Pending')])
  expect(await listed('Later')).toEqual([
    [orders[0].id, ['Later']],
    [other.id, ['Later']],
  ])
  expect(await listed('Eid gift')).toEqual([[orders[1].id, ['Eid gift']]])
  const again = await send([
    ['what', 'tag'],
    ['tag', 'Eid gift'],
    pick(orders[0], 'Pending'),
    pick(orders[1], 'Pending'),
  ])
  expect(again.answer).toMatchObject({ done: 2, tagged: [orders[0].id] })
  await send([
    ['what', 'undo-tag'],
    ['tag', 'Eid gift'],
    ['isSet', 'false'],
    ['row', orders[0].id],
  ])
  expect(await listed('Eid gift')).toEqual([[orders[1].id, ['Eid gift']]])
  const nothing = await send([['what', 'tag'], ['tag', 'a, b'], pick(orders[0], 'Pending')])
  expect(problemIn(nothing, 'tag')).toBe('tag-wrong')
  const actions = (await shop.database.select().from(audit)).filter(
    ({ action, actorId }) => action === 'order-tagged' && actorId === karim.id,
  )
  expect(actions).toHaveLength(7)
})

test('what is ticked is printed, and given out as a file: those orders and no others, however they stand by now', async () => {
  const orders = [await placed(), await placed()] as const
  const other = await placed()
  const ticks = orders.map((one) => pick(one, 'Pending'))
  await moveOrder(shop, aScript, { orderRef: orders[0].id, to: 'Processing' })
  const numbers = orders.map(({ orderId }) => orderId)

  const slips = await send([['what', 'print-slip'], ...ticks], { language: '/bn' })
  const list = encodeURIComponent(numbers.join())
  expect(slips.answer).toEqual({ page: `/bn/dashboard/orders/print?orders=${list}&kind=slip` })
  const all = await send([
    ['what', 'print-invoice'],
    ['all', 'on'],
  ])
  expect(JSON.stringify(all.answer)).toContain(other.orderId)

  const exported: Fields = [['what', 'export-csv'], ['column', 'order'], ...ticks]
  expect(troubleIn(await send(exported))).toBe('not-permitted')
  const by = await personWith(shop, 'admin', 'admin')
  const query = '?status=Pending&sort=oldest'
  expect((await send(exported, { by, query })).answer).toEqual({
    href: `/api/orders/export?orders=${list}&sort=oldest&format=csv&columns=order`,
  })
  const gone = ['pick', `${crypto.randomUUID()}.Pending`] as const
  const nothing: Fields = [['what', 'export-csv'], ['column', 'order'], gone]
  expect(troubleIn(await send(nothing, { by }))).toBe('none-picked')
})
