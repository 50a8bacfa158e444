import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { salesDimensions } from '../contract.ts'
import { forgetLeaders } from '../leaders/rebuild-leaders.ts'
import { salesCohorts, salesDays, salesMonths, staleSalesDays } from '../tables.ts'
import { rowsOfDays, sumNames, sumsOfSums } from './sum-sql.ts'

/** The index begins with it. */
const dimensionList = sql`${sql.param(['all', ...salesDimensions])}::text[]`

const dayList = (days: readonly string[]) => sql`${sql.param([...days])}::date[]`

/**
 * Sums these days up anew from the ledger, and the months in which they are, where those have ended. A month of which other days are still
 * stale follows with the last of them. Who led in them is found out later: until then, all of a range are added up.
 */
export async function rebuildDays(
  database: Database,
  days: readonly string[],
  today: string,
): Promise<void> {
  if (days.length === 0) return
  await database.execute(sql`DELETE FROM ${salesDays} WHERE day = ANY(${dayList(days)})`)
  await database.execute(
    sql`INSERT INTO ${salesDays} (day, dimension, key, ${sumNames}) ${rowsOfDays(dayList(days))}`,
  )
  await forgetLeaders(database, days)
  const thisMonth = monthOf(today)
  const months = [...new Set(days.map(monthOf))].filter((month) => month < thisMonth)
  const unfinished = await listStaleMonths(database)
  await rebuildMonths(
    database,
    months.filter((month) => !unfinished.has(month)),
  )
}

const staleMonths = sql`SELECT date_trunc('month', day)::date AS month FROM ${staleSalesDays} WHERE NOT is_cohort`

async function listStaleMonths(database: Database): Promise<Set<string>> {
  const { rows } = await database.execute<{ month: string }>(
    sql`SELECT DISTINCT month::text AS month FROM (${staleMonths}) stale`,
  )
  return new Set(rows.map(({ month }) => month))
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`

/** The sums of months of which all days have passed. */
export async function rebuildMonths(database: Database, months: readonly string[]): Promise<void> {
  for (const month of months) {
    await database.execute(sql`DELETE FROM ${salesMonths} WHERE month = ${month}::date`)
    await database.execute(sql`
      INSERT INTO ${salesMonths} (month, dimension, key, ${sumNames})
      SELECT ${month}::date, dimension, key, ${sumsOfSums} FROM ${salesDays}
      WHERE dimension = ANY(${dimensionList}) AND day >= ${month}::date AND day < ${month}::date + interval '1 month'
      GROUP BY dimension, key`)
  }
}

/** Months that have ended and were never summed up, though none of their days is stale: the last one, on the first days of the next. */
export async function listMissingMonths(database: Database, today: string): Promise<string[]> {
  const { rows } = await database.execute<{ month: string }>(sql`
    SELECT DISTINCT date_trunc('month', day)::date::text AS month FROM ${salesDays}
    WHERE dimension = 'all' AND day < date_trunc('month', ${today}::date)
      AND NOT EXISTS (SELECT FROM ${salesMonths} m WHERE m.dimension = 'all' AND m.month = date_trunc('month', sales_days.day)::date)
      AND date_trunc('month', day)::date NOT IN (${staleMonths})
    ORDER BY month`)
  return rows.map(({ month }) => month)
}

/** How the orders of these days ended so far. */
export async function rebuildCohorts(database: Database, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await database.execute(sql`DELETE FROM ${salesCohorts} WHERE day = ANY(${dayList(days)})`)
  await database.execute(sql`
    INSERT INTO ${salesCohorts} (day, ordered, ordered_canceled, ordered_dispatched, ordered_delivered, ordered_refused, ordered_returned,
      dispatched, dispatched_delivered, dispatched_refused, dispatched_returned)
    SELECT day, ${counted('ordered')}, ${counted('ordered', 'canceled')}, ${counted('ordered', 'dispatched')}, ${counted('ordered', 'delivered')},
      ${counted('ordered', 'refused')}, ${counted('ordered', 'returned')},
      ${counted('dispatched')}, ${counted('dispatched', 'delivered')}, ${counted('dispatched', 'refused')}, ${counted('dispatched', 'returned')}
    FROM (
      SELECT e.day, e.kind, e.order_ref, sum(e.orders) AS orders FROM sales_entries e
      WHERE e.day = ANY(${dayList(days)}) AND e.kind IN ('ordered', 'dispatched') GROUP BY e.day, e.kind, e.order_ref
    ) began CROSS JOIN LATERAL (
      SELECT sum(o.orders) FILTER (WHERE o.kind = 'canceled') AS canceled, sum(o.orders) FILTER (WHERE o.kind = 'dispatched') AS dispatched,
        sum(o.orders) FILTER (WHERE o.kind = 'delivered') AS delivered, sum(o.orders) FILTER (WHERE o.kind = 'refused') AS refused,
        sum(o.orders) FILTER (WHERE o.kind = 'returned') AS returned
      FROM sales_entries o WHERE o.order_ref = began.order_ref
    ) ended GROUP BY day`)
}

/** Orders that began so on the day, all of them or those that ended so. What was undone counts back. */
const counted = (began: string, ended?: string) =>
  sql.raw(
    `coalesce(sum(orders) FILTER (WHERE kind = '${began}'${ended ? ` AND ${ended} > 0` : ''}), 0)`,
  )
