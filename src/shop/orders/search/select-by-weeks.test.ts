import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { orders } from '../tables.ts'
import { selectByWeeks } from './select-by-weeks.ts'

/** Orders of five years, some of the same moment, and none for some weeks. */
async function fill(shop: Shop): Promise<void> {
  await shop.database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), (10000000 + n)::text, 'tracking' || n, 'Rahima', '+8801711000111', CASE WHEN n % 7 = 0 THEN 'Sylhet' ELSE 'Dhaka' END,
      'Mirpur', 'House 12', 'inside-dhaka', 1000, 6000, 7000, 'Pending', '2026-11-23T12:00Z'::timestamptz - (n / 2) ^ 2 * interval '2 hours', now(), 'key ' || n, ''
    FROM generate_series(1, 300) n`)
}

interface Asked {
  isDown: boolean
  district: string
  from?: string
  to?: string
  limit: number
}

async function idsOf(shop: Shop, query: SQL): Promise<string[]> {
  const { rows } = await shop.database.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

const found = (shop: Shop, { isDown, district, from, to, limit }: Asked) =>
  idsOf(
    shop,
    selectByWeeks({
      table: orders,
      columns: { id: orders.id, at: orders.placedAt },
      condition: sql`${eq(orders.district, district)} AND ${within(from, to)}`,
      isDown,
      from: sql`${from ?? null}::timestamptz`,
      to: sql`${to ?? null}::timestamptz`,
      limit,
    }),
  )

const within = (from = '-infinity', to = 'infinity') =>
  sql`placed_at BETWEEN ${from}::timestamptz AND ${to}::timestamptz`

const walked = (shop: Shop, { isDown, district, from, to, limit }: Asked) => {
  const direction = sql.raw(isDown ? 'DESC' : 'ASC')
  return idsOf(
    shop,
    sql`SELECT id FROM orders WHERE district = ${district} AND ${within(from, to)}
      ORDER BY placed_at ${direction}, id ${direction} LIMIT ${limit}`,
  )
}

test('week by week the same orders are found as along the list, in the same order', async () => {
  const shop = await openTestShop()
  expect(await found(shop, { isDown: true, district: 'Dhaka', limit: 10 })).toEqual([])
  await fill(shop)
  const spans = [
    {},
    { from: '2024-03-01T05:00Z' },
    { to: '2025-01-01T05:00Z' },
    { from: '2025-12-01T05:00Z', to: '2026-02-01T05:00Z' },
    { to: '1999-01-01T05:00Z' },
  ]
  const all = [true, false].flatMap((isDown) =>
    ['Dhaka', 'Sylhet', 'Khulna'].flatMap((district) =>
      [1, 20, 1000].flatMap((limit) => spans.map((span) => ({ isDown, district, limit, ...span }))),
    ),
  )
  let most = 0
  for (const asked of all) {
    const ids = await found(shop, asked)
    expect({ asked, ids }).toEqual({ asked, ids: await walked(shop, asked) })
    most = Math.max(most, ids.length)
  }
  expect(most).toBeGreaterThan(200)
})
