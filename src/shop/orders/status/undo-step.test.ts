import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { variants } from '#shop/catalog/tables.ts'
import { users } from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { recordCall } from '../calls/record-call.ts'
import { addOrderNote } from '../desk/add-order-note.ts'
import { findOrder } from '../desk/find-order.ts'
import { sendNotices } from '../notices/send-notices.ts'
import { anonymizeOrders } from '../own-orders/anonymize-orders.ts'
import { placeOrder } from '../placement/place-order.ts'
import type { OrderStatus } from '../order.ts'
import { returnPieces } from '../returns/return-pieces.ts'
import { orderNotices, orders } from '../tables.ts'
import { moveOrder } from './move-order.ts'
import { setPayment } from './set-payment.ts'
import { storeMove } from './store-move.ts'
import { undoStep } from './undo-step.ts'

let shop: Shop
let teapot: string
beforeEach(async () => {
  shop = await openTestShop()
  teapot = await stocked(shop, { stock: 10 })
})

const noon = Date.UTC(2026, 10, 23, 6)
/** Seconds after noon; what is undone takes its time. */
let clock: number
beforeEach(() => {
  clock = 0
})
const at = (seconds: number): Shop => {
  const now = new Date(noon + (clock + seconds) * 1000)
  return { ...shop, now: () => now }
}

async function placed(buyer: { email?: string } = {}) {
  const order = { ...anOrderOf([teapot, 2]), ...buyer }
  const result = await placeOrder(at(-60), order, crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result
}
type Placed = Awaited<ReturnType<typeof placed>>

const orderNow = async ({ orderId }: Placed) => {
  const order = await findOrder(shop, orderId)
  if (!order) throw new Error('Expected the order')
  return order
}

async function move({ id: orderRef }: Placed, ...steps: OrderStatus[]) {
  for (const to of steps)
    expect(
      await moveOrder(at(0), aScript, { orderRef, to, reason: 'pressed in error' }),
    ).toMatchObject({ outcome: 'moved' })
}

async function undo(order: Placed, seconds: number, id?: string) {
  const last = (await orderNow(order)).history.at(-1)
  const input = { orderRef: order.id, id: id ?? last?.id ?? '' }
  const result = await undoStep(at(seconds), aScript, input)
  if (result.outcome === 'undone') clock += seconds
  return result
}

describe('a wrong press', () => {
  test('is taken back within ten seconds, wherever the order stood; the history keeps both', async () => {
    const order = await placed()
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const) {
      const { status: from } = await orderNow(order)
      await move(order, to)
      expect(await undo(order, 10)).toMatchObject({ outcome: 'undone', status: from })
      const { status, history } = await orderNow(order)
      expect(status).toBe(from)
      expect(history.slice(-2)).toMatchObject([
        { from, to },
        { from: to, to: from },
      ])
      await move(order, to)
    }
  })

  test('stays once it is too late, and is taken back once', async () => {
    const order = await placed()
    await move(order, 'Processing')
    expect(await undo(order, 14)).toEqual({ outcome: 'too-late' })
    const id = (await orderNow(order)).history.at(-1)?.id
    const answers = await Promise.all([1, 2, 3].map((second) => undo(order, second, id)))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'changed-meanwhile',
      'changed-meanwhile',
      'undone',
    ])
    // Neither is the undoing undone, nor that it was placed.
    expect(await undo(order, 4)).toMatchObject({ outcome: 'changed-meanwhile', status: 'Pending' })
    expect(await undo(await placed(), 0)).toMatchObject({ outcome: 'changed-meanwhile' })
    expect(await undoStep(shop, aScript, { orderRef: newId(), id: newId() })).toEqual({
      outcome: 'not-found',
    })
  })

  test('stays where something else happened since', async () => {
    const order = await placed()
    await move(order, 'Processing')
    const id = (await orderNow(order)).history.at(-1)?.id
    await setPayment(at(1), aScript, { orderRef: order.id, to: 'collected' })
    expect(await undo(order, 2, id)).toEqual({ outcome: 'changed-meanwhile', status: 'Processing' })
    expect(await orderNow(order)).toMatchObject({ status: 'Processing', payment: 'collected' })
  })

  test('is of staff: what a customer canceled stays canceled', async () => {
    const order = await placed()
    const own = { orderRef: order.id, to: 'Canceled', by: 'shopper', at: at(0).now() } as const
    await storeMove(shop.database, own)
    expect(await undo(order, 1)).toEqual({ outcome: 'not-by-staff' })
  })
})

