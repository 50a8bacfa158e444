import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../desk/find-order.ts'
import type { OrderStatus } from '../order.ts'
import { anonymizeAll } from '../own-orders/anonymize-orders.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { orders } from '../tables.ts'
import { momentInDhaka, type CallOutcome } from './call.ts'
import { countCalls } from './count-calls.ts'
import { listPromisedCalls } from './list-promised-calls.ts'
import { recordCall } from './record-call.ts'
import { takeNextCall } from './take-next-call.ts'

let shop: Shop
let teapot: string
const noon = momentInDhaka('2026-11-23T12:00')
beforeEach(async () => {
  shop = { ...(await openTestShop()), now: () => noon }
  teapot = await stocked(shop, { stock: 10 })
})

async function placed() {
  const result = await placeOrder(shop, anOrderOf([teapot, 2]), crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result
}

const call = (orderRef: string, outcome: CallOutcome, more: object = {}) =>
  recordCall(shop, aScript, { orderRef, outcome, ...more })

const orderNow = async (orderId: string) => {
  const order = await findOrder(shop, orderId)
  if (!order) throw new Error('Expected the order')
  return order
}

describe('a call to confirm an order', () => {
  test('that reached the buyer confirms it: call, move and audit in one', async () => {
    const karim = await personWith(shop, 'moderator', 'karim')
    const { id, orderId } = await placed()
    const sent = { orderRef: id, outcome: 'confirmed', note: ' Wants it before six ' } as const
    const result = await recordCall(shop, await inNameOf(shop, karim.id), sent)
    expect(result).toMatchObject({ outcome: 'called', orderId, status: 'Processing' })
    const author = { kind: 'person', id: karim.id }
    expect(await orderNow(orderId)).toMatchObject({
      status: 'Processing',
      callState: 'confirmed',
      callAgainAt: null,
      calls: [{ outcome: 'confirmed', author, at: noon, note: 'Wants it before six' }],
      history: [{ to: 'Pending' }, { from: 'Pending', to: 'Processing', author }],
    })
    const entries = await shop.database.select().from(audit)
    expect(entries).toMatchObject([
      {
        action: 'order-called',
        subjectId: id,
        before: { call: 'never-called', status: 'Pending' },
        after: { call: 'confirmed', status: 'Processing' },
      },
    ])
  })

  test('in which the buyer canceled needs a reason, and gives the stock back once (D13)', async () => {
    const { id, orderId } = await placed()
    expect(await call(id, 'canceled', { reason: '  ' })).toMatchObject({
      outcome: 'invalid',
      fields: { reason: 'Say why the order is canceled' },
    })
    const answers = await Promise.all([1, 2, 3].map(() => call(id, 'canceled', { reason: 'Dear' })))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'called',
      'not-at-status',
      'not-at-status',
    ])
    expect(await stockOf(shop, teapot)).toEqual({ stock: 10, unitsSold: 0 })
    expect(await orderNow(orderId)).toMatchObject({
      status: 'Canceled',
      calls: [{ outcome: 'canceled', note: 'Dear' }],
      history: [{}, { to: 'Canceled', reason: 'Dear' }],
    })
  })

  test('that reached nobody is counted, and the order waits longer each time', async () => {
    const { id } = await placed()
    const due = async (outcome: CallOutcome) => {
      const result = await call(id, outcome)
      if (result.outcome !== 'called') throw new Error(result.outcome)
      return (Number(result.callAgainAt) - Number(noon)) / 60_000
    }
    expect(await due('no-answer')).toBe(30)
    expect(await due('busy')).toBe(30)
    expect(await due('no-answer')).toBe(240)
    expect(await due('no-answer')).toBe(24 * 60)
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, id))
    expect(row).toMatchObject({ status: 'Pending', callState: 'no-answer' })
  })

  test('with a wrong number offers the order no more; with a time, at that time', async () => {
    const [wrong, later] = [await placed(), await placed()]
    expect(await call(wrong.id, 'wrong-number')).toMatchObject({ callAgainAt: undefined })
    expect(await call(later.id, 'call-again')).toMatchObject({ outcome: 'invalid' })
    for (const callAgainAt of ['2026-11-23T12:00:00+06:00', '2027-06-01T12:00:00Z'])
      expect(await call(later.id, 'call-again', { callAgainAt })).toMatchObject({
        outcome: 'not-then',
      })
    const callAgainAt = '2026-11-24T10:00:00+06:00'
    expect(await call(later.id, 'call-again', { callAgainAt })).toMatchObject({ outcome: 'called' })
    const nextAt = '2026-11-24T04:00:00.000Z'
    expect(await countCalls(shop)).toEqual({ new: 0, again: 0, promised: 0, nextAt })
    shop = { ...shop, now: () => momentInDhaka('2026-11-24T10:00') }
    expect(await countCalls(shop)).toEqual({ new: 0, again: 1, promised: 0, nextAt: null })
  })

  test('is not written where a colleague called meanwhile, or the order has gone on', async () => {
    const { id, orderId } = await placed()
    const both = await Promise.all([
      call(id, 'no-answer', { seenCalls: 0 }),
      call(id, 'confirmed', { seenCalls: 0 }),
    ])
    expect(both.filter(({ outcome }) => outcome === 'called')).toHaveLength(1)
    expect((await orderNow(orderId)).calls).toHaveLength(1)
    const { id: other } = await placed()
    await moveOrder(shop, aScript, { orderRef: other, to: 'Processing' })
    expect(await call(other, 'confirmed')).toMatchObject({
      outcome: 'not-pending',
      status: 'Processing',
    })
    expect(await call(crypto.randomUUID(), 'busy')).toEqual({ outcome: 'not-found' })
  })
})

