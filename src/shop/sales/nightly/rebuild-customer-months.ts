import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { customerIdentities } from '#shop/customers/tables.ts'
import { orders } from '#shop/orders/tables.ts'
import { salesCustomerEntries, salesCustomerMonths } from '../tables.ts'

/**
 * Counts customers anew by the month of their first delivered order. It reads all deliveries there are, at night: people are joined and
 * taken apart, and then all of their orders are somebody else's. Whose person was removed is nobody's any more. What each cell is made of
 * is kept in the same transaction, so that the orders behind it come to it until it is counted again.
 */
export async function rebuildCustomerMonths({ database }: Pick<Shop, 'database'>): Promise<void> {
  await database.transaction(async (inside) => {
    await inside.execute(sql`SET LOCAL statement_timeout = 0`)
    // Only what is new or different is written: nearly all of a million rows are the same each night.
    await inside.execute(sql`
      WITH ${counted}, gone AS (
        DELETE FROM ${salesCustomerEntries} kept WHERE NOT EXISTS (
          SELECT FROM counted c WHERE (c.cohort, c.day, c.order_ref, c.kind) = (kept.cohort, kept.day, kept.order_ref, kept.kind))
      )
      INSERT INTO ${salesCustomerEntries} AS kept (cohort, day, order_ref, kind, customers, orders, net_in_paisa)
      SELECT cohort, day, order_ref, kind, customers, orders, net FROM counted
      ON CONFLICT (cohort, day, order_ref, kind) DO UPDATE
        SET customers = excluded.customers, orders = excluded.orders, net_in_paisa = excluded.net_in_paisa
        WHERE (kept.customers, kept.orders, kept.net_in_paisa) <> (excluded.customers, excluded.orders, excluded.net_in_paisa)`)
    await inside.execute(sql`DELETE FROM ${salesCustomerMonths}`)
    await inside.execute(sql`
      INSERT INTO ${salesCustomerMonths} (cohort, month, customers, orders, net_in_paisa)
      SELECT cohort, date_trunc('month', day)::date, sum(customers), sum(orders), sum(net_in_paisa)
      FROM ${salesCustomerEntries} GROUP BY 1, 2`)
  })
}

/** What each order added on each day, and whose it is: a person, or else an account or a phone that nobody has ordered with since. */
const bought = sql`bought AS (
  SELECT coalesce(account.customer_id::text, guest.customer_id::text, o.customer_id::text, nullif(o.phone, '')) AS customer,
    e.order_ref, e.kind, e.day, date_trunc('month', e.day)::date AS month,
    sum(CASE e.kind WHEN 'delivered' THEN e.orders ELSE 0 END) AS orders,
    sum(CASE e.kind WHEN 'delivered' THEN 1 ELSE -1 END * (e.gross_in_paisa - e.discount_in_paisa)) AS net
  FROM sales_entries e JOIN ${orders} o ON o.id = e.order_ref
    LEFT JOIN ${customerIdentities} account ON account.user_id = o.customer_id
    LEFT JOIN ${customerIdentities} guest ON o.customer_id IS NULL AND guest.phone = o.phone
  WHERE e.kind IN ('delivered', 'returned') GROUP BY 1, e.order_ref, e.kind, e.day
)`

/** A customer bought in a month where more was delivered than undone, and is counted at the first of these orders. */
const counted = sql`${bought}, monthly AS (
  SELECT *, sum(orders) OVER month AS of_month,
    row_number() OVER (PARTITION BY customer, month ORDER BY orders <= 0, day, order_ref, kind) AS number
  FROM bought WHERE customer IS NOT NULL WINDOW month AS (PARTITION BY customer, month)
), dated AS (
  SELECT *, min(month) FILTER (WHERE of_month > 0) OVER (PARTITION BY customer) AS cohort FROM monthly
), counted AS MATERIALIZED (
  SELECT cohort, day, order_ref, kind, (of_month > 0 AND number = 1)::int AS customers, orders, net
  FROM dated WHERE month >= cohort AND (orders <> 0 OR net <> 0 OR of_month > 0 AND number = 1)
)`
