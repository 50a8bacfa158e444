import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { sumColumns } from '../sum-columns.ts'
import { rowsOfDays, sumsOfSums } from '../sums/sum-sql.ts'
import type { Difference } from './differences.ts'

const names = sql.raw(sumColumns.map(({ name }) => name).join(', '))

/** Days whose sums are not what the ledger says, without those that are about to be summed up. */
export async function checkDays(
  database: Database,
  days: readonly string[],
): Promise<Difference[]> {
  const list = sql`${sql.param([...days])}::date[]`
  const kept = sql`SELECT day, dimension, key, ${names} FROM sales_days WHERE day = ANY(${list})`
  return compareRows(database, 'sums of', { kept, counted: rowsOfDays(list), date: 'day' })
}

/** Months whose sums are not those of their days. */
export async function checkMonths(database: Database): Promise<Difference[]> {
  const { rows } = await database.execute<{ month: string }>(
    sql`SELECT month::text AS month FROM sales_months WHERE dimension = 'all' AND key = '' ORDER BY month`,
  )
  const found: Difference[] = []
  for (const { month } of rows) {
    const counted = sql`
      SELECT ${month}::date AS month, dimension, key, ${sumsOfSums} FROM sales_days
      WHERE day >= ${month}::date AND day < ${month}::date + interval '1 month' GROUP BY dimension, key`
    const kept = sql`SELECT month, dimension, key, ${names} FROM sales_months WHERE month = ${month}::date`
    found.push(
      ...(await compareRows(database, 'sums of the month', { kept, counted, date: 'month' })),
    )
  }
  return found
}

interface Comparing {
  kept: SQL
  counted: SQL
  date: 'day' | 'month'
}

const mostTold = 20

/** A row that comes to nothing may be there or not. */
async function compareRows(
  database: Database,
  what: string,
  { kept, counted, date }: Comparing,
): Promise<Difference[]> {
  const { rows } = await database.execute<{ at: string; dimension: string; key: string }>(sql`
    WITH kept AS (${kept}), counted AS (${counted}), different AS (
      (SELECT * FROM kept EXCEPT SELECT * FROM counted) UNION (SELECT * FROM counted EXCEPT SELECT * FROM kept)
    ) SELECT DISTINCT ${sql.raw(date)}::text AS at, dimension, key FROM different
    WHERE num_nonnulls(${names}) > 0 LIMIT ${mostTold}`)
  return rows.map(({ at, dimension, key }) => ({
    where: `${what} ${at}, ${[dimension, key].filter(Boolean).join(' ')}`,
    counted: 1,
    kept: 0,
  }))
}
