import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { weekOf, weeksOf } from './searched-facets.ts'

interface Wanted {
  table: PgTable
  /** An index of the table holds the week of `at` beside what the condition asks. */
  columns: { id: PgColumn; at: PgColumn }
  condition: SQL | undefined
  /** The latest first, or the oldest. */
  isDown: boolean
  /** Nothing is looked for outside of these moments. NULL is no bound. */
  from: SQL
  to: SQL
  limit: number
}

/** Three of a week, three of two weeks, three of four …: 9 times as many weeks as 2^9, which are 29 years. */
const steps = 27
const widthOf = sql.raw('(1 << (n / 3))')
const weeksBefore = sql.raw('((1 << (n / 3)) * (n % 3 + 3) - 3)')

/**
 * The first rows that fit, as `id` and `at`, in the order of time. An index of words does not know time: it is asked for some weeks, then for those
 * before them, longer ones each time, until enough are found. What it costs does not depend on how many fit (docs/decisions/0132).
 */
export function selectByWeeks(wanted: Wanted): SQL {
  const { table, columns, condition, isDown, from, to, limit } = wanted
  const [edge, other] = [sql.raw(isDown ? 'latest' : 'earliest'), sql.raw(isDown ? '-' : '+')]
  const direction = sql.raw(isDown ? 'DESC' : 'ASC')
  // The fence keeps PostgreSQL from walking all rows of the table by time.
  const ofWeeks = sql`
    SELECT ${columns.id} AS id, ${columns.at} AS at FROM ${table}
    WHERE ${weeksOf(columns.at)} && step.weeks AND ${condition ?? sql`true`} OFFSET 0`
  return sql`
    SELECT id, at FROM (
      SELECT n, ARRAY(
        SELECT ${edge} ${other} week FROM generate_series(${weeksBefore}, least(${weeksBefore} + ${widthOf} - 1, latest - earliest)) week
      ) AS weeks
      FROM (
        SELECT ${weekOf(sql`greatest((SELECT min(${columns.at}) FROM ${table}), ${from})`)} AS earliest,
          ${weekOf(sql`least((SELECT max(${columns.at}) FROM ${table}), ${to})`)} AS latest OFFSET 0
      ) span, generate_series(0, ${sql.raw(String(steps - 1))}) n
      WHERE ${weeksBefore} <= latest - earliest ORDER BY n OFFSET 0
    ) step CROSS JOIN LATERAL (
      SELECT id, at FROM (${ofWeeks}) fitting ORDER BY at ${direction}, id ${direction} LIMIT ${limit}
    ) found ORDER BY n, at ${direction}, id ${direction} LIMIT ${limit}`
}
