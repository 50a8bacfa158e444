import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../../tests/support/test-shop.ts'
import { listOrders } from '../../desk/list-orders.ts'
import type { OrderFilter, OrderSort } from '../../desk/order-filter.ts'
import { selectNear } from './select-near.ts'

const goods = 1500
const placed = 400

/** Towels and shirts with numbers that begin alike; each order holds one of them, every second one a shirt, the latest ten nothing of it. */
async function fill({ database }: Shop): Promise<void> {
  await database.execute(sql`
    WITH category AS (
      INSERT INTO categories (id, slug, name) VALUES (gen_random_uuid(), 'cloth', 'Cloth') RETURNING id AS category_id
    ), added AS (
      INSERT INTO products (id, category_id, slug, name, status, published_at, price_in_paisa, selling_price_in_paisa)
      SELECT gen_random_uuid(), category_id, 'good-' || n, CASE n % 2 WHEN 0 THEN 'Shirt ' ELSE 'Towel ' END || n, 'active', now(), 1000, 1000
      FROM category, generate_series(1, ${goods * 2}) n RETURNING id, slug, name
    )
    INSERT INTO variants (id, product_id, position, sku, price_in_paisa, stock)
    SELECT gen_random_uuid(), id, 0, 'KT-' || slug, 1000, 9 FROM added`)
  await database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), 10000000 + n, 'T' || n, CASE n % 40 WHEN 1 THEN 'Shirt Begum' ELSE 'Karim' END, '+8801712345678', 'Dhaka', 'Mirpur',
      'House 1', 'inside-dhaka', 1000, 0, 1000, '2026-01-01T12:00:00Z'::timestamptz + n * interval '1 hour', now(), 'key ' || n, ''
    FROM generate_series(1, ${placed}) n`)
  await database.execute(sql`
    INSERT INTO order_lines (order_ref, placed_at, position, product_id, variant_id, sku, name, quantity, unit_price_in_paisa)
    SELECT o.id, o.placed_at, 0, p.id, v.id, v.sku, p.name, 1, 1000
    FROM orders o JOIN products p ON p.slug = 'good-' || (o.order_id::int - 10000000) JOIN variants v ON v.product_id = p.id
    WHERE o.order_id::int <= 10000000 + ${placed - 10}`)
  await database.execute(sql`ANALYZE products, variants, orders`)
}

const numbersOf = (found: readonly { orderId: string }[]) =>
  found.map(({ orderId }) => Number(orderId) - 10_000_000)

async function list(shop: Shop, filter: OrderFilter, sort: OrderSort, after?: string) {
  const result = await listOrders(shop, { filter, sort, after, limit: 30, isCounted: !after })
  if (result.outcome !== 'listed') throw new Error(result.outcome)
  return { ...result, numbers: numbersOf(result.orders) }
}

/** From the latest on. */
const all = Array.from({ length: placed }, (_, at) => placed - at)
const withGoods = all.filter((n) => n <= placed - 10)
const withShirts = all.filter((n) => (n % 2 === 0 && n <= placed - 10) || n % 40 === 1)

test('orders of what many goods share are found among the first ones, by name or SKU, from page to page', async () => {
  const shop = await openTestShop()
  await fill(shop)
  const expected: [string, number[], number][] = [
    ['kt-good', withGoods, 201],
    // One of two, and the names of ten buyers among them.
    ['shirt', withShirts, 201],
  ]
  for (const [q, wanted, count] of expected) {
    const near = await selectNear(shop, { filter: { q }, sort: 'newest', limit: 31 })
    expect({ q, near: near?.length }).toEqual({ q, near: 31 })
    const first = await list(shop, { q }, 'newest')
    expect({ q, count: first.count }).toEqual({ q, count })
    const second = await list(shop, { q }, 'newest', first.next)
    expect([...first.numbers, ...second.numbers]).toEqual(wanted.slice(0, 60))
    const oldest = await list(shop, { q }, 'oldest')
    expect(oldest.numbers).toEqual(wanted.toReversed().slice(0, 30))
    const days = { from: '2026-01-02', to: '2026-01-03' }
    const ofDays = wanted.filter((n) => n >= 6 && n < 54)
    expect(await list(shop, { q, ...days }, 'newest')).toMatchObject({
      numbers: ofDays.slice(0, 30),
      count: ofDays.length,
    })
  }
}, 30_000)

test('what few goods share, and what is asked beside, is found as before', async () => {
  const shop = await openTestShop()
  await fill(shop)
  const near = (filter: OrderFilter, sort: OrderSort = 'newest') =>
    selectNear(shop, { filter, sort, limit: 31 })
  expect(await near({ q: 'kt-good-39' })).toBeUndefined()
  expect(await near({ q: 'kt-good' }, 'largest')).toBeUndefined()
  expect(await near({ q: 'kt-good', district: 'Dhaka' })).toBeUndefined()
  expect(await near({})).toBeUndefined()
  expect((await list(shop, { q: 'kt-good-39' }, 'newest')).numbers).toEqual([390, 39])
  const inDhaka = await list(shop, { q: 'kt-good', district: 'Dhaka' }, 'newest')
  expect(inDhaka.numbers).toEqual(withGoods.slice(0, 30))
}, 30_000)
