import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orders as ordersTable } from '#shop/orders/tables.ts'
import type { SalesDimension, SalesFigure, SalesKind } from '../contract.ts'
import { figures, kindsOf, measureColumns } from '../figures.ts'
import { goodsMeasures } from '../sum-columns.ts'
import { salesCohorts, salesDays, salesEntries, salesLineEntries } from '../tables.ts'
import { untold } from '../read/load-untold.ts'
import { countedAs, ordersThatEnded, type CohortEnding } from './cohort-endings.ts'
import type { CellEntry, SalesCell } from './sales-cell.ts'

/** So many days are looked through at once: what sells once a month has years of them. */
const daysAtOnce = 31

const isLineDimension = (dimension: SalesDimension): boolean => dimension in lineColumns

const lineColumns: Partial<Record<SalesDimension, SQL>> = {
  product: sql`l.product_id::text`,
  variant: sql`l.variant_id::text`,
  category: sql`l.category_id::text`,
  brand: sql`l.brand`,
}

const headColumns: Partial<Record<SalesDimension, SQL>> = {
  district: sql`e.district`,
  source: sql`e.source`,
  coupon: sql`e.coupon_ref::text`,
  staff: sql`e.by`,
  hour: sql`extract(hour FROM e.at AT TIME ZONE 'Asia/Dhaka')::int::text`,
  customer: sql`coalesce(e.customer, ${untold})`,
  weekday: sql`extract(isodow FROM e.day)::int::text`,
}

interface Searching {
  until: string
  most: number
}

/** The latest days on which something of the cell was booked: so many that `most` orders are likely in them. */
export async function listDaysOf(
  database: Database,
  cell: SalesCell,
  searching: Searching,
): Promise<string[]> {
  const { rows } = await database.execute<{ day: string; orders: number }>(
    cell.ended ? daysOfCohort(cell.ended, cell, searching) : daysOfFigure(cell, searching),
  )
  let seen = 0
  const enough = rows.findIndex(({ orders }) => (seen += orders) >= searching.most)
  return rows.slice(0, enough < 0 ? rows.length : enough + 1).map(({ day }) => day)
}

const daysOfCohort = (ended: CohortEnding, { from }: SalesCell, { until }: Searching): SQL => sql`
  SELECT day::text AS day, ${countedAs(ended)} AS orders FROM ${salesCohorts}
  WHERE day BETWEEN ${from}::date AND ${until}::date AND ${countedAs(ended)} > 0 ORDER BY day DESC LIMIT ${daysAtOnce}`

function daysOfFigure({ figure, of, from }: SalesCell, { until }: Searching): SQL {
  const isWeekday = of?.dimension === 'weekday'
  const isUntold = of?.dimension === 'customer' && of.key === untold
  const [dimension, key] = of && !isWeekday && !isUntold ? [of.dimension, of.key] : ['all', '']
  const columns = kindsOf(figure).flatMap((kind) =>
    measureColumns[figures[figure].measure].map((column) => `${kind}_${column.replace('-', '')}`),
  )
  const something = sql.raw(columns.map((name) => `${name} IS NOT NULL`).join(' OR '))
  const counted = sql.raw(
    kindsOf(figure)
      .map((kind) => `greatest(${kind}_orders, 0)`)
      .join(' + '),
  )
  return sql`
    SELECT day::text AS day, ${counted} AS orders FROM ${salesDays}
    WHERE dimension = ${dimension} AND key = ${key} AND day BETWEEN ${from}::date AND ${until}::date
      AND (${something}) ${isWeekday ? sql`AND extract(isodow FROM day)::int::text = ${of.key}` : sql``}
    ORDER BY day DESC LIMIT ${daysAtOnce}`
}

export interface After {
  day: string
  id: string
}

interface Reading {
  days: readonly string[]
  after: After | undefined
  most: number
}

/** What orders added to the cell on these days, the latest day first. */
export async function listEntriesOf(
  database: Database,
  cell: SalesCell,
  { days, after, most }: Reading,
): Promise<CellEntry[]> {
  if (days.length === 0) return []
  const entries = entriesOf(cell, days)
  const goesOn = after ? sql`WHERE day < ${after.day}::date OR id > ${after.id}` : sql``
  const { rows } = await database.execute<
    Record<keyof CellEntry, string> & { order_ref: string }
  >(sql`
    SELECT page.id, page.day::text AS day, page.kind, ${ordersTable.orderId} AS "orderId", page.amount
    FROM (SELECT * FROM (${entries}) entries ${goesOn} ORDER BY day DESC, id LIMIT ${most}) page
    LEFT JOIN ${ordersTable} ON ${ordersTable.id} = page.order_ref ORDER BY page.day DESC, page.id`)
  return rows.map(({ amount, kind, ...row }) => ({
    id: row.id,
    day: row.day,
    orderId: row.orderId,
    kind: kind as SalesKind,
    amount: Number(amount),
  }))
}

function entriesOf(cell: SalesCell, days: readonly string[]): SQL {
  if (cell.ended) return ordersThatEnded(cell.ended, dayList(days))
  return cell.of && isLineDimension(cell.of.dimension)
    ? lineEntries(cell, days)
    : headEntries(cell, days)
}

/** Of one kind of each order and day: what was booked several times is one row, and what comes to nothing is none. */
const grouped = ({ figure }: SalesCell, amount: SQL) => sql`
  SELECT order_ref::text || kind AS id, order_ref, kind, day, ${amount} * ${signOf(figure)} AS amount`

const signOf = (figure: SalesFigure) => {
  const { less } = figures[figure]
  return less ? sql`CASE kind WHEN ${sql.raw(`'${less}'`)} THEN -1 ELSE 1 END` : sql`1`
}

/** What is asked of these columns of the ledger. */
const summed = (columns: readonly string[]) =>
  sql.raw(
    columns
      .map((column) => {
        const name = column.replace('-', '')
        const stored =
          name === 'amount' ? 'amount_in_paisa' : goodsMeasures[name as keyof typeof goodsMeasures]
        return `${column.startsWith('-') ? '-' : '+'} sum(${stored})`
      })
      .join(' '),
  )

const kindList = (figure: SalesFigure) => sql`${sql.param(kindsOf(figure))}::text[]`
const dayList = (days: readonly string[]) => sql`${sql.param([...days])}::date[]`

function headEntries(cell: SalesCell, days: readonly string[]): SQL {
  const { figure, of } = cell
  const column = of && headColumns[of.dimension]
  const amount = sql`(${summed(measureColumns[figures[figure].measure])})`
  return sql`${grouped(cell, amount)} FROM ${salesEntries} e
    WHERE e.day = ANY(${dayList(days)}) AND e.kind = ANY(${kindList(figure)}) ${column ? sql`AND ${column} = ${of.key}` : sql``}
    GROUP BY e.day, e.order_ref, e.kind HAVING ${amount} <> 0`
}

function lineEntries(cell: SalesCell, days: readonly string[]): SQL {
  const { figure, of } = cell
  const { measure } = figures[figure]
  // Two lines of one product are one order of it, as the sums count it.
  const columns = measureColumns[measure].filter((column) => column !== 'delivery')
  const amount = measure === 'orders' ? sql`sign(sum(l.lines))::int` : sql`(${summed(columns)})`
  return sql`${grouped(cell, amount)} FROM ${salesLineEntries} l
    WHERE l.day = ANY(${dayList(days)}) AND l.kind = ANY(${kindList(figure)}) AND ${of ? lineColumns[of.dimension] : sql``} = ${of?.key}
    GROUP BY l.day, l.order_ref, l.kind HAVING ${amount} <> 0`
}