describe('a cancellation that is taken back', () => {
  test('takes its pieces again, and the ledger says so (D13)', async () => {
    const order = await placed()
    const before = await stockOf(shop, teapot)
    await move(order, 'Canceled')
    expect(await stockOf(shop, teapot)).toEqual({ stock: 10, unitsSold: 0 })
    expect(await undo(order, 5)).toMatchObject({ outcome: 'undone', status: 'Pending' })
    expect(await stockOf(shop, teapot)).toEqual(before)
    const ledger = await shop.database.select().from(stockMovements).orderBy(stockMovements.id)
    expect(ledger.map(({ kind, stockAfter }) => [kind, stockAfter])).toEqual([
      ['opening', 10],
      ['order', 8],
      ['cancellation', 10],
      ['order', 8],
    ])
  })

  test('takes a parcel back that came back, by its move or its pieces: it is under way again, and what was written off is no loss', async () => {
    const order = await placed()
    await move(order, 'Processing', 'Shipped')
    const before = await stockOf(shop, teapot)
    for (const field of ['status', 'return']) {
      await moveOrder(at(0), aScript, {
        orderRef: order.id,
        to: 'Canceled',
        reason: 'Refused',
        fit: [{ position: 0, fit: 1 }],
      })
      expect(await stockOf(shop, teapot)).toEqual({ stock: 9, unitsSold: 0 })
      const { id } = (await orderNow(order)).history.findLast((one) => one.field === field) ?? {}
      expect(await undo(order, 5, id)).toMatchObject({ outcome: 'undone', status: 'Shipped' })
      expect(await stockOf(shop, teapot)).toEqual(before)
      const { lines, history } = await orderNow(order)
      expect(lines).toMatchObject([{ returnedFit: 0, returnedUnfit: 0 }])
      expect(history.findLast((one) => one.field === 'return')).toMatchObject({
        from: '2',
        to: '0',
        details: { isUndone: true },
      })
      // The undoing is not undone.
      expect(await undo(order, 1)).toMatchObject({ outcome: 'changed-meanwhile' })
    }
    const ledger = await shop.database.select().from(stockMovements).orderBy(stockMovements.id)
    expect(ledger.slice(-4).map(({ kind, stockAfter }) => [kind, stockAfter])).toEqual([
      ['return', 10],
      ['write-off', 9],
      ['write-off', 10],
      ['order', 8],
    ])
  })

  test('stays where somebody bought the pieces meanwhile; nothing is taken', async () => {
    const order = await placed()
    const cup = await stocked(shop, { stock: 5 })
    const both = await placeOrder(at(-50), anOrderOf([teapot, 3], [cup, 5]), crypto.randomUUID())
    if (both.outcome !== 'placed') throw new Error(both.outcome)
    await move(both, 'Canceled')
    await shop.database.update(variants).set({ stock: 4 }).where(eq(variants.id, cup))
    expect(await undo(both, 5)).toEqual({ outcome: 'sold-out', status: 'Canceled' })
    expect(await orderNow(both)).toMatchObject({ status: 'Canceled' })
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 8 })
    expect(await orderNow(order)).toMatchObject({ status: 'Pending' })
  })
})

describe('pieces that came back', () => {
  const takeBack = (order: Placed, returnedBefore: number) =>
    returnPieces(at(0), aScript, {
      orderRef: order.id,
      returnedBefore,
      lines: [{ position: 0, fit: 1, unfit: 0 }],
      reason: 'Too small',
    })

  test('by a wrong press are with the customer again; those that came back before stay', async () => {
    const order = await placed()
    await move(order, 'Processing', 'Shipped', 'Delivered')
    await takeBack(order, 0)
    await takeBack(order, 1)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 10, unitsSold: 0 })
    expect(await undo(order, 5)).toMatchObject({ outcome: 'undone', status: 'Delivered' })
    expect(await stockOf(shop, teapot)).toEqual({ stock: 9, unitsSold: 1 })
    expect((await orderNow(order)).lines).toMatchObject([{ returnedFit: 1 }])
    expect(await takeBack(order, 1)).toMatchObject({ outcome: 'returned', returned: 2 })
  })

  test('stay where they were sold meanwhile, or ten seconds have passed', async () => {
    const order = await placed()
    await move(order, 'Processing', 'Shipped')
    await takeBack(order, 0)
    expect(await undo(order, 14)).toMatchObject({ outcome: 'too-late' })
    await shop.database.update(variants).set({ stock: 0 }).where(eq(variants.id, teapot))
    expect(await undo(order, 5)).toEqual({ outcome: 'pieces-sold', status: 'Shipped' })
    expect((await orderNow(order)).lines).toMatchObject([{ returnedFit: 1 }])
  })

  test('stay where money was given back for them since', async () => {
    const order = await placed()
    await move(order, 'Processing', 'Shipped', 'Delivered')
    await takeBack(order, 0)
    const id = (await orderNow(order)).history.at(-1)?.id
    await setPayment(at(1), aScript, { orderRef: order.id, to: 'collected' })
    expect(await undo(order, 2, id)).toMatchObject({ outcome: 'changed-meanwhile' })
  })
})

