import { sql } from 'drizzle-orm'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import type { Shop } from '../shop.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { dayAfter, dayInDhaka } from './days.ts'
import { pageViews } from './tables.ts'

/** Short enough for one statement, whatever else the database does. */
const mostAtOnce = 20_000
/** The next time goes on. */
const mostBatches = 50

/**
 * Single views are kept as long as the merchant says; their sums stay. Whole days at a time: the index of time finds at once that there is
 * nothing more to take away (docs/decisions/0178).
 */
export async function sweepViews(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const { keepVisitsDays } = await loadSettings(shop)
  const before = beginOfDay(dayAfter(dayInDhaka(shop.now()), -keepVisitsDays))
  for (let batch = 0; batch < mostBatches; batch++) {
    const { rowCount } = await shop.database.execute(sql`
      DELETE FROM ${pageViews} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${pageViews} WHERE at < ${before} LIMIT ${mostAtOnce}))`)
    if ((rowCount ?? 0) < mostAtOnce) return
  }
}