describe('a call about an order that needs no confirming', () => {
  const movedTo = async (...steps: OrderStatus[]) => {
    const order = await placed()
    for (const to of steps)
      await moveOrder(shop, aScript, { orderRef: order.id, to, reason: 'as agreed' })
    return order
  }
  const tomorrow = '2026-11-24T10:00:00+06:00'

  test('is written down at every status, moves nothing, and the queue offers it to nobody', async () => {
    for (const steps of [
      ['Processing'],
      ['Processing', 'Shipped'],
      ['Processing', 'Shipped', 'Delivered'],
      ['Canceled'],
    ] as const) {
      const { id, orderId } = await movedTo(...steps)
      const status = steps.at(-1)
      for (const outcome of ['reached', 'no-answer', 'busy', 'wrong-number'] as const)
        expect(await call(id, outcome, { note: 'The rider asks' })).toMatchObject({
          outcome: 'called',
          status,
          callAgainAt: undefined,
        })
      expect(await orderNow(orderId)).toMatchObject({
        status,
        callState: 'wrong-number',
        callAgainAt: null,
        calls: [{ outcome: 'reached', note: 'The rider asks' }, {}, {}, {}],
      })
    }
    expect(await countCalls(shop)).toEqual({ new: 0, again: 0, promised: 0, nextAt: null })
    expect(await takeNextCall(shop, aScript)).toBeUndefined()
    const [{ action, before, after } = {}] = await shop.database
      .select()
      .from(audit)
      .where(eq(audit.action, 'order-called'))
    expect([action, before, after]).toEqual([
      'order-called',
      { call: 'never-called' },
      { call: 'reached' },
    ])
  })

  test('confirms it no more; it is canceled on the phone until it is shipped', async () => {
    const pending = await placed()
    expect(await call(pending.id, 'reached')).toMatchObject({
      outcome: 'not-at-status',
      status: 'Pending',
    })
    const confirmed = await movedTo('Processing')
    expect(await call(confirmed.id, 'confirmed')).toMatchObject({ outcome: 'not-pending' })
    const before = await stockOf(shop, teapot)
    expect(await call(confirmed.id, 'canceled', { reason: 'Left town' })).toMatchObject({
      outcome: 'called',
      status: 'Canceled',
    })
    expect((await stockOf(shop, teapot))?.stock).toBe((before?.stock ?? 0) + 2)
    const sent = await movedTo('Processing', 'Shipped')
    expect(await call(sent.id, 'canceled', { reason: 'Left town' })).toMatchObject({
      outcome: 'not-at-status',
      status: 'Shipped',
    })
  })

  test('that was promised is listed once it is due, is tried again, and is settled by the next answer', async () => {
    const { id, orderId } = await movedTo('Processing', 'Shipped')
    await call(id, 'call-again', { callAgainAt: tomorrow })
    expect(await listPromisedCalls(shop)).toEqual([])
    expect(await countCalls(shop)).toMatchObject({
      promised: 0,
      nextAt: new Date(tomorrow).toISOString(),
    })
    // Nobody answers today: the time that was promised stays.
    expect(await call(id, 'no-answer')).toMatchObject({ callAgainAt: new Date(tomorrow) })
    shop = { ...shop, now: () => momentInDhaka('2026-11-24T10:05') }
    const [promised] = await listPromisedCalls(shop)
    expect(promised).toMatchObject({ orderId, status: 'Shipped', callAgainAt: new Date(tomorrow) })
    expect(await countCalls(shop)).toMatchObject({ new: 0, again: 0, promised: 1, nextAt: null })
    const { callAgainAt } = (await call(id, 'busy')) as { callAgainAt?: Date }
    expect(callAgainAt).toEqual(momentInDhaka('2026-11-24T10:35'))
    expect(await listPromisedCalls(shop)).toEqual([])
    shop = { ...shop, now: () => momentInDhaka('2026-11-24T10:40') }
    expect(await listPromisedCalls(shop)).toHaveLength(1)
    await call(id, 'reached')
    expect(await listPromisedCalls(shop)).toEqual([])
    expect(await call(id, 'no-answer')).toMatchObject({ callAgainAt: undefined })
  })

  test('is none that was due to confirm it: that ends when the order goes on', async () => {
    const { id, orderId } = await placed()
    await call(id, 'call-again', { callAgainAt: tomorrow })
    await moveOrder(shop, aScript, { orderRef: id, to: 'Processing' })
    expect(await orderNow(orderId)).toMatchObject({ callState: 'call-again', callAgainAt: null })
    shop = { ...shop, now: () => momentInDhaka('2026-11-24T12:00') }
    expect(await listPromisedCalls(shop)).toEqual([])
  })

  test('reaches nobody whose person was removed', async () => {
    const { id } = await movedTo('Processing', 'Shipped', 'Delivered')
    await call(id, 'call-again', { callAgainAt: tomorrow })
    await shop.database.transaction((database) => anonymizeAll(database, eq(orders.id, id)))
    expect(await call(id, 'reached', { note: 'Rahima said' })).toMatchObject({
      outcome: 'person-removed',
      status: 'Delivered',
    })
    shop = { ...shop, now: () => momentInDhaka('2026-11-24T12:00') }
    expect(await listPromisedCalls(shop)).toEqual([])
  })
})