describe('what has left the house', () => {
  const mailCount = async () => (await shop.database.select().from(mails)).length

  test('is not taken back; of what was taken back no mail goes out, until it comes to that again', async () => {
    const order = await placed({ email: 'rahima@example.com' })
    await move(order, 'Processing', 'Shipped')
    await sendNotices(at(10))
    const before = await mailCount()
    expect(await undo(order, 10)).toMatchObject({ outcome: 'undone', status: 'Processing' })
    expect(await shop.database.select().from(orderNotices)).toMatchObject([{ event: 'placed' }])
    await sendNotices(at(60))
    expect(await mailCount()).toBe(before)
    await move(order, 'Shipped')
    await sendNotices(at(60))
    expect(await mailCount()).toBe(before + 1)
    expect(await undo(order, 5)).toEqual({ outcome: 'too-late', status: 'Shipped' })
    expect(await orderNow(order)).toMatchObject({ status: 'Shipped' })
  })

  test('is the person, too, who was removed with the last step', async () => {
    const order = await placed()
    const userId = newId()
    await shop.database.insert(users).values({ id: userId, name: 'R', email: 'r@example.com' })
    await shop.database.update(orders).set({ customerId: userId }).where(eq(orders.id, order.id))
    await shop.database.transaction((database) => anonymizeOrders(database, userId))
    await move(order, 'Canceled')
    expect(await undo(order, 1)).toEqual({ outcome: 'too-late', status: 'Canceled' })
  })
})

describe('a call that is taken back', () => {
  const call = async (order: Placed, outcome: 'no-answer' | 'confirmed' | 'canceled') => {
    const sent = { orderRef: order.id, outcome, reason: 'Too dear' }
    const result = await recordCall(at(0), aScript, sent)
    if (result.outcome !== 'called') throw new Error(result.outcome)
    return result.id
  }

  test('is a try no more, and the order waits as it did before', async () => {
    const order = await placed()
    await call(order, 'no-answer')
    const { callAgainAt } = await orderNow(order)
    const second = await call(order, 'no-answer')
    expect(await undo(order, 3, second)).toMatchObject({ outcome: 'undone', status: 'Pending' })
    expect(await orderNow(order)).toMatchObject({
      callState: 'no-answer',
      callAgainAt,
      calls: [{ isUndone: false }, { id: second, isUndone: true }],
    })
    const first = (await orderNow(order)).calls[0]?.id
    expect(await undo(order, 3, first)).toMatchObject({ outcome: 'undone' })
    expect(await orderNow(order)).toMatchObject({ callState: null, callAgainAt: null })
  })

  test('takes the move back that it made, and a move its call', async () => {
    for (const outcome of ['confirmed', 'canceled'] as const) {
      const order = await placed()
      const before = await stockOf(shop, teapot)
      await call(order, 'no-answer')
      const id = await call(order, outcome)
      expect(await undo(order, 3, id)).toMatchObject({ outcome: 'undone', status: 'Pending' })
      expect(await orderNow(order)).toMatchObject({ status: 'Pending', callState: 'no-answer' })
      await call(order, outcome)
      expect(await undo(order, 3)).toMatchObject({ outcome: 'undone', status: 'Pending' })
      const { calls, status, callState } = await orderNow(order)
      expect(calls.map(({ isUndone }) => isUndone)).toEqual([false, true, true])
      expect([status, callState]).toEqual(['Pending', 'no-answer'])
      expect(await stockOf(shop, teapot)).toEqual(before)
    }
  })

  test('of an order under way leaves it as it was before that call, and what was due to confirm it ended', async () => {
    const order = await placed()
    const callAgainAt = at(3600).now().toISOString()
    await recordCall(at(0), aScript, { orderRef: order.id, outcome: 'call-again', callAgainAt })
    await move(order, 'Processing')
    expect(await undo(order, 2)).toMatchObject({ outcome: 'undone', status: 'Pending' })
    expect(await orderNow(order)).toMatchObject({ callAgainAt: new Date(callAgainAt) })
    await move(order, 'Processing')
    const promise = { orderRef: order.id, outcome: 'call-again', callAgainAt } as const
    const promised = await recordCall(at(1), aScript, promise)
    if (promised.outcome !== 'called') throw new Error(promised.outcome)
    // The move came before: it is not the last thing that happened.
    expect(await undo(order, 2)).toMatchObject({ outcome: 'changed-meanwhile' })
    const reached = await recordCall(at(2), aScript, { orderRef: order.id, outcome: 'reached' })
    const reachedId = reached.outcome === 'called' ? reached.id : ''
    expect(await undo(order, 3, reachedId)).toMatchObject({
      outcome: 'undone',
      status: 'Processing',
    })
    expect(await orderNow(order)).toMatchObject({
      callState: 'call-again',
      callAgainAt: new Date(callAgainAt),
    })
    expect(await undo(order, 1, promised.id)).toMatchObject({ outcome: 'undone' })
    expect(await orderNow(order)).toMatchObject({
      status: 'Processing',
      callState: 'call-again',
      callAgainAt: null,
    })
  })

  test('takes a cancellation back that was said on the phone after confirming', async () => {
    const order = await placed()
    await move(order, 'Processing')
    const before = await stockOf(shop, teapot)
    const id = await call(order, 'canceled')
    expect(await undo(order, 3, id)).toMatchObject({ outcome: 'undone', status: 'Processing' })
    expect(await stockOf(shop, teapot)).toEqual(before)
    expect((await orderNow(order)).calls).toMatchObject([{ isUndone: true }])
  })

  test('stays where the order went on since', async () => {
    const order = await placed()
    const id = await call(order, 'no-answer')
    await move(order, 'Processing')
    expect(await undo(order, 2, id)).toMatchObject({ outcome: 'changed-meanwhile' })
    const confirmed = await placed()
    const other = await call(confirmed, 'confirmed')
    await move(confirmed, 'Shipped')
    expect(await undo(confirmed, 2, other)).toMatchObject({ outcome: 'changed-meanwhile' })
    expect((await orderNow(confirmed)).calls).toMatchObject([{ isUndone: false }])
  })
})

