import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listKnownTags } from '../tags/list-tags.ts'
import { countCalls } from '../calls/count-calls.ts'
import { listPromisedCalls } from '../calls/list-promised-calls.ts'
import { takeNextCall } from '../calls/take-next-call.ts'
import { countOrders, mostOfTab } from './count-orders.ts'
import { listOrdersOfPhone } from './list-orders-of-phone.ts'
import { listOrders } from './list-orders.ts'
import { orderSorts, type OrderFilter, type OrderSort } from './order-filter.ts'

/** As many as make reading all of them the worse plan for everything that is asked. */
const many = 20_000

/** Mostly delivered, few refunded, districts of different sizes; common names and one that is rare. */
async function fill(shop: Shop): Promise<void> {
  const common = await stocked(shop, { name: 'Towel', stock: 5 })
  const rare = await stocked(shop, { name: 'Clay teapot', stock: 5 })
  await shop.database.transaction(async (database) => {
    await database.execute(sql`SET LOCAL statement_timeout = 0`)
    await database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, email, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, payment, placed_at, status_changed_at, idempotency_key, request_hash,
      call_state, call_again_at)
    SELECT gen_random_uuid(), (10000000 + n)::text, substr(md5(n::text), 1, 10),
      CASE WHEN n % 1000 = 17 THEN 'Zubaida Gulshan' ELSE 'Rahima Khatun ' || n END,
      '+88017' || lpad((n * 37 % 100000000)::text, 8, '0'), CASE WHEN n % 3 = 0 THEN 'buyer' || n || '@example.com' END,
      CASE WHEN n % 50 = 0 THEN 'Sylhet' ELSE 'Dhaka' END, 'Mirpur', 'House 12, Road 3, Section 10', 'inside-dhaka',
      1000 * n, 6000, 1000 * n + 6000,
      CASE WHEN n % 100 = 0 THEN 'Pending' WHEN n % 10 = 0 THEN 'Canceled' ELSE 'Delivered' END,
      CASE WHEN n % 500 = 0 THEN 'refunded' WHEN n % 10 = 0 THEN 'due' ELSE 'remitted' END,
      now() - n * interval '10 minutes', now(), 'key ' || n, '',
      CASE WHEN n % 100 <> 0 THEN 'confirmed' WHEN n % 300 = 0 THEN 'wrong-number' WHEN n % 500 = 0 THEN 'busy' END,
      CASE WHEN n % 500 = 0 THEN now() + n * interval '1 second' - interval '1 hour' END
    FROM generate_series(1, ${sql.raw(String(many))}) n`)
    await database.execute(sql`
    INSERT INTO order_lines (order_ref, placed_at, position, product_id, variant_id, sku, name, quantity, unit_price_in_paisa)
    SELECT o.id, o.placed_at, 0, v.product_id, v.id, v.sku, 'sold', 1, 1000 FROM orders o, variants v
    WHERE v.id = (CASE WHEN o.order_id LIKE '%00' THEN ${rare}::uuid ELSE ${common}::uuid END)`)
  })
  await shop.database.execute(sql`
    INSERT INTO order_tags (order_ref, placed_at, tag)
    SELECT id, placed_at, 'Wholesale' FROM orders UNION ALL SELECT id, placed_at, 'Gift' FROM orders WHERE order_id LIKE '%50'`)
  // As autovacuum leaves them: an index alone answers what stands in it.
  await shop.database.execute(
    sql`VACUUM ANALYZE orders, order_lines, order_tags, variants, products`,
  )
}

const wholeTable = /Seq Scan on (orders|order_lines|order_tags)\b/

const aCouponId = newId()

const asked: OrderFilter[] = [
  {},
  { status: 'Delivered' },
  { status: 'Pending' },
  { status: 'Shipped' },
  { payment: 'due' },
  { call: 'never-called' },
  { call: 'wrong-number' },
  { call: 'confirmed', status: 'Pending' },
  { payment: 'refunded' },
  { payment: 'collected' },
  { district: 'Sylhet' },
  { district: 'Dhaka', status: 'Canceled' },
  { zone: 'inside-dhaka' },
  { source: 'website' },
  { source: 'facebook' },
  { tag: 'Gift' },
  { tag: 'Wholesale' },
  { tag: 'Gift', status: 'Pending', q: 'khatun' },
  { coupon: aCouponId },
  { coupon: aCouponId, status: 'Pending' },
  { from: '2026-01-01', to: '2026-01-07' },
  { weekday: 2, hour: 3 },
  { hour: 14, from: '2026-01-01', to: '2026-03-31' },
  { weekday: 5, status: 'Delivered' },
  { weekday: 5, hour: 3, tag: 'Wholesale' },
  { hour: 3, q: 'khatun', payment: 'due' },
  { totalFrom: 100, totalTo: 200 },
  { q: 'zubaida' },
  { q: 'zubaida gulshan' },
  { q: 'khatun' },
  { q: '01700001234' },
  { q: '1234' },
  { q: '10000500' },
  { q: 'towel' },
  { q: 'clay teapot' },
  { q: 'nobody at all' },
  { q: 'khatun', status: 'Pending', district: 'Sylhet', payment: 'due' },
]

/** How PostgreSQL plans a page, the page after it, and the count. */
async function plansOf(shop: Shop, filter: OrderFilter, sort: OrderSort): Promise<string[]> {
  const query = { filter, sort, isCounted: true }
  return explainQueries(shop, async (asking) => {
    const first = await listOrders(asking, query)
    const after = first.outcome === 'listed' ? first.orders.at(-1)?.id : undefined
    await listOrders(asking, { ...query, after })
  })
}

test('lists, searches, filters and tabs are answered by indexes, however many orders there are', async () => {
  const shop = await openTestShop()
  await fill(shop)
  const wrong: object[] = []
  for (const filter of asked)
    for (const sort of orderSorts) {
      const plans = await plansOf(shop, filter, sort)
      expect(plans.length).toBeGreaterThan(1)
      wrong.push(
        ...plans.filter((plan) => wholeTable.test(plan)).map((plan) => ({ filter, sort, plan })),
      )
    }
  expect(wrong).toEqual([])

  const known = await explainQueries(shop, async (asking) => void (await listKnownTags(asking)))
  expect(known.join()).toContain('orders_of_tag')
  expect(known.join()).not.toMatch(wholeTable)

  expect(await countOrders(shop)).toMatchObject({
    Pending: 200,
    Shipped: 0,
    Delivered: mostOfTab + 1,
  })
  const [tabs, ...others] = await explainQueries(shop, countOrders)
  expect(others).toEqual([])
  expect(tabs).toContain('Index Only Scan using orders_by_status')
  expect(tabs).not.toMatch(wholeTable)

  // Of what thousands have, no more is read than is shown and counted.
  const pages = (filter: OrderFilter) =>
    explainQueries(shop, (asking) =>
      listOrders(asking, { filter, sort: 'newest', isCounted: true }),
    )
  const [sold] = (await pages({ q: 'towel' })).filter((plan) => plan.includes('lines_of_product'))
  expect(sold).toMatch(/Limit.*\n.*Index Only Scan Backward using lines_of_product/)
  expect(sold).not.toContain('orders_by_time')
  const tagged = (await pages({ tag: 'Wholesale' })).slice(0, 2)
  for (const plan of tagged)
    expect(plan).toMatch(/Limit.*\n.*Index Only Scan Backward using orders_of_tag/)

  // Rare words and numbers come from their index; what most have is among the latest.
  const foundBy = async (q: string) =>
    (await pages({ q })).filter((plan) => plan.includes('orders_by')).join()
  for (const q of [
    'zubaida',
    'zubaida gulshan',
    '01700001234',
    '10000500',
    'buyer3333@example.com',
  ]) {
    const plan = await foundBy(q)
    expect(plan).toContain('Bitmap Index Scan on orders_by_searched_text')
    expect(plan).not.toContain('orders_by_time')
  }
  // One list of the index tells all, and it is short.
  for (const q of ['01700001234', '10000500', 'buyer3333@example.com']) {
    const [plan] = await pages({ q })
    const conditions = plan?.split('\n').filter((line) => line.includes('Index Cond: (rare_parts'))
    expect(conditions).toHaveLength(1)
    expect(conditions?.join()).not.toContain('~~')
  }
  expect(await foundBy('khatun')).toContain('orders_by_time')
  expect(await foundBy('khatun')).not.toContain('orders_by_searched_text')

  // Of what neither few nor most have, some weeks are looked through; of several things that few have together, the index has all.
  const [ofWeeks] = await pages({ source: 'website', totalFrom: 188_500 })
  expect(ofWeeks).toMatch(/generate_series/)
  expect(ofWeeks).toContain('Bitmap Index Scan on orders_by_searched_text')
  const [together] = await pages({ status: 'Pending', district: 'Sylhet', zone: 'inside-dhaka' })
  expect(together).not.toMatch(/orders_by_time|generate_series/)
  const [both] = await pages({ tag: 'Gift', district: 'Sylhet', status: 'Pending' })
  expect(both).toMatch(/Index Only Scan using orders_by_district on orders other/)

  // The orders of a phone are counted without reading them.
  const ofPhone = await explainQueries(shop, async (asking) => {
    await listOrdersOfPhone(asking, { phone: '+8801700000037' })
  })
  expect(ofPhone).toHaveLength(1)
  expect(ofPhone.filter((plan) => plan.includes('Aggregate'))).toEqual([
    expect.stringContaining('Index Only Scan using orders_by_phone'),
  ])

  // Of an hour of a weekday no other hours are read, however few orders there are in it.
  const [atHours] = await pages({ weekday: 2, hour: 3 })
  expect(atHours).toMatch(/orders_by_time.*\n\s+Index Cond: .*placed_at >= .*placed_at < /)

  // However the list is sorted: by the total the count would be a walk along all orders.
  const countOf = async (sort: OrderSort) => {
    const query = { filter: { district: 'Sherpur' }, sort, isCounted: true }
    const plans = await explainQueries(shop, (asking) => listOrders(asking, query))
    return plans.find((plan) => plan.startsWith('Aggregate'))
  }
  expect(await countOf('largest')).toContain('orders_by_district')
  expect(await countOf('largest')).toBe(await countOf('newest'))

  const next = await takeNextCall(shop, aScript)
  const queue = await explainQueries(shop, async (asking) => {
    await countCalls(asking)
    await listPromisedCalls(asking)
    await takeNextCall(asking, aScript)
    await takeNextCall(asking, aScript, { place: next?.place })
    await takeNextCall(asking, aScript, { place: next?.place, isBackward: true })
    const last = { part: 'again', micros: '99999999999999999', orderRef: newId() } as const
    await takeNextCall(asking, aScript, { place: last })
  })
  expect(queue.length).toBeGreaterThan(8)
  expect(queue.filter((plan) => wholeTable.test(plan))).toEqual([])
  // What was called already is passed over in the index.
  const never = queue.filter((plan) => plan.includes('call_state IS NULL'))
  expect(never.filter((plan) => !/Index Cond: .*call_state IS NULL/.test(plan))).toEqual([])
  expect(queue.filter((plan) => plan.includes('orders_to_call_again')).length).toBeGreaterThan(1)
  expect(queue.filter((plan) => plan.includes('orders_with_promised_call')).length).toBe(2)
}, 90_000)
