import { sql } from 'drizzle-orm'
import { v7 as idAt } from 'uuid'
import { expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { withClock } from '../../../../tests/examples/sales/sales-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { loadStockReport } from './load-stock-report.ts'
import { sumUpAllSales } from '../sums/sum-up.ts'
import { rebuildStockReport } from './rebuild-stock-report.ts'

/** A product that is for sale from 10 o'clock of a day on, with what came onto the shelf then. */
async function published(shop: Shop, name: string, stock: number, day: string): Promise<string> {
  const id = await stocked(shop, { name, stock })
  const at = sql`${`${day} 10:00+06`}::timestamptz`
  await shop.database.execute(sql`
    UPDATE products SET published_at = ${at} WHERE id = (SELECT product_id FROM variants WHERE id = ${id}::uuid)`)
  await shop.database.execute(
    sql`UPDATE stock_movements SET at = ${at} WHERE variant_id = ${id}::uuid`,
  )
  return id
}

test('a variant was sold out only while it was for sale', async () => {
  const { shop, ...clock } = withClock(await openTestShop(), '2026-11-27 10:00')
  await published(shop, 'New with stock', 5, '2026-11-21')
  await published(shop, 'New without stock', 0, '2026-11-21')
  await published(shop, 'Long without stock', 0, '2026-01-01')
  const gone = await published(shop, 'Gone', 2, '2026-01-01')
  await placeOrder(shop, anOrderOf([gone, 2]), crypto.randomUUID())
  clock.set('2026-12-01 10:00')
  await rebuildStockReport(shop)
  const report = await loadStockReport(shop, { sort: 'value' })
  const outDays = report?.rows.map(({ name, soldOutDays }) => [name, soldOutDays] as const)
  expect(Object.fromEntries(outDays ?? [])).toEqual({
    'New with stock': 0,
    'New without stock': 10,
    'Long without stock': 30,
    Gone: 4,
  })
})

test('what was ordered long ago and is canceled now was not sold less than never', async () => {
  const { shop, ...clock } = withClock(await openTestShop(), '2026-10-01 10:00')
  const late = await stocked(shop, { name: 'Late', stock: 9 })
  const steady = await stocked(shop, { name: 'Steady', stock: 9 })
  const first = await placeOrder(shop, anOrderOf([late, 1], [steady, 5]), crypto.randomUUID())
  clock.set('2026-11-25 10:00')
  await placeOrder(shop, anOrderOf([steady, 2]), crypto.randomUUID())
  if (first.outcome !== 'placed') throw new Error(first.outcome)
  await moveOrder(shop, aScript, { orderRef: first.id, to: 'Canceled', reason: 'Too late' })
  const soldAt = async (moment: string) => {
    clock.set(moment)
    await sumUpAllSales(shop)
    await rebuildStockReport(shop)
    const { rows = [] } = (await loadStockReport(shop, { sort: 'value' })) ?? {}
    const sold = rows.map((row) => [row.name, row.soldIn30Days, row.soldIn90Days, row.coverDays])
    return sold.toSorted()
  }
  expect(await soldAt('2026-12-01 10:00')).toEqual([
    ['Late', 0, 0, null],
    ['Steady', 0, 2, null],
  ])
  // The order of October is before these days, its cancellation is in them.
  expect(await soldAt('2027-01-10 10:00')).toEqual([
    ['Late', 0, 0, null],
    ['Steady', 0, 0, null],
  ])
})

/** One more variant of a product; what of it came onto the shelf is its first entry in the ledger. */
async function addVariant(
  shop: Shop,
  other: string,
  { id = crypto.randomUUID(), stock, day }: { id?: string; stock: number; day: string },
): Promise<string> {
  await shop.database.execute(sql`
    INSERT INTO variants (id, product_id, position, sku, size, price_in_paisa, stock)
    SELECT ${id}::uuid, product_id, position + 1 + (SELECT count(*) FROM variants), ${id}, ${id}, price_in_paisa, ${stock}
    FROM variants WHERE id = ${other}::uuid`)
  if (stock > 0)
    await shop.database.execute(sql`
      INSERT INTO stock_movements (variant_id, sku, kind, stock_before, stock_after, at, by)
      VALUES (${id}::uuid, ${id}, 'opening', 0, ${stock}, ${`${day} 10:00+06`}::timestamptz, 'shop')`)
  return id
}

test('a variant that was added later to an old product was not sold out before it was there', async () => {
  const { shop, ...clock } = withClock(await openTestShop(), '2026-11-28 10:00')
  const old = await published(shop, 'Shirt', 5, '2026-01-01')
  const full = await addVariant(shop, old, { stock: 5, day: '2026-11-21' })
  const gone = await addVariant(shop, old, { stock: 2, day: '2026-11-21' })
  // Of the shop's own ids the moment is known, also where nothing ever came onto the shelf.
  const id = idAt({ msecs: Date.parse('2026-11-25T10:00:00+06:00') })
  const empty = await addVariant(shop, old, { id, stock: 0, day: '2026-11-25' })
  await placeOrder(shop, anOrderOf([gone, 2]), crypto.randomUUID())
  clock.set('2026-12-01 10:00')
  await rebuildStockReport(shop)
  const report = await loadStockReport(shop, { sort: 'value' })
  const days = new Map(report?.rows.map((row) => [row.variantId, row.soldOutDays]))
  expect([old, full, gone, empty].map((one) => days.get(one))).toEqual([0, 0, 3, 6])
})
