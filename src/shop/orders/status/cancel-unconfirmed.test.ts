import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'
import { moveOrder } from './move-order.ts'
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
