import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Shop } from '#shop/shop.ts'

/** How many rows PostgreSQL expects to fit, and to be there. */
export interface Expected {
  fitting: number
  all: number
}

/** Of what few have, whatever PostgreSQL expects. */
export const rare: Expected = { fitting: 1, all: Infinity }

interface Plan {
  'Plan Rows': number
}

/** What PostgreSQL expects, and not what it thinks that either way costs: it takes a text that is put together for each row for free. */
export async function expectedOf(
  { database }: Pick<Shop, 'database'>,
  table: PgTable,
  condition: SQL | undefined,
): Promise<Expected> {
  const { rows } = await database.execute<{ 'QUERY PLAN': [{ Plan: { Plans: [Plan, Plan] } }] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${table} WHERE ${condition ?? sql`true`} UNION ALL SELECT 1 FROM ${table}`,
  )
  const [fitting, all] = rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? []
  return { fitting: fitting?.['Plan Rows'] ?? 0, all: all?.['Plan Rows'] ?? 0 }
}

/** As many stand on a page. */
const wanted = 50

/** So few are read whole and sorted in a millisecond or two. */
const few = 1000

/** Names that PostgreSQL expects in more rows. */
export const isCommon = ({ fitting }: Expected): boolean => fitting > few

/** One row in so many is soon found by walking along the list. */
const sparse = 16

/**
 * How the first rows that fit are found (docs/decisions/0132): all of them by their index, week after week by their index, or along the list in its
 * order.
 */
export type How = 'whole' | 'by-weeks' | 'along-list'

export function howToFind({ fitting, all }: Expected, isByTime: boolean): How {
  if (isByTime) return fitting <= few ? 'whole' : fitting * sparse < all ? 'by-weeks' : 'along-list'
  // One found by the index costs as much as two that are walked past.
  return fitting * 2 < (wanted * all) / fitting ? 'whole' : 'along-list'
}
