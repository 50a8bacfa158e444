import { expect, test } from 'vitest'
import { editOrder } from '#shop/orders/edits/edit-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { saveMarker } from '#shop/settings/save-marker.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { withClock } from '../../../../tests/examples/sales/sales-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { sumUpAllSales } from '../sums/sum-up.ts'
import { salesEntries, salesLineEntries } from '../tables.ts'
import { checkNumbers } from './check-numbers.ts'

test('an order that was edited before the shop had books is compared by what it comes to, not by its days', async () => {
  const { shop, set } = withClock(await openTestShop(), '2026-11-23 10:00')
  const tea = await stocked(shop, { name: 'Tea', stock: 100, priceInPaisa: 10_000 })
  const placed = await placeOrder(shop, anOrderOf([tea, 3]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  set('2026-11-24 10:00')
  const edit = { orderRef: placed.id, version: 1, lines: [{ variantId: tea, quantity: 2 }] }
  expect(await editOrder(shop, aScript, edit)).toMatchObject({ outcome: 'edited' })
  await shop.database.delete(salesEntries)
  await shop.database.delete(salesLineEntries)
  await shop.database.execute(`INSERT INTO sales_queue SELECT id FROM orders`)
  await sumUpAllSales(shop)
  const found = async () => (await checkNumbers(shop)).differences
  expect(await found()).toContainEqual({
    where: `order ${placed.id}, ordered on 2026-11-24, pieces`,
    counted: -1,
    kept: 0,
  })
  await saveMarker(shop, 'books-began', '2026-11-24T00:00:00+06:00')
  expect(await found()).not.toEqual([])
  await saveMarker(shop, 'books-began', '2026-11-25T00:00:00+06:00')
  expect(await found()).toEqual([])
  await shop.database.update(salesEntries).set({ pieces: 9 })
  expect(await found()).toContainEqual({
    where: `order ${placed.id}, ordered, pieces`,
    counted: 2,
    kept: 9,
  })
})
