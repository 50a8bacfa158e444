import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { salesFigures, type SalesDimension, type SalesFigure } from '../contract.ts'
import { figures } from '../figures.ts'
import { figureSql } from '../figure-sql.ts'
import { salesDays, staleSalesDays } from '../tables.ts'
import { salesLeaders } from './tables.ts'

/** Of these a shop has so many that a page does not add all of them up. */
const ledDimensions = ['product', 'variant'] as const satisfies SalesDimension[]

export const isLed = (dimension: SalesDimension): boolean =>
  ledDimensions.some((each) => each === dimension)

/** So many of each month are kept. */
export const mostLeaders = 500

/** Money and charges for delivery are of orders, not of what is in them. */
const ledFigures = salesFigures.filter(
  (figure) => !['amount', 'delivery'].includes(figures[figure].measure),
)

/** What they are kept as. Orders were once less those that were canceled: what is kept of those under the old name is made anew. */
export const keptAs = (figure: SalesFigure): string => (figure === 'orders' ? 'placed' : figure)

/** Today, and some months at a time: each takes about as long as summing it up. */
const mostAtOnce = 3

/** A month, as far as it is over; or today. */
export interface LedDays extends Record<string, unknown> {
  since: string
  through: string
}

/** Makes what is missing of the leaders, the latest first. Answers how much that was. */
export async function rebuildMissingLeaders(database: Database, today: string): Promise<number> {
  const missing = await listMissing(database, today)
  for (const { since, through } of missing) {
    // What was today stands in its month now.
    await database.execute(
      sql`DELETE FROM ${salesLeaders} WHERE since BETWEEN ${since}::date AND ${through}::date`,
    )
    await database.execute(sql`
      INSERT INTO ${salesLeaders} (since, dimension, figure, through, keys, most) ${leadersOf({ since, through })}`)
  }
  return missing.length
}

/** Until they are made anew, nothing is said of who led in the months of these days. */
export async function forgetLeaders(database: Database, days: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...days])}::date[]`
  await database.execute(sql`
    DELETE FROM ${salesLeaders} l USING unnest(${list}) changed(day) WHERE changed.day BETWEEN l.since AND l.through`)
}

/** Months of which no day before today waits to be summed up, and today, whose leaders are not those of all their days. */
async function listMissing(database: Database, today: string): Promise<LedDays[]> {
  const { rows } = await database.execute<LedDays>(sql`
    WITH sold AS MATERIALIZED (SELECT day FROM ${salesDays} WHERE dimension = 'all' AND day <= ${today}::date), months AS (
      SELECT since, least(since + interval '1 month' - interval '1 day', ${today}::date - 1)::date AS through
      FROM (SELECT DISTINCT date_trunc('month', day)::date AS since FROM sold WHERE day < ${today}::date) sold
    ), needed AS (
      SELECT since, through FROM months
      WHERE NOT EXISTS (SELECT FROM ${staleSalesDays} s WHERE NOT s.is_cohort AND s.day BETWEEN since AND through)
      UNION ALL SELECT day, day FROM sold WHERE day = ${today}::date
    )
    SELECT since::text AS since, through::text AS through FROM needed WHERE NOT EXISTS (
      SELECT FROM ${salesLeaders} l
      WHERE l.dimension = ${ledDimensions[0]} AND l.figure = ${keptAs('orders')} AND l.since = needed.since AND l.through = needed.through
    ) ORDER BY needed.through DESC LIMIT ${mostAtOnce}`)
  return rows
}

/** All rows, as the days have them. */
export const leadersOf = (days: LedDays): SQL =>
  sql.join(
    ledDimensions.map((dimension) => sql`(${leadersBy(dimension, days)})`),
    sql` UNION ALL `,
  )

const leadersBy = (dimension: SalesDimension, { since, through }: LedDays) => sql`
  WITH counted AS MATERIALIZED (
    SELECT key::uuid AS key, ${sql.join(ledFigures.map(aboveZero), sql`, `)} FROM ${salesDays}
    WHERE dimension = ${dimension} AND day BETWEEN ${since}::date AND ${through}::date GROUP BY key
  )
  SELECT ${since}::date AS since, ${dimension}::text AS dimension, figure, ${through}::date AS through, keys, most
  FROM (${sql.join(ledFigures.map(bestBy), sql` UNION ALL `)}) best`

/** A day on which more came back than was sold takes nothing away: a range may be without it. */
const aboveZero = (figure: SalesFigure) => sql`
  sum(greatest(${figureSql(figure, (column) => `coalesce(${column}, 0)`)}, 0))::bigint AS ${nameOf(figure)}`

const bestBy = (figure: SalesFigure) => sql`
  SELECT ${sql.raw(`'${keptAs(figure)}'`)} AS figure, coalesce(array_agg(key), '{}') AS keys, coalesce(array_agg(most), '{}') AS most FROM (
    SELECT key, ${nameOf(figure)} AS most FROM counted WHERE ${nameOf(figure)} > 0 ORDER BY most DESC, key LIMIT ${sql.raw(String(mostLeaders))}
  ) best`

const nameOf = (figure: SalesFigure) => sql.raw(`"${figure}"`)