describe('a payment that is taken back', () => {
  const pay = async (order: Placed, to: 'collected' | 'refunded', amountInPaisa?: number) => {
    const sent = { orderRef: order.id, to, amountInPaisa, reason: 'A scratch' }
    expect(await setPayment(at(0), aScript, sent)).toMatchObject({ outcome: 'set' })
  }

  test('leaves no money behind; the history says why, and the step is undone once', async () => {
    const order = await placed()
    await pay(order, 'collected', 5000)
    expect(await undo(order, 5)).toMatchObject({ outcome: 'undone', status: 'Pending' })
    const { payment, money, history } = await orderNow(order)
    expect([payment, money.toCollectInPaisa]).toEqual([
      'due',
      (await orderNow(order)).grandTotalInPaisa,
    ])
    expect(history.at(-1)).toMatchObject({
      from: 'collected',
      to: 'due',
      amountInPaisa: 5000,
      reason: 'Pressed by mistake, taken back within ten seconds',
    })
    expect(await undo(order, 1)).toMatchObject({ outcome: 'changed-meanwhile' })
    await pay(order, 'collected')
    await pay(order, 'refunded', 5000)
    expect(await undo(order, 2)).toMatchObject({ outcome: 'undone' })
    expect(await orderNow(order)).toMatchObject({ payment: 'collected' })
    await pay(order, 'refunded', 5000)
    expect(await undo(order, 14)).toMatchObject({ outcome: 'too-late' })
  })
})

test('a note is taken back by its author', async () => {
  const order = await placed()
  const karim = await personWith(shop, 'moderator', 'karim')
  const added = await addOrderNote(at(0), aScript, { orderRef: order.id, text: 'Wrong order' })
  const id = added.outcome === 'added' ? added.id : ''
  const asked = { orderRef: order.id, id }
  const by = await inNameOf(shop, karim.id)
  expect(await undoStep(at(1), by, asked)).toMatchObject({ outcome: 'changed-meanwhile' })
  expect(await undoStep(at(14), aScript, asked)).toMatchObject({ outcome: 'too-late' })
  expect(await undo(order, 2, id)).toMatchObject({ outcome: 'undone', status: 'Pending' })
  expect((await orderNow(order)).notes).toEqual([])
})
