import { sql, type SQL } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { orders } from '../tables.ts'

/** As many are looked for at once, and more: page and count. */
const wanted = 200

interface Expected {
  'Plan Rows': number
}

/**
 * Whether so few orders are expected to fit that their index finds them sooner than a walk along the latest: by what PostgreSQL expects, and
 * not by what it thinks that either costs. A text that is put together for each row costs it ten times as much as it thinks (docs/decisions/0123).
 */
export async function expectsFew(
  { database }: Pick<Shop, 'database'>,
  condition: SQL,
): Promise<boolean> {
  const { rows } = await database.execute<{
    'QUERY PLAN': [{ Plan: { Plans: [Expected, Expected] } }]
  }>(
    sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${orders} WHERE ${condition} UNION ALL SELECT 1 FROM ${orders}`,
  )
  const [fitting, all] = rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? []
  if (!fitting || !all) return false
  // One found by the index costs as much as two that are walked past.
  return fitting['Plan Rows'] * 2 < (wanted * all['Plan Rows']) / fitting['Plan Rows']
}
