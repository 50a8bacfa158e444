import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '../../shop.ts'
import { findCustomer } from '../detail/find-customer.ts'
import { foldCustomers } from '../people/fold-customers.ts'
import { findCustomerId, findOrderingCustomer } from '../people/find-members.ts'
import { customerSorts, type CustomerFilter, type CustomerSort } from './customer-filter.ts'
import { listCustomers, listTags } from './list-customers.ts'

/** As many as make reading all of them the worse plan for everything that is asked. */
const many = 10_000

/** Two orders for each, common names and one that is rare, few marks and tags, districts of different sizes. */
async function fill(shop: Shop): Promise<void> {
  await shop.database.transaction(async (database) => {
    await database.execute(sql`SET LOCAL statement_timeout = 0`)
    await database.execute(sql`SET LOCAL session_replication_role = replica`)
    await database.execute(sql`
    INSERT INTO customer_identities (id, phone, customer_id, since)
    SELECT id, phone, id, now() FROM (
      SELECT gen_random_uuid() AS id, '+88017' || lpad((n * 37 % 100000000)::text, 8, '0') AS phone
      FROM generate_series(1, ${sql.raw(String(many))}) n) made`)
    await database.execute(sql`
    INSERT INTO customers (id, name, phone, email, has_account, district, orders, delivered, canceled, returned, spent_in_paisa,
      first_order_at, last_order_at, active_at, mark, tags, searched_text)
    SELECT id, name, phone, NULL, false, CASE WHEN n % 50 = 0 THEN 'Sylhet' ELSE 'Dhaka' END, n % 7, n % 5, n % 3, n % 2, n * 1000,
      now() - n * interval '1 minute', now() - n * interval '1 minute', now() - n * interval '1 minute',
      CASE WHEN n % 200 = 0 THEN 'blocked' WHEN n % 100 = 0 THEN 'trusted' ELSE 'none' END,
      CASE WHEN n % 300 = 0 THEN ARRAY['wholesale'] ELSE '{}' END, lower(name || ' ' || phone)
    FROM (SELECT id, phone, n, CASE WHEN n % 1000 = 0 THEN 'Zubaida Gulshan' ELSE 'Rahima Khatun ' || n END AS name
      FROM (SELECT id, phone, row_number() OVER () AS n FROM customer_identities) numbered) named`)
    await database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), (10000000 + row_number() OVER ())::text, i.phone || again, 'Rahima Khatun', i.phone, 'Dhaka', 'Mirpur', 'House 12, Road 3', 'inside-dhaka',
      1000, 6000, 7000, 'Delivered', now() - again * interval '10 minutes', now(), i.phone || again, ''
    FROM customer_identities i, generate_series(1, 2) again`)
    await database.execute(sql`
    INSERT INTO order_calls (id, order_ref, at, by, outcome)
    SELECT gen_random_uuid(), id, placed_at, 'shop', 'busy' FROM orders, generate_series(1, 2)`)
  })
  for (const table of ['customers', 'customer_identities', 'orders', 'order_calls', 'users'])
    await shop.database.execute(sql`VACUUM ANALYZE ${sql.identifier(table)}`)
}

const wholeTable = /Seq Scan on (customers|customer_identities|orders|order_calls|order_changes)\b/

const asked: CustomerFilter[] = [
  {},
  { mark: 'blocked' },
  { mark: 'suspicious' },
  { mark: 'none' },
  { tag: 'wholesale' },
  { district: 'Sylhet' },
  { district: 'Dhaka', mark: 'trusted' },
  { ordersFrom: 3 },
  { ordersFrom: 6, ordersTo: 6 },
  { from: '2026-01-01', to: '2026-01-07' },
  { q: 'zubaida' },
  { q: 'zubaida gulshan' },
  { q: 'khatun' },
  { q: '01700001234' },
  { q: 'nobody at all' },
  { q: 'khatun', district: 'Sylhet', mark: 'blocked' },
]

/** How PostgreSQL plans a page, the page after it, and the count. */
async function plansOf(shop: Shop, filter: CustomerFilter, sort: CustomerSort): Promise<string[]> {
  const query = { filter, sort, isCounted: true }
  return explainQueries(shop, async (asking) => {
    const first = await listCustomers(asking, query)
    const after = first.outcome === 'listed' ? first.customers.at(-1)?.id : undefined
    await listCustomers(asking, { ...query, after })
  })
}

test('lists, searches, filters, one customer and what is added up are answered by indexes, however many there are', async () => {
  const shop = await openTestShop()
  await fill(shop)
  const wrong: object[] = []
  for (const filter of asked)
    for (const sort of customerSorts) {
      const plans = await plansOf(shop, filter, sort)
      expect(plans.length).toBeGreaterThan(0)
      wrong.push(
        ...plans.filter((plan) => wholeTable.test(plan)).map((plan) => ({ filter, sort, plan })),
      )
    }
  expect(wrong).toEqual([])

  const bySearch = 'Bitmap Index Scan on customers_by_searched_text'
  for (const filter of [
    { tag: 'wholesale' },
    { q: 'zubaida gulshan' },
    { district: 'Dhaka', mark: 'trusted' } as const,
  ])
    expect((await plansOf(shop, filter, 'latest'))[0]).toContain(bySearch)

  const phone = '+8801700000037'
  const id = (await findCustomerId(shop.database, { customerId: null, phone })) ?? ''
  await shop.database.execute(
    sql`UPDATE orders SET status = 'Canceled' WHERE phone IN (SELECT phone FROM customers LIMIT 300)`,
  )
  const plans = await explainQueries(shop, async (asking) => {
    expect(await findCustomer(asking, id)).toMatchObject({
      phone,
      sums: { orders: 2 },
      calls: { length: 4 },
    })
    await findCustomerId(asking.database, { customerId: null, phone })
    await findOrderingCustomer(asking.database, { customerId: null, phone })
    await listTags(asking)
  })
  expect(plans.length).toBe(4)
  expect(plans.filter((plan) => wholeTable.test(plan))).toEqual([])
  expect(await foldCustomers(shop)).toBeGreaterThan(300)
}, 90_000)
