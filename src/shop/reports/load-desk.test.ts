import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { explainQueries } from '../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { deliveryZones } from '../delivery/tables.ts'
import { products } from '../catalog/tables.ts'
import { inventedPhonesBegin } from '../orders/invented-orders.ts'
import { orders } from '../orders/tables.ts'
import { saveMarker } from '../settings/save-marker.ts'
import { findOrderRef } from '../orders/desk/find-order.ts'
import { placeOrder } from '../orders/placement/place-order.ts'
import { listDesk } from '#shop/catalog/desk/list-desk.ts'
import { moveOrder } from '../orders/status/move-order.ts'
import { setPayment } from '../orders/status/set-payment.ts'
import { loadDesk } from './load-desk.ts'

test('a shop that has just been opened has nothing to do yet', async () => {
  const shop = await openTestShop()
  expect(await loadDesk(shop)).toEqual({
    waiting: { Pending: 0, Processing: 0, Shipped: 0, Delivered: 0, Canceled: 0 },
    toCollect: 0,
    failedMails: 0,
    runningLow: [],
    low: 0,
    hasDeliveryCharges: false,
    hasProduct: false,
    hasOwnProduct: false,
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
  const arrived = (await place([lamp, 1])) ?? ''
  for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
    await moveOrder(shop, aScript, { orderRef: arrived, to })
  expect(await loadDesk(shop)).toMatchObject({ toCollect: 1 })
  await setPayment(shop, aScript, { orderRef: arrived, to: 'collected' })
  const desk = await loadDesk(shop)
  expect(desk.waiting).toMatchObject({ Pending: 1, Processing: 1, Shipped: 0, Delivered: 1 })
  expect(desk.toCollect).toBe(0)
  expect(desk.runningLow.map(({ name, stock }) => [name, stock])).toEqual([
    ['Plate', 0],
    ['Cup', 4],
  ])
  expect(desk).toMatchObject({ hasProduct: true, hasOrder: true, hasDeliveryCharges: true })
  // The figure leads to a list of as many.
  const filter = { status: 'active', stock: 'running-low' } as const
  const listed = await listDesk(shop, { filter, sort: 'newest', isCounted: true })
  expect([desk.low, listed]).toMatchObject([
    2,
    { count: 2, products: [{ name: 'Plate' }, { name: 'Cup' }] },
  ])

  // What a product says itself comes before the number of the shop.
  const say = (name: string, lowStockFrom: number) =>
    shop.database.update(products).set({ lowStockFrom }).where(eq(products.name, name))
  await say('Cup', 3)
  await say('Lamp', 60)
  expect((await loadDesk(shop)).runningLow.map(({ name }) => name)).toEqual(['Plate', 'Lamp'])
})

test('goods of the demonstration and invented orders are nobody’s first ones', async () => {
  const shop = await openTestShop()
  const startedAt = '2026-11-23T04:00:00.123Z'
  await saveMarker(shop, 'demonstration', { startedAt, filled: true })
  const cup = await stocked(shop, { name: 'Cup', stock: 5 })
  await shop.database.update(products).set({ createdAt: new Date(startedAt) })
  await placeOrder(shop, anOrderOf([cup, 1]), crypto.randomUUID())
  await shop.database.update(orders).set({ phone: `${inventedPhonesBegin}12345678` })
  const none = { hasOwnProduct: false, hasOrder: false, hasDeliveryCharges: false }
  expect(await loadDesk(shop)).toMatchObject({ hasProduct: true, ...none })
  await stocked(shop, { name: 'Own plate', stock: 5 })
  await placeOrder(shop, anOrderOf([cup, 1]), crypto.randomUUID())
  expect(await loadDesk(shop)).toMatchObject({ hasOwnProduct: true, hasOrder: true })
})

test('other delivery charges than the first ones are the merchant’s own (D16)', async () => {
  const shop = await openTestShop()
  await shop.database
    .update(deliveryZones)
    .set({ chargeInPaisa: 7000 })
    .where(eq(deliveryZones.zone, 'inside-dhaka'))
  expect(await loadDesk(shop)).toMatchObject({ hasDeliveryCharges: true, hasOrder: false })
})

test('one query answers it, by indexes, however many orders and products there are', async () => {
  const shop = await openTestShop()
  const thing = await stocked(shop, { name: 'Thing', stock: 5 })
  await shop.database.transaction(async (database) => {
    await database.execute(sql`SET LOCAL statement_timeout = 0`)
    await database.execute(sql`
      INSERT INTO products (id, slug, category_id, name, status, published_at, price_in_paisa, selling_price_in_paisa)
      SELECT gen_random_uuid(), 'made-' || n, (SELECT id FROM categories LIMIT 1), 'Made ' || n, 'active', now(), 1000, 1000
      FROM generate_series(1, 5000) n`)
    await database.execute(sql`
      INSERT INTO variants (id, product_id, position, sku, price_in_paisa, stock)
      SELECT gen_random_uuid(), id, 0, slug, 1000, 50 FROM products WHERE slug LIKE 'made-%'`)
    await database.execute(sql`
      INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
        delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
      SELECT gen_random_uuid(), 'n' || n, 'n' || n, 'Rahima', '+8801700000000', 'Dhaka', 'Mirpur', 'House 12', 'inside-dhaka',
        1000, 6000, 7000, 'Delivered', now() - n * interval '1 minute', now(), 'n' || n, '' FROM generate_series(1, 20000) n`)
    await database.execute(sql`
      INSERT INTO stock_movements (variant_id, sku, kind, stock_before, stock_after, at, by)
      SELECT ${thing}::uuid, 'thing', 'order', n, n - 1, now(), 'shopper' FROM generate_series(1, 20000) n`)
  })
  await shop.database.execute(sql`VACUUM ANALYZE orders, stock_movements, variants, products`)
  const plans = await explainQueries(shop, loadDesk)
  expect(plans).toHaveLength(1)
  expect(plans[0]).not.toMatch(/Seq Scan on (orders|stock_movements|variants|products)\b/)
  expect(plans[0]).toContain('Index Only Scan using orders_to_collect')
  expect((await loadDesk(shop)).runningLow).toMatchObject([{ name: 'Thing', stock: 5 }])
})
