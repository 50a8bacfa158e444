import { sql, type SQL } from 'drizzle-orm'
import {
  goodsKinds,
  moneyKinds,
  type GoodsSums,
  type MoneySums,
  type SalesDimension,
  type SalesSums,
} from '../contract.ts'
import { goodsMeasures, isMoney, sumColumns } from '../sum-columns.ts'
import { salesDays, salesMonths } from '../tables.ts'
import { runsOf, type SplitRange } from './split-range.ts'

export const allColumns: readonly string[] = sumColumns.map(({ name }) => name)

export const moneyColumns: readonly string[] = sumColumns
  .filter(({ kind }) => isMoney(kind))
  .map(({ name }) => name)

/** Of rows that belong together, what each of these columns comes to. */
export const sumsOfColumns = (columns: readonly string[]): SQL =>
  sql.raw(columns.map((name) => `sum(${name}) AS ${name}`).join(', '))

/** Of what is in orders: their charges and their money are of no product. */
const lineColumns = sumColumns
  .filter(({ kind, measure }) => !isMoney(kind) && measure !== goodsMeasures.delivery)
  .map(({ name }) => name)

const lineDimensions: readonly SalesDimension[] = ['product', 'variant', 'category', 'brand']

/** The columns of sums that rows of a dimension have something in. */
export const columnsIn = (dimension: SalesDimension): readonly string[] =>
  lineDimensions.includes(dimension) ? lineColumns : allColumns

interface Asked {
  /** What rows are told apart by. */
  key?: SQL
  /** Each one costs time in each row. */
  columns?: readonly string[]
}

/** The rows of sums of a range: `day` is the first one of a month, too. `which`: a condition on dimension and key. */
export function sumRows(
  { months, days, without = [] }: SplitRange,
  which: SQL,
  { key = sql`key`, columns = allColumns }: Asked = {},
): SQL {
  const names = sql.raw(columns.join(', '))
  const takenOff = sql.raw(columns.map((name) => `-${name} AS ${name}`).join(', '))
  const ofDays = [
    ...days.map((part) => ({ ...part, read: names })),
    ...without.map((part) => ({ ...part, read: takenOff })),
  ].map(
    ({ from, to, read }) => sql`
      SELECT day, ${key} AS key, ${read} FROM ${salesDays} WHERE ${which} AND day BETWEEN ${from}::date AND ${to}::date`,
  )
  // By a list of months PostgreSQL looks up each month of each key: to read them in a row takes less.
  const ofMonths = runsOf(months).map(
    ({ from, to }) =>
      sql`SELECT month AS day, key, ${names} FROM ${salesMonths} WHERE ${which} AND month BETWEEN ${from}::date AND ${to}::date`,
  )
  return sql.join([...ofDays, ...ofMonths], sql` UNION ALL `)
}

/** The sums of products, districts and so on, of all of them or of some, in a range. */
export interface KeyedSums {
  dimension: SalesDimension
  split: SplitRange
  keys?: readonly string[] | undefined
}

export function rowsOfKeys(
  { dimension, split, keys }: KeyedSums,
  columns: readonly string[] = columnsIn(dimension),
): SQL {
  if (dimension === 'weekday') {
    const key = sql`extract(isodow FROM day)::int::text`
    return sumRows(split, sql`dimension = 'all'`, { key, columns })
  }
  const which = keys ? sql` AND key = ANY(${sql.param([...keys])}::text[])` : sql``
  return sumRows(split, sql`dimension = ${dimension}${which}`, { columns })
}

/** A row of the database: numbers as texts where they may be large. */
export type SumRow = Record<string, string | number | null>

const numberIn = (row: SumRow, column: string) => Number(row[column] ?? 0)

const goodsOf = (row: SumRow, kind: string): GoodsSums => ({
  orders: numberIn(row, `${kind}_orders`),
  pieces: numberIn(row, `${kind}_pieces`),
  grossInPaisa: numberIn(row, `${kind}_gross`),
  discountInPaisa: numberIn(row, `${kind}_discount`),
  deliveryInPaisa: numberIn(row, `${kind}_delivery`),
  costedInPaisa: numberIn(row, `${kind}_costed`),
  costInPaisa: numberIn(row, `${kind}_cost`),
})

const moneyOf = (row: SumRow, kind: string): MoneySums => ({
  orders: numberIn(row, `${kind}_orders`),
  amountInPaisa: numberIn(row, `${kind}_amount`),
})

export const sumsOf = (row: SumRow): SalesSums =>
  Object.fromEntries([
    ...goodsKinds.map((kind) => [kind, goodsOf(row, kind)]),
    ...moneyKinds.map((kind) => [kind, moneyOf(row, kind)]),
  ]) as unknown as SalesSums
