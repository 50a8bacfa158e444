import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { DayRange, SalesDimension, SalesOfPeriod, SalesPeriod } from '../contract.ts'
import { noSales } from '../sales.ts'
import { dayAfter, splitRange } from './split-range.ts'
import { allColumns, sumRows, sumsOf, sumsOfColumns, type SumRow } from './select-sums.ts'

export interface SalesOverTime extends DayRange {
  by: SalesPeriod
  /** Of one product, one district …; of everything where nothing is said. */
  of?: { dimension: Exclude<SalesDimension, 'weekday'>; key: string } | undefined
}

/** What happened by day, week, month or quarter, the earliest first; also where nothing happened. */
export async function loadSalesOverTime(
  { database }: Pick<Shop, 'database'>,
  { by, of, ...range }: SalesOverTime,
): Promise<SalesOfPeriod[]> {
  const isByMonth = by === 'month' || by === 'quarter'
  const split = isByMonth ? await splitRange(database, range) : { months: [], days: [range] }
  const which = sql`dimension = ${of?.dimension ?? 'all'} AND key = ${of?.key ?? ''}`
  const { rows } = await database.execute<SumRow & { period: string }>(sql`
    SELECT ${periodIn[by]}::text AS period, ${sumsOfColumns(allColumns)} FROM (${sumRows(split, which)}) sums GROUP BY 1`)
  const found = new Map(rows.map((row) => [row.period, sumsOf(row)]))
  return listPeriods(range, by).map((period) => ({ period, sums: found.get(period) ?? noSales }))
}

const periodIn: Record<SalesPeriod, ReturnType<typeof sql>> = {
  day: sql`day`,
  // Sunday is 0.
  week: sql`(day - extract(dow FROM day)::int)`,
  month: sql`date_trunc('month', day)::date`,
  quarter: sql`date_trunc('quarter', day)::date`,
}

/** The first days of all periods that a range touches. */
export function listPeriods({ from, to }: DayRange, by: SalesPeriod): string[] {
  const periods = new Set<string>()
  for (let day = from; day <= to; day = dayAfter(day)) periods.add(firstDayOf(day, by))
  return [...periods]
}

const dayMs = 86_400_000

function firstDayOf(day: string, by: SalesPeriod): string {
  const at = new Date(day)
  if (by === 'week')
    return new Date(at.getTime() - at.getUTCDay() * dayMs).toISOString().slice(0, 10)
  if (by === 'month') return `${day.slice(0, 7)}-01`
  if (by === 'day') return day
  const first = Math.floor(at.getUTCMonth() / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
}
