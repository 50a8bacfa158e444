import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { explainQueries } from '../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { deliveryZones } from '../delivery/tables.ts'
import { findOrderRef } from '../orders/desk/find-order.ts'
import { placeOrder } from '../orders/placement/place-order.ts'
import { moveOrder } from '../orders/status/move-order.ts'
import { loadDesk } from './load-desk.ts'

test('a shop that has just been opened has nothing to do yet', async () => {
  const shop = await openTestShop()
  expect(await loadDesk(shop)).toEqual({
    waiting: { Pending: 0, Processing: 0, Shipped: 0, Delivered: 0, Canceled: 0 },
    failedMails: 0,
    runningLow: [],
    hasDeliveryCharges: false,
    hasProduct: false,
    hasOrder: false,
  })
})

test('orders are counted by status, and what they left few of is named, the scarcest first', async () => {
  const shop = await openTestShop()
  const [cup, plate, lamp] = [
    await stocked(shop, { name: 'Cup', stock: 5 }),
    await stocked(shop, { name: 'Plate', stock: 1 }),
    await stocked(shop, { name: 'Lamp', stock: 50 }),
  ]
  await stocked(shop, { name: 'Nobody orders it', stock: 1 })
  const place = async (...lines: Parameters<typeof anOrderOf>) => {
    const placed = await placeOrder(shop, anOrderOf(...lines), crypto.randomUUID())
    if (placed.outcome !== 'placed') throw new Error(`Expected an order: ${placed.outcome}`)
    return findOrderRef(shop, placed.orderId)
  }
  await place([cup, 1], [lamp, 1])
  const packed = await place([plate, 1])
  await moveOrder(shop, aScript, { orderRef: packed ?? '', to: 'Processing' })
  const desk = await loadDesk(shop)
  expect(desk.waiting).toMatchObject({ Pending: 1, Processing: 1, Shipped: 0 })
  expect(desk.runningLow.map(({ name, stock }) => [name, stock])).toEqual([
    ['Plate', 0],
    ['Cup', 4],
  ])
  expect(desk).toMatchObject({ hasProduct: true, hasOrder: true, hasDeliveryCharges: true })
})

test('other delivery charges than the first ones are the merchant’s own (D16)', async () => {
  const shop = await openTestShop()
  await shop.database
    .update(deliveryZones)
    .set({ chargeInPaisa: 7000 })
    .where(eq(deliveryZones.zone, 'inside-dhaka'))
  expect(await loadDesk(shop)).toMatchObject({ hasDeliveryCharges: true, hasOrder: false })
})

test('one query answers it', async () => {
  const shop = await openTestShop()
  const plans = await explainQueries(shop, loadDesk)
  expect(plans).toHaveLength(1)
})
