import { sql, type SQL } from 'drizzle-orm'
import type { CohortRates } from '../contract.ts'

/** How the orders that were placed on some days stand now. The first five are places of which each order is in one. */
export const cohortEndings = [
  'open',
  'underWay',
  'delivered',
  'refused',
  'canceled',
  'returned',
] as const
export type CohortEnding = (typeof cohortEndings)[number]

interface Ending {
  /** Of the sums of days (sales_cohorts). */
  counted: string
  /** Of one order: how often each thing happened to it, less how often it was undone. */
  holds: string
  of: (ordered: CohortRates['ordered']) => number
}

const endings: Record<CohortEnding, Ending> = {
  open: {
    counted: 'ordered - ordered_canceled - ordered_dispatched',
    holds: 'canceled <= 0 AND dispatched <= 0',
    of: ({ open }) => open,
  },
  underWay: {
    counted: 'ordered_dispatched - ordered_delivered - ordered_refused',
    holds: 'dispatched > 0 AND delivered <= 0 AND refused <= 0',
    of: ({ dispatched, delivered, refused }) => dispatched - delivered - refused,
  },
  delivered: {
    counted: 'ordered_delivered',
    holds: 'delivered > 0',
    of: ({ delivered }) => delivered,
  },
  refused: { counted: 'ordered_refused', holds: 'refused > 0', of: ({ refused }) => refused },
  canceled: { counted: 'ordered_canceled', holds: 'canceled > 0', of: ({ canceled }) => canceled },
  returned: { counted: 'ordered_returned', holds: 'returned > 0', of: ({ returned }) => returned },
}

export const endedIn = (ending: CohortEnding, ordered: CohortRates['ordered']): number =>
  endings[ending].of(ordered)

/** How many orders of a day ended so: a column of the sums of cohorts. */
export const countedAs = (ending: CohortEnding): SQL => sql.raw(endings[ending].counted)

const kinds = ['canceled', 'dispatched', 'delivered', 'refused', 'returned'] as const

/** The orders that were placed on these days and stand so, as rebuildCohorts counts them. */
export const ordersThatEnded = (ending: CohortEnding, days: SQL): SQL => sql`
  SELECT began.order_ref::text || 'ordered' AS id, began.order_ref, 'ordered' AS kind, began.day, began.orders AS amount
  FROM (
    SELECT e.day, e.order_ref, sum(e.orders) AS orders FROM sales_entries e
    WHERE e.day = ANY(${days}) AND e.kind = 'ordered' GROUP BY e.day, e.order_ref HAVING sum(e.orders) <> 0
  ) began CROSS JOIN LATERAL (
    SELECT ${sql.raw(kinds.map((kind) => `coalesce(sum(o.orders) FILTER (WHERE o.kind = '${kind}'), 0) AS ${kind}`).join(', '))}
    FROM sales_entries o WHERE o.order_ref = began.order_ref
  ) ended WHERE ${sql.raw(endings[ending].holds)}`
