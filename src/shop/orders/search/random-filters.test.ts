import { assert, asyncProperty, constantFrom, record } from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '#shop/shop.ts'
import { listOrders } from '../desk/list-orders.ts'
import type { OrderFilter } from '../desk/order-filter.ts'

interface Row {
  id: string
  status: string
  payment: string
  source: string
  district: string
  zone: string
  way: string
  taka: number
  day: string
  text: string
  tags: string[]
}

/** Words that stand in others, and things that are called like another kind of thing. */
async function fill({ database }: Shop): Promise<Row[]> {
  await database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, delivery_method, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, payment, source, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), 10000000 + n, 'T' || n, (ARRAY['Rahima Khatun', 'Karim', 'Zubaida'])[1 + n % 3], '+8801712345678', way,
      CASE way WHEN 'pickup' THEN '' ELSE (ARRAY['Dhaka', 'Dhaka North', 'Pending'])[1 + n / 2 % 3] END, '', '',
      CASE way WHEN 'pickup' THEN '' ELSE (ARRAY['inside-dhaka', 'outside-dhaka'])[1 + n / 3 % 2] END,
      n % 5 * 100000, 0, n % 5 * 100000, (ARRAY['Pending', 'Shipped', 'Canceled'])[1 + n / 5 % 3], (ARRAY['due', 'refunded'])[1 + n / 4 % 2],
      (ARRAY['website', 'facebook', 'shop'])[1 + n / 7 % 3], '2026-01-01T12:00:00Z'::timestamptz + n / 4 * interval '1 day', now(), 'key ' || n, ''
    FROM generate_series(0, 119) n, LATERAL (SELECT CASE WHEN n % 6 = 0 THEN 'pickup' ELSE 'delivery' END AS way) how`)
  await database.execute(sql`
    INSERT INTO order_tags (order_ref, tag, placed_at)
    SELECT id, tag, placed_at FROM orders, unnest(ARRAY['Gift', 'status Pending']) WITH ORDINALITY AS t(tag, at)
    WHERE order_id::int % (3 * at::int) = 0`)
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    SELECT id, status, payment, source, district, zone, delivery_method AS way, grand_total_in_paisa::int / 100 AS taka,
      to_char(placed_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') AS day, lower(order_id || ' ' || phone || ' ' || full_name) AS text,
      ARRAY(SELECT tag FROM order_tags WHERE order_ref = orders.id) AS tags
    FROM orders ORDER BY placed_at DESC, id DESC`)
  return rows
}

const maybe = <Value>(...values: Value[]) => constantFrom(undefined, undefined, ...values)

const aFilter = record({
  q: maybe('khatun', 'rahima kha', 'zub', 'nobody', '1000001', '00001'),
  status: maybe('Pending', 'Shipped', 'Canceled', 'Delivered'),
  payment: maybe('due', 'refunded'),
  source: maybe('website', 'facebook', 'shop', 'phone'),
  district: maybe('Dhaka', 'Dhaka North', 'Pending', 'Nowhere'),
  zone: maybe('inside-dhaka', 'outside-dhaka', 'pickup'),
  tag: maybe('Gift', 'status Pending', 'Nobody'),
  totalFrom: maybe(1000, 3000),
  totalTo: maybe(2000, 3000),
  from: maybe('2026-01-05', '2026-01-20'),
  to: maybe('2026-01-10', '2026-01-28'),
})

const checks: { [Name in keyof OrderFilter]: (asked: string, order: Row) => boolean } = {
  q: (asked, { text }) => asked.split(' ').every((word) => text.includes(word)),
  status: (asked, { status }) => status === asked,
  payment: (asked, { payment }) => payment === asked,
  source: (asked, { source }) => source === asked,
  district: (asked, { district }) => district === asked,
  zone: (asked, { zone, way }) => (asked === 'pickup' ? way === 'pickup' : zone === asked),
  tag: (asked, { tags }) => tags.includes(asked),
  totalFrom: (asked, { taka }) => taka >= Number(asked),
  totalTo: (asked, { taka }) => taka <= Number(asked),
  from: (asked, { day }) => day >= asked,
  to: (asked, { day }) => day <= asked,
}

const fits = (filter: OrderFilter, order: Row): boolean =>
  Object.entries(checks).every(([name, check]) => {
    const asked = filter[name as keyof OrderFilter]
    return asked === undefined || check(String(asked), order)
  })

test('whatever filters are asked together, the same orders are found as by comparing each of them, in order, and counted', async () => {
  const shop = await openTestShop()
  const rows = await fill(shop)
  const seen = { some: 0, none: 0 }
  await assert(
    asyncProperty(aFilter, async (asked) => {
      const filter = asked as OrderFilter
      const expected = rows.filter((row) => fits(filter, row))
      const newest = await listOrders(shop, { filter, sort: 'newest', isCounted: true, limit: 200 })
      const page = await listOrders(shop, { filter, sort: 'newest', isCounted: true, limit: 3 })
      const largest = await listOrders(shop, { filter, sort: 'largest', limit: 200 })
      if (newest.outcome !== 'listed' || page.outcome !== 'listed' || largest.outcome !== 'listed')
        throw new Error('Expected a text that can be looked for')
      const ids = expected.map(({ id }) => id)
      expect({
        filter,
        ids: newest.orders.map(({ id }) => id),
        page: page.orders.map(({ id }) => id),
        counts: [newest.count, page.count],
        largest: largest.orders.map(({ id }) => id).toSorted(),
        tags: newest.orders.map(({ tags }) => tags),
      }).toEqual({
        filter,
        ids,
        page: ids.slice(0, 3),
        counts: [ids.length, ids.length],
        largest: ids.toSorted(),
        tags: expected.map(({ tags }) => tags.toSorted()),
      })
      seen[ids.length > 0 ? 'some' : 'none']++
    }),
    { numRuns: 250, endOnFailure: true },
  )
  for (const many of Object.values(seen)) expect(many).toBeGreaterThan(20)
}, 120_000)
