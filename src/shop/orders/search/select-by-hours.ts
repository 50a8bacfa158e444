import { sql, type SQL } from 'drizzle-orm'
import type { OrderSort } from '../desk/order-filter.ts'
import { orders } from '../tables.ts'
import { isByTime, sorted, sorts } from './in-order.ts'

/** When something was ordered, in Dhaka. */
export interface Hours {
  /** 1 is Monday, 7 is Sunday. */
  weekday?: number | undefined
  /** 0 to 23. */
  hour?: number | undefined
}

export const asksForHours = ({ weekday, hour }: Hours): boolean => (weekday ?? hour) !== undefined

interface Wanted {
  hours: Hours
  condition: SQL | undefined
  sort: OrderSort
  /** Nothing is looked for outside of these moments. NULL is no bound. */
  from: SQL
  to: SQL
  limit: number
}

const dayInDhaka = (at: SQL) => sql`(${at} AT TIME ZONE 'Asia/Dhaka')::date`

/**
 * The first orders, as `id` and `placed_at`, that were placed in an hour, on a weekday, or both. Of each day on which they may be, those hours alone are read by
 * the index of time: an hour in which nearly nobody orders costs no more than a busy one.
 */
export function selectByHours(wanted: Wanted): SQL {
  const { condition, sort, limit } = wanted
  const { placedAt, grandTotalInPaisa, id } = orders
  const inOrder = sql.join(sorted(sort), sql`, `)
  const ofStep = sql`
    SELECT ${id}, ${placedAt}, ${grandTotalInPaisa} FROM ${orders}
    WHERE ${placedAt} >= step.begins AND ${placedAt} < step.ends AND ${condition ?? sql`true`}`
  const [each, first] = isByTime(sort)
    ? [sql`${ofStep} ORDER BY ${inOrder} LIMIT ${limit}`, sql`n, `]
    : [sql`${ofStep} OFFSET 0`, sql``]
  return sql`
    SELECT id, placed_at FROM (
      SELECT step.n, found.* FROM (${stepsOf(wanted)}) step CROSS JOIN LATERAL (${each}) found
    ) AS ${orders} ORDER BY ${first}${inOrder} LIMIT ${limit}`
}

/** When the hours of each day begin and end, in the order of the list. */
function stepsOf({ hours: { weekday, hour }, sort, from, to }: Wanted): SQL {
  const { placedAt } = orders
  const first = sql`greatest((SELECT min(${placedAt}) FROM ${orders}), ${from})`
  const last = sql`least((SELECT max(${placedAt}) FROM ${orders}), ${to})`
  const day = sql.raw(sorts[sort].isDown ? 'latest - n' : 'earliest + n')
  const length = hour === undefined ? sql`interval '1 day'` : sql`interval '1 hour'`
  return sql`
    SELECT n, day.begins AT TIME ZONE 'Asia/Dhaka' AS begins, (day.begins + ${length}) AT TIME ZONE 'Asia/Dhaka' AS ends
    FROM (SELECT ${dayInDhaka(first)} AS earliest, ${dayInDhaka(last)} AS latest OFFSET 0) span,
      generate_series(0, latest - earliest) n,
      LATERAL (SELECT (${day})::timestamp + ${hour ?? 0}::int * interval '1 hour' AS begins) day
    WHERE ${weekday === undefined ? sql`true` : sql`extract(isodow FROM day.begins) = ${weekday}`}
    ORDER BY n OFFSET 0`
}
