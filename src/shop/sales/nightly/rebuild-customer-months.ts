import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { customerIdentities } from '#shop/customers/tables.ts'
import { orders } from '#shop/orders/tables.ts'
import { salesCustomerMonths } from '../tables.ts'

/**
 * Counts customers anew by the month of their first delivered order. It reads all deliveries there are, at night: people are joined and
 * taken apart, and then all of their orders are somebody else's. Whose person was removed is nobody's any more.
 */
export async function rebuildCustomerMonths({ database }: Pick<Shop, 'database'>): Promise<void> {
  await database.transaction(async (inside) => {
    await inside.execute(sql`SET LOCAL statement_timeout = 0`)
    await inside.execute(sql`DELETE FROM ${salesCustomerMonths}`)
    await inside.execute(sql`
      INSERT INTO ${salesCustomerMonths} (cohort, month, customers, orders, net_in_paisa)
      WITH bought AS (
        SELECT coalesce(account.customer_id, guest.customer_id)::text AS known, o.customer_id::text AS account, nullif(o.phone, '') AS phone,
          date_trunc('month', e.day)::date AS month,
          CASE e.kind WHEN 'delivered' THEN e.orders ELSE 0 END AS orders,
          CASE e.kind WHEN 'delivered' THEN 1 ELSE -1 END * (e.gross_in_paisa - e.discount_in_paisa) AS net
        FROM sales_entries e JOIN ${orders} o ON o.id = e.order_ref
          LEFT JOIN ${customerIdentities} account ON account.user_id = o.customer_id
          LEFT JOIN ${customerIdentities} guest ON o.customer_id IS NULL AND guest.phone = o.phone
        WHERE e.kind IN ('delivered', 'returned')
      ), months AS (
        SELECT coalesce(known, account, phone) AS customer, month, sum(orders) AS orders, sum(net) AS net
        FROM bought WHERE coalesce(known, account, phone) IS NOT NULL GROUP BY 1, 2
      ), dated AS (
        SELECT *, min(month) FILTER (WHERE orders > 0) OVER (PARTITION BY customer) AS cohort FROM months
      )
      SELECT cohort, month, count(*) FILTER (WHERE orders > 0), sum(orders), sum(net) FROM dated
      WHERE cohort IS NOT NULL AND month >= cohort GROUP BY cohort, month`)
  })
}
