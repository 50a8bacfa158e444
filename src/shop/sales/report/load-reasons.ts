import { sql } from 'drizzle-orm'
import { orderChanges, orders } from '#shop/orders/tables.ts'
import type { Shop } from '#shop/shop.ts'
import type { DayRange } from '../contract.ts'
import { salesDays, salesEntries } from '../tables.ts'

export const lostKinds = ['canceled', 'refused', 'returned'] as const
export type LostKind = (typeof lostKinds)[number]

/** What people wrote when orders came to nothing, as often as they did. */
export interface Reason {
  kind: LostKind
  /** Empty where nothing was said, or its person was removed. */
  reason: string
  orders: number
  /** Numbers of the latest of them. */
  latest: string[]
}

export interface Reasons {
  rows: Reason[]
  /** There were more orders in these days than were looked at: these are the latest ones. */
  isCut: boolean
  /** So many orders were looked at. */
  orders: number
}

interface Row extends Reason, Record<string, unknown> {
  seen: number
  all: number
}

/** So many orders tell why; reasons are no part of the books, because they go with their people (docs/decisions/0170). */
const mostOrders = 2000
const mostReasons = 100
const mostExamples = 5

/** Why orders of these days were canceled, refused or returned: of the latest ones, found by the sums and the entries of their days. */
export async function loadReasons(
  { database }: Pick<Shop, 'database'>,
  { from, to }: DayRange,
): Promise<Reasons> {
  const { rows } = await database.execute<Row>(sql`
    WITH counted AS (
      SELECT day, greatest(canceled_orders, 0) + greatest(refused_orders, 0) + greatest(returned_orders, 0) AS orders
      FROM ${salesDays} WHERE dimension = 'all' AND key = '' AND day BETWEEN ${from}::date AND ${to}::date
    ), days AS (
      SELECT day FROM (SELECT day, orders, sum(orders) OVER (ORDER BY day DESC) - orders AS later FROM counted WHERE orders > 0) running
      WHERE later < ${mostOrders}
    ), lost AS (
      SELECT e.day, e.order_ref, e.kind FROM ${salesEntries} e
      WHERE e.day = ANY(ARRAY(SELECT day FROM days)) AND e.kind = ANY(${sql.param([...lostKinds])}::text[])
      GROUP BY e.day, e.order_ref, e.kind HAVING sum(e.orders) > 0 ORDER BY e.day DESC, e.order_ref DESC LIMIT ${mostOrders}
    ), told AS (
      SELECT lost.*, o.order_id, coalesce(said.reason, '') AS reason
      FROM lost LEFT JOIN ${orders} o ON o.id = lost.order_ref LEFT JOIN LATERAL (
        SELECT trim(c.reason) AS reason FROM ${orderChanges} c WHERE c.order_ref = lost.order_ref
          AND CASE lost.kind WHEN 'returned' THEN c.field = 'return' ELSE c.field = 'status' AND c."to" = 'Canceled' END
        ORDER BY c.at DESC LIMIT 1
      ) said ON true
    )
    SELECT kind, min(reason) AS reason, count(*)::int AS orders,
      (array_remove(array_agg(order_id ORDER BY day DESC), NULL))[1:${sql.raw(String(mostExamples))}] AS latest,
      (sum(count(*)) OVER ())::int AS seen, (SELECT coalesce(sum(orders), 0)::int FROM counted) AS all
    FROM told GROUP BY kind, lower(reason) ORDER BY count(*) DESC, kind, min(reason) LIMIT ${mostReasons}`)
  const [first] = rows
  return {
    rows: rows.map(({ kind, reason, orders: many, latest }) => ({
      kind,
      reason,
      orders: many,
      latest,
    })),
    isCut: first !== undefined && first.seen >= mostOrders && first.all > first.seen,
    orders: first?.seen ?? 0,
  }
}
