import { sql } from 'drizzle-orm'
import { orders as ordersTable } from '#shop/orders/tables.ts'
import type { Shop } from '#shop/shop.ts'
import type { CohortCell, CohortEntry } from '../contract.ts'
import { parseCursor } from '../report/list-entries.ts'
import { salesCustomerEntries } from '../tables.ts'

interface CohortEntries {
  rows: CohortEntry[]
  next: string | null
}

interface Asked {
  limit?: number
  /** The `next` of the page before. */
  cursor?: string | undefined
}

const usualLimit = 50

/**
 * The orders behind a cell of customers by month, the latest day first, as they were counted with it: each column of them comes to what the
 * cell says. Undefined where the cursor is not one of these.
 */
export async function listCohortEntries(
  { database }: Pick<Shop, 'database'>,
  { cohort, month }: CohortCell,
  { limit = usualLimit, cursor }: Asked = {},
): Promise<CohortEntries | undefined> {
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  if (after === null) return undefined
  const inMonth = month
    ? sql`AND day >= ${month}::date AND day < ${month}::date + interval '1 month'`
    : sql``
  const goesOn = after
    ? sql`AND (day, order_ref, kind) < (${after.day}::date, ${after.id.slice(0, idLength)}::uuid, ${after.id.slice(idLength)})`
    : sql``
  const { rows } = await database.execute<Record<keyof CohortEntry, string>>(sql`
    SELECT page.order_ref::text || page.kind AS id, page.day::text AS day, page.kind, ${ordersTable.orderId} AS "orderId",
      page.customers, page.orders, page.net_in_paisa AS "netInPaisa"
    FROM (SELECT * FROM ${salesCustomerEntries} WHERE cohort = ${cohort}::date ${inMonth} ${goesOn}
      ORDER BY day DESC, order_ref DESC, kind DESC LIMIT ${limit + 1}) page
    LEFT JOIN ${ordersTable} ON ${ordersTable.id} = page.order_ref
    ORDER BY page.day DESC, page.order_ref DESC, page.kind DESC`)
  const page = rows.slice(0, limit).map(toEntry)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? `${last.day}_${last.id}` : null }
}

/** Of an id in UUID form, as text. */
const idLength = 36

const toEntry = (row: Record<keyof CohortEntry, string>): CohortEntry => ({
  id: row.id,
  day: row.day,
  kind: row.kind as CohortEntry['kind'],
  orderId: row.orderId,
  customers: Number(row.customers),
  orders: Number(row.orders),
  netInPaisa: Number(row.netInPaisa),
})

/** All of them in batches, for a file. */
export async function* walkCohortEntries(
  shop: Pick<Shop, 'database'>,
  cell: CohortCell,
): AsyncGenerator<CohortEntry[]> {
  for (let cursor: string | undefined; ;) {
    const page = await listCohortEntries(shop, cell, { limit: 500, cursor })
    if (page && page.rows.length > 0) yield page.rows
    if (!page?.next) return
    cursor = page.next
  }
}
