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

/** Some at a time: each takes about as long as summing up its month. */
const mostMonths = 2

export interface LedMonth extends Record<string, unknown> {
  /** Its first day. */
  month: string
  /** The last day that is counted. */
  through: string
}

/** Makes what is missing of the leaders, the latest months first. Answers how many months that were. */
export async function rebuildMissingLeaders(database: Database, today: string): Promise<number> {
  const months = await listMissing(database, today)
  for (const { month, through } of months) {
    await database.execute(sql`DELETE FROM ${salesLeaders} WHERE month = ${month}::date`)
    await database.execute(sql`
      INSERT INTO ${salesLeaders} (month, dimension, figure, through, keys, most) ${leadersOf({ month, through })}`)
  }
  return months.length
}

/** Until they are made anew, nothing is said of who led in the months of these days. */
export async function forgetLeaders(database: Database, days: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...days])}::date[]`
  await database.execute(sql`
    DELETE FROM ${salesLeaders} l USING unnest(${list}) changed(day) WHERE changed.day BETWEEN l.month AND l.through`)
}

/** Months whose days before today have all been summed up, and whose leaders are not those of all these days. */
async function listMissing(database: Database, today: string): Promise<LedMonth[]> {
  const { rows } = await database.execute<LedMonth>(sql`
    SELECT month::text AS month, through::text AS through FROM (
      SELECT month, least(month + interval '1 month' - interval '1 day', ${today}::date - 1)::date AS through FROM (
        SELECT DISTINCT date_trunc('month', day)::date AS month FROM ${salesDays} WHERE dimension = 'all' AND day < ${today}::date
      ) sold
    ) months
    WHERE NOT EXISTS (
      SELECT FROM ${salesLeaders} l
      WHERE l.dimension = ${ledDimensions[0]} AND l.figure = ${ledFigures[0]} AND l.month = months.month AND l.through = months.through
    ) AND NOT EXISTS (SELECT FROM ${staleSalesDays} s WHERE NOT s.is_cohort AND s.day BETWEEN months.month AND months.through)
    ORDER BY months.month DESC LIMIT ${mostMonths}`)
  return rows
}

/** All rows of a month, as its days have them. */
export const leadersOf = (month: LedMonth): SQL =>
  sql.join(
    ledDimensions.map((dimension) => sql`(${leadersBy(dimension, month)})`),
    sql` UNION ALL `,
  )

const leadersBy = (dimension: SalesDimension, { month, through }: LedMonth) => sql`
  WITH counted AS MATERIALIZED (
    SELECT key, ${sql.join(ledFigures.map(aboveZero), sql`, `)} FROM ${salesDays}
    WHERE dimension = ${dimension} AND day BETWEEN ${month}::date AND ${through}::date GROUP BY key
  )
  SELECT ${month}::date AS month, ${dimension}::text AS dimension, figure, ${through}::date AS through, keys, most
  FROM (${sql.join(ledFigures.map(bestBy), sql` UNION ALL `)}) best`

/** A day on which more came back than was sold takes nothing away: a range may be without it. */
const aboveZero = (figure: SalesFigure) => sql`
  sum(greatest(${figureSql(figure, (column) => `coalesce(${column}, 0)`)}, 0))::bigint AS ${nameOf(figure)}`

const bestBy = (figure: SalesFigure) => sql`
  SELECT ${sql.raw(`'${figure}'`)} AS figure, coalesce(array_agg(key), '{}') AS keys, coalesce(array_agg(most), '{}') AS most FROM (
    SELECT key, ${nameOf(figure)} AS most FROM counted WHERE ${nameOf(figure)} > 0 ORDER BY most DESC, key LIMIT ${sql.raw(String(mostLeaders))}
  ) best`

const nameOf = (figure: SalesFigure) => sql.raw(`"${figure}"`)
