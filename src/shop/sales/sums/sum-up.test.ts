import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { expectNumbersAgree, withClock } from '../../../../tests/examples/sales/sales-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { loadSalesTotals } from '../read/load-sales-totals.ts'
import { salesMonths, staleSalesDays } from '../tables.ts'
import { sumUpAllSales, sumUpSales } from './sum-up.ts'

const october = Array.from(
  { length: 14 },
  (_, index) => `2026-10-${String(index + 5).padStart(2, '0')}`,
)
const wholeOctober = { from: '2026-10-01', to: '2026-10-31' }

test('a month of which many days changed follows with the last of them, and not with each batch', async () => {
  const { shop, set } = withClock(await openTestShop(), '2026-10-01 10:00')
  const tea = await stocked(shop, { name: 'Tea', stock: 100, priceInPaisa: 10_000 })
  for (const [index, day] of october.entries()) {
    set(`${day} 10:00`)
    // Each of another person: nobody has so many open orders.
    const order = { ...anOrderOf([tea, 1]), phone: `+88017112233${10 + index}` }
    expect(await placeOrder(shop, order, crypto.randomUUID())).toMatchObject({ outcome: 'placed' })
  }
  set('2026-11-23 10:00')
  const orders = async () => (await loadSalesTotals(shop, wholeOctober)).ordered.orders
  await sumUpAllSales(shop)
  expect(await orders()).toBe(october.length)

  await shop.database
    .insert(staleSalesDays)
    .values(october.map((day) => ({ day, isCohort: false })))
  await shop.database.update(salesMonths).set({ ordered_orders: 99 } as object)
  expect(await sumUpSales(shop)).toBeGreaterThan(0)
  expect(await shop.database.$count(staleSalesDays)).toBeGreaterThan(0)
  expect(await orders()).toBe(99)
  await sumUpSales(shop)
  expect(await orders()).toBe(october.length)
  await expectNumbersAgree(shop)
})

test('a month that was never summed up is read from its days until none of them is stale', async () => {
  const { shop, set } = withClock(await openTestShop(), '2026-10-31 10:00')
  const tea = await stocked(shop, { name: 'Tea', stock: 100, priceInPaisa: 10_000 })
  await placeOrder(shop, anOrderOf([tea, 1]), crypto.randomUUID())
  await sumUpAllSales(shop)
  set('2026-11-01 10:00')
  const stale = october.map((day) => ({ day, isCohort: false }))
  await shop.database.insert(staleSalesDays).values(stale)
  await sumUpSales(shop)
  const months = () => shop.database.$count(salesMonths, eq(salesMonths.month, wholeOctober.from))
  expect(await months()).toBe(0)
  expect((await loadSalesTotals(shop, wholeOctober)).ordered.orders).toBe(1)
  await sumUpAllSales(shop)
  expect(await months()).toBeGreaterThan(0)
  expect((await loadSalesTotals(shop, wholeOctober)).ordered.orders).toBe(1)
})
