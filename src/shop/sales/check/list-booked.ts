import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { GoodsKind, SalesKind } from '../contract.ts'
import type { Booked } from './recount.ts'

interface Row extends Record<string, unknown> {
  order_ref: string
  kind: SalesKind
  day: string
}

const names = [
  'orders',
  'pieces',
  'gross',
  'discount',
  'delivery',
  'costed',
  'cost',
  'amount',
] as const

const toBooked = (row: Row): Booked => ({
  kind: row.kind,
  day: row.day,
  ...(Object.fromEntries(names.map((name) => [name, Number(row[name] ?? 0)])) as Omit<
    Booked,
    'kind' | 'day'
  >),
})

/** What the books say of these orders, by order; what comes to nothing on a day is left out. */
export async function listBooked(
  database: Database,
  orderRefs: readonly string[],
): Promise<Map<string, Booked[]>> {
  const { rows } = await database.execute<Row>(sql`
    SELECT order_ref, kind, day::text AS day, sum(orders) AS orders, sum(pieces) AS pieces, sum(gross_in_paisa) AS gross,
      sum(discount_in_paisa) AS discount, sum(delivery_in_paisa) AS delivery, sum(costed_in_paisa) AS costed, sum(cost_in_paisa) AS cost,
      sum(amount_in_paisa) AS amount
    FROM sales_entries WHERE order_ref = ANY(${sql.param([...orderRefs])}::uuid[]) GROUP BY order_ref, kind, day`)
  return byOrder(rows)
}

/** The same as the lines have it. */
export async function listBookedLines(
  database: Database,
  orderRefs: readonly string[],
): Promise<Map<string, (Booked & { kind: GoodsKind })[]>> {
  const { rows } = await database.execute<Row>(sql`
    SELECT order_ref, kind, day::text AS day, sum(pieces) AS pieces, sum(gross_in_paisa) AS gross, sum(discount_in_paisa) AS discount,
      sum(costed_in_paisa) AS costed, sum(cost_in_paisa) AS cost
    FROM sales_line_entries WHERE order_ref = ANY(${sql.param([...orderRefs])}::uuid[]) GROUP BY order_ref, kind, day`)
  return byOrder(rows) as Map<string, (Booked & { kind: GoodsKind })[]>
}

const byOrder = (rows: readonly Row[]): Map<string, Booked[]> =>
  new Map(
    [...Map.groupBy(rows, (row) => row.order_ref)].map(([orderRef, own]) => [
      orderRef,
      own.map(toBooked),
    ]),
  )
