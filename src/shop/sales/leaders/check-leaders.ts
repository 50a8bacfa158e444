import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Difference } from '../check/differences.ts'
import { leadersOf, type LedDays } from './rebuild-leaders.ts'
import { salesLeaders } from './tables.ts'

/** Months whose leaders are not those of their days. */
export async function checkLeaders(database: Database): Promise<Difference[]> {
  const led = await database.execute<LedDays>(
    sql`SELECT DISTINCT since::text AS since, through::text AS through FROM ${salesLeaders} ORDER BY since`,
  )
  const found: Difference[] = []
  for (const days of led.rows) {
    const { rows } = await database.execute<{ dimension: string; figure: string }>(sql`
      WITH kept AS (
        SELECT since, dimension, figure, through, keys, most FROM ${salesLeaders} WHERE since = ${days.since}::date
      ), counted AS (${leadersOf(days)})
      SELECT DISTINCT dimension, figure FROM (
        (SELECT * FROM kept EXCEPT SELECT * FROM counted) UNION (SELECT * FROM counted EXCEPT SELECT * FROM kept)
      ) different ORDER BY dimension, figure`)
    for (const { dimension, figure } of rows)
      found.push({
        where: `leaders since ${days.since}, ${dimension} ${figure}`,
        counted: 1,
        kept: 0,
      })
  }
  return found
}
