import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderChanges, orders } from '../../orders/tables.ts'
import { ordersToAnonymize } from '../../orders/own-orders/tables.ts'
import { customerIdentities } from '../tables.ts'

/** Ids as one value of a query. */
export const idList = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`

/** Of an order that is called `o`. */
export const goods = sql`o.grand_total_in_paisa - o.delivery_charge_in_paisa AS goods_in_paisa`

const columns = sql`o.id, o.status, o.placed_at, o.full_name, o.phone, o.email, o.district, o.district_bn,
  ${goods}`

/** An order whose person asked to be forgotten is on its way to nobody. */
export const staysKnown = sql`NOT EXISTS (SELECT FROM ${ordersToAnonymize} gone WHERE gone.order_ref = o.id)`

/** Orders of customers, as `person` beside columns of the order. Accounts and phones are looked up each by its own index. */
const ordersOf = (people: SQL): SQL => sql`
  SELECT i.customer_id AS person, ${columns} FROM ${customerIdentities} i JOIN ${orders} o ON o.customer_id = i.user_id
  WHERE i.customer_id = ANY(${people})
  UNION ALL
  SELECT i.customer_id, ${columns} FROM ${customerIdentities} i JOIN ${orders} o ON o.phone = i.phone AND o.customer_id IS NULL
  WHERE i.customer_id = ANY(${people}) AND ${staysKnown}`

/** Nobody has more names than stand here. */
const longestText = 4000

/** Of orders that belong together. Canceled after it was shipped means that it came back (D17); money is of goods, less discounts, that were delivered (D31). */
const counts = sql`
    count(*)::int AS orders,
    count(*) FILTER (WHERE status = 'Delivered')::int AS delivered,
    count(*) FILTER (WHERE status = 'Canceled' AND NOT is_returned)::int AS canceled,
    count(*) FILTER (WHERE status = 'Canceled' AND is_returned)::int AS returned,
    coalesce(sum(goods_in_paisa) FILTER (WHERE status = 'Delivered'), 0)::bigint AS spent_in_paisa,
    min(placed_at) AS first_order_at,
    max(placed_at) AS last_order_at`

const withReturned = (own: SQL): SQL => sql`
    SELECT own.*, own.status = 'Canceled' AND EXISTS (
      SELECT FROM ${orderChanges} change
      WHERE change.order_ref = own.id AND change.field = 'status' AND change."from" = 'Shipped' AND change."to" = 'Canceled') AS is_returned
    FROM (${own}) own`

/** What customers add up to, one row each, of their orders as they are now; nothing for a customer who has none. */
export const sumsOf = (people: SQL): SQL => sql`
  SELECT person, ${counts},
    (array_agg(full_name ORDER BY placed_at DESC, id DESC))[1] AS name,
    (array_agg(phone ORDER BY placed_at DESC, id DESC))[1] AS phone,
    (array_agg(email ORDER BY placed_at DESC, id DESC) FILTER (WHERE email IS NOT NULL))[1] AS email,
    (array_agg(district ORDER BY placed_at DESC, id DESC) FILTER (WHERE district <> ''))[1] AS district,
    (array_agg(district_bn ORDER BY placed_at DESC, id DESC) FILTER (WHERE district <> ''))[1] AS district_bn,
    left(string_agg(DISTINCT concat_ws(' ', full_name, phone, email), ' '), ${sql.raw(String(longestText))}) AS words
  FROM (${withReturned(ordersOf(people))}) counted
  GROUP BY person`

/** One row, whether there are any. `own`: orders with `goods_in_paisa`; the list of customers may be some seconds behind. */
export const selectSums = (database: Database, own: SQL) =>
  database
    .select({
      orders: sql<number>`orders`,
      delivered: sql<number>`delivered`,
      canceled: sql<number>`canceled`,
      returned: sql<number>`returned`,
      spentInPaisa: sql`spent_in_paisa`.mapWith(Number),
      firstOrderAt: sql`first_order_at`.mapWith(readMoment),
      lastOrderAt: sql`last_order_at`.mapWith(readMoment),
    })
    .from(sql`(SELECT ${counts} FROM (${withReturned(own)}) counted) sums`)

const readMoment = (moment: string): Date | null => new Date(moment)
