import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findOrder } from '../desk/find-order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { moveOrder } from '../status/move-order.ts'
import { orders } from '../tables.ts'
import { momentInDhaka, type CallOutcome } from './call.ts'
import { countCalls } from './count-calls.ts'
import { recordCall } from './record-call.ts'

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
      'not-pending',
      'not-pending',
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
      expect(await call(later.id, 'call-again', { callAgainAt })).toEqual({ outcome: 'not-then' })
    const callAgainAt = '2026-11-24T10:00:00+06:00'
    expect(await call(later.id, 'call-again', { callAgainAt })).toMatchObject({ outcome: 'called' })
    const nextAt = '2026-11-24T04:00:00.000Z'
    expect(await countCalls(shop)).toEqual({ new: 0, again: 0, nextAt })
    shop = { ...shop, now: () => momentInDhaka('2026-11-24T10:00') }
    expect(await countCalls(shop)).toEqual({ new: 0, again: 1, nextAt: null })
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
    expect(await call(other, 'no-answer')).toEqual({ outcome: 'not-pending', status: 'Processing' })
    expect(await call(crypto.randomUUID(), 'busy')).toEqual({ outcome: 'not-found' })
  })
})
