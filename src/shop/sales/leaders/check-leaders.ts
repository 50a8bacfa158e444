import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Difference } from '../check/differences.ts'
import { leadersOf, type LedMonth } from './rebuild-leaders.ts'
import { salesLeaders } from './tables.ts'

/** Months whose leaders are not those of their days. */
export async function checkLeaders(database: Database): Promise<Difference[]> {
  const months = await database.execute<LedMonth>(
    sql`SELECT DISTINCT month::text AS month, through::text AS through FROM ${salesLeaders} ORDER BY month`,
  )
  const found: Difference[] = []
  for (const month of months.rows) {
    const { rows } = await database.execute<{ dimension: string; figure: string }>(sql`
      WITH kept AS (
        SELECT month, dimension, figure, through, keys, most FROM ${salesLeaders} WHERE month = ${month.month}::date
      ), counted AS (${leadersOf(month)})
      SELECT DISTINCT dimension, figure FROM (
        (SELECT * FROM kept EXCEPT SELECT * FROM counted) UNION (SELECT * FROM counted EXCEPT SELECT * FROM kept)
      ) different ORDER BY dimension, figure`)
    for (const { dimension, figure } of rows)
      found.push({
        where: `leaders of the month ${month.month}, ${dimension} ${figure}`,
        counted: 1,
        kept: 0,
      })
  }
  return found
}
