import { sql } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { pageViews } from '../../visits/tables.ts'

/** A visitor who opened something so lately is here now. */
export const liveMinutes = 5
const mostPages = 10

export interface LiveVisits {
  visitors: number
  pages: { page: string; visitors: number }[]
}

/** Who is in the shop now, as far as it is written. The index of time finds the last minutes, however much there is. */
export async function loadLive({
  database,
  now,
}: Pick<Shop, 'database' | 'now'>): Promise<LiveVisits> {
  const since = new Date(now().getTime() - liveMinutes * 60_000).toISOString()
  const { rows } = await database.execute<{ page: string | null; visitors: number }>(sql`
    SELECT page, count(DISTINCT visitor)::int AS visitors FROM ${pageViews} WHERE at > ${since}::timestamptz
    GROUP BY GROUPING SETS ((), (page)) ORDER BY grouping(page) DESC, visitors DESC, page LIMIT ${mostPages + 1}`)
  const [total, ...pages] = rows
  return {
    visitors: total?.visitors ?? 0,
    pages: pages.map(({ page, visitors }) => ({ page: page ?? '', visitors })),
  }
}
