import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { orderChanges, orders } from '../../orders/tables.ts'
import { ordersToAnonymize } from '../../orders/own-orders/tables.ts'
import { customerIdentities } from '../tables.ts'

/** Ids as one value of a query. */
export const idList = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`

const columns = sql`o.id, o.status, o.placed_at, o.full_name, o.phone, o.email, o.district, o.district_bn,
  o.grand_total_in_paisa - o.delivery_charge_in_paisa AS goods_in_paisa`

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

/**
 * What customers add up to, one row each, of their orders as they are now; nothing for a customer who has none. Canceled after it was
 * shipped means that it came back (D17); money is of goods, less discounts, that were delivered (D31).
 */
export const sumsOf = (people: SQL): SQL => sql`
  SELECT person,
    count(*)::int AS orders,
    count(*) FILTER (WHERE status = 'Delivered')::int AS delivered,
    count(*) FILTER (WHERE status = 'Canceled' AND NOT is_returned)::int AS canceled,
    count(*) FILTER (WHERE status = 'Canceled' AND is_returned)::int AS returned,
    coalesce(sum(goods_in_paisa) FILTER (WHERE status = 'Delivered'), 0)::bigint AS spent_in_paisa,
    min(placed_at) AS first_order_at,
    max(placed_at) AS last_order_at,
    (array_agg(full_name ORDER BY placed_at DESC, id DESC))[1] AS name,
    (array_agg(phone ORDER BY placed_at DESC, id DESC))[1] AS phone,
    (array_agg(email ORDER BY placed_at DESC, id DESC) FILTER (WHERE email IS NOT NULL))[1] AS email,
    (array_agg(district ORDER BY placed_at DESC, id DESC) FILTER (WHERE district <> ''))[1] AS district,
    (array_agg(district_bn ORDER BY placed_at DESC, id DESC) FILTER (WHERE district <> ''))[1] AS district_bn,
    left(string_agg(DISTINCT concat_ws(' ', full_name, phone, email), ' '), ${sql.raw(String(longestText))}) AS words
  FROM (
    SELECT own.*, own.status = 'Canceled' AND EXISTS (
      SELECT FROM ${orderChanges} change
      WHERE change.order_ref = own.id AND change.field = 'status' AND change."from" = 'Shipped' AND change."to" = 'Canceled') AS is_returned
    FROM (${ordersOf(people)}) own
  ) counted
  GROUP BY person`

export interface Sums {
  orders: number
  delivered: number
  canceled: number
  returned: number
  spentInPaisa: number
  firstOrderAt: Date | null
  lastOrderAt: Date | null
}

const sumsOfOne = prepared((database) =>
  database
    .select({
      orders: sql<number>`orders`,
      delivered: sql<number>`delivered`,
      canceled: sql<number>`canceled`,
      returned: sql<number>`returned`,
      spentInPaisa: sql`spent_in_paisa`.mapWith(Number),
      firstOrderAt: sql<string>`first_order_at`,
      lastOrderAt: sql<string>`last_order_at`,
    })
    .from(sql`(${sumsOf(sql`ARRAY[(SELECT ${sql.placeholder('customerId')})::uuid]`)}) sums`)
    .prepare('sums_of_customer'),
)

/** Of the orders as they are at this moment; the list may be some seconds behind. */
export async function sumOrders(database: Database, customerId: string): Promise<Sums> {
  const [sums] = await sumsOfOne(database).execute({ customerId })
  return sums
    ? {
        ...sums,
        firstOrderAt: new Date(sums.firstOrderAt),
        lastOrderAt: new Date(sums.lastOrderAt),
      }
    : noOrders
}

const noOrders: Sums = {
  orders: 0,
  delivered: 0,
  canceled: 0,
  returned: 0,
  spentInPaisa: 0,
  firstOrderAt: null,
  lastOrderAt: null,
}
