import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { CohortRates, DayRange } from '../contract.ts'
import { cohortColumns } from '../sum-columns.ts'
import { salesCohorts } from '../tables.ts'

const summed = sql.raw(
  cohortColumns.map((name) => `coalesce(sum(${name}), 0)::int AS ${name}`).join(', '),
)

/** How the orders ended so far that were placed, and those that were sent, in these days. A day is a row: ten years are 3,660. */
export async function loadCohortRates(
  { database }: Pick<Shop, 'database'>,
  { from, to }: DayRange,
): Promise<CohortRates> {
  const { rows } = await database.execute<Record<(typeof cohortColumns)[number], number>>(
    sql`SELECT ${summed} FROM ${salesCohorts} WHERE day BETWEEN ${from}::date AND ${to}::date`,
  )
  const [row] = rows
  if (!row) throw new Error('Expected one row of cohorts')
  const open = row.ordered - row.ordered_canceled - row.ordered_dispatched
  const underWay = row.dispatched - row.dispatched_delivered - row.dispatched_refused
  return {
    ordered: {
      orders: row.ordered,
      canceled: row.ordered_canceled,
      open,
      dispatched: row.ordered_dispatched,
      underWay: row.ordered_dispatched - row.ordered_delivered - row.ordered_refused,
      delivered: row.ordered_delivered,
      refused: row.ordered_refused,
      returned: row.ordered_returned,
    },
    dispatched: {
      orders: row.dispatched,
      underWay,
      delivered: row.dispatched_delivered,
      refused: row.dispatched_refused,
      returned: row.dispatched_returned,
    },
    isProvisional: open > 0 || underWay > 0,
  }
}
