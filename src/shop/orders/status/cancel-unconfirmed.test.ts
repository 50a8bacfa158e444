import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { recordCall } from '../calls/record-call.ts'
import { takeNextCall } from '../calls/take-next-call.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'
import { moveOrder } from './move-order.ts'
import { undoStep } from './undo-step.ts'
import { placeOrder } from '../placement/place-order.ts'
import { orderChanges, orders } from '../tables.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'

let shop: Shop
let tea: string
let began: Date
beforeEach(async () => {
  shop = await openTestShop()
  began = shop.now()
  tea = await stocked(shop, { stock: 10 })
})

const later = (hours: number): Shop => ({
  ...shop,
  now: () => new Date(began.getTime() + hours * 3_600_000 + 1000),
})

async function ordered(at: Shop) {
  const placed = await placeOrder(at, anOrderOf([tea, 2]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(`Expected an order: ${placed.outcome}`)
  return placed.id
}

const statusOf = async (id: string) =>
  (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]?.status

test('nothing is cancelled as long as the merchant does not say so', async () => {
  const id = await ordered(shop)
  expect(await cancelUnconfirmed(later(10_000))).toEqual({ canceled: 0 })
  expect(await statusOf(id)).toBe('Pending')
})

test('what nobody confirmed in time is cancelled once, by several instances too; the stock is back, and the history says why (D28)', async () => {
  await changeSettings(shop, { cancelPendingAfterHours: 48 })
  const [old, confirmed] = [await ordered(shop), await ordered(shop)]
  const young = await ordered(later(24))
  await moveOrder(shop, aScript, { orderRef: confirmed, to: 'Processing' })
  const sweeps = await Promise.all([1, 2, 3].map(() => cancelUnconfirmed(later(48))))
  expect(sweeps.reduce((sum, { canceled }) => sum + canceled, 0)).toBe(1)
  expect([await statusOf(old), await statusOf(confirmed), await statusOf(young)]).toEqual([
    'Canceled',
    'Processing',
    'Pending',
  ])
  expect(await stockOf(shop, tea)).toEqual({ stock: 6, unitsSold: 4 })
  const [change] = await shop.database
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderRef, old))
    .orderBy(desc(orderChanges.at))
  expect(change).toMatchObject({
    by: 'shop',
    to: 'Canceled',
    reason: 'Not confirmed within 48 hours',
  })
})

test('to whom a call is promised, the hours run from the promised time, also when nobody answers then; a promise taken back is none', async () => {
  await changeSettings(shop, { cancelPendingAfterHours: 48 })
  const [promised, unanswered, takenBack] = [
    await ordered(shop),
    await ordered(shop),
    await ordered(shop),
  ]
  const callAgainAt = later(100).now().toISOString()
  const promise = (orderRef: string) =>
    recordCall(later(1), aScript, { orderRef, outcome: 'call-again', callAgainAt })
  await promise(promised)
  const call = await promise(takenBack)
  if (call.outcome !== 'called') throw new Error(call.outcome)
  await undoStep(later(1), aScript, { orderRef: takenBack, id: call.id })
  // A try that reached nobody is offered again, too, but nobody was told to wait for it.
  await recordCall(later(47), aScript, { orderRef: unanswered, outcome: 'no-answer' })

  expect(await cancelUnconfirmed(later(49))).toEqual({ canceled: 2 })
  expect(await Promise.all([promised, unanswered, takenBack].map(statusOf))).toEqual([
    'Pending',
    'Canceled',
    'Canceled',
  ])
  await recordCall(later(101), aScript, { orderRef: promised, outcome: 'no-answer' })
  expect(await cancelUnconfirmed(later(147))).toEqual({ canceled: 0 })
  expect(await cancelUnconfirmed(later(149))).toEqual({ canceled: 1 })
})

test('an order is not cancelled while somebody is calling, nor where a call was promised while it was being looked at', async () => {
  await changeSettings(shop, { cancelPendingAfterHours: 48 })
  const [held, meanwhile] = [await ordered(shop), await ordered(later(1))]
  await takeNextCall(later(50), aScript)
  const callAgainAt = later(60).now().toISOString()
  let sweep: ReturnType<typeof cancelUnconfirmed> | undefined
  await shop.database.transaction(async (database) => {
    const inside = { ...later(50), database } as Shop
    await database.select().from(orders).where(eq(orders.id, meanwhile)).for('update')
    sweep = cancelUnconfirmed(later(50))
    await expect.poll(isWaiting).toBe(true)
    const promise = { orderRef: meanwhile, outcome: 'call-again', callAgainAt } as const
    expect(await recordCall(inside, aScript, promise)).toMatchObject({ outcome: 'called' })
  })
  expect(await sweep).toEqual({ canceled: 0 })
  expect([await statusOf(held), await statusOf(meanwhile)]).toEqual(['Pending', 'Pending'])
  // The person who called has left without a word; the hold has run out.
  expect(await cancelUnconfirmed(later(51))).toEqual({ canceled: 1 })
})

/** Whether somebody waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await shop.database.execute(
    sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
