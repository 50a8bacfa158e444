import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import type { Shop } from '#shop/shop.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { withClock } from '../../../../tests/examples/sales/sales-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { loadStockReport } from './load-stock-report.ts'
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
