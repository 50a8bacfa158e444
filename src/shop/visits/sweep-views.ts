import { eq, min, sql } from 'drizzle-orm'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '../shop.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { findMarker, saveMarker } from '../settings/save-marker.ts'
import { dayAfter, dayInDhaka } from './days.ts'
import { tryLockVisitSums } from './lock-visit-sums.ts'
import { pageViews, visitMarks } from './tables.ts'
import { visitEndsAfterMinutes } from './visit.ts'

/** At once: short enough for one statement, whatever else the database does. The next time goes on. */
const usual = { mostAtOnce: 20_000, mostBatches: 50 }

/** The first day whose views are kept whole. Older ones keep the sums they have. */
const marker = 'visits-kept-from'

/**
 * Single views are kept as long as the merchant says; their sums stay. Whole days at a time: the index of time finds at once that there is
 * nothing more to take away (docs/decisions/0178). What may be gone is written down first: a day of which only some views are left is not
 * counted again (docs/decisions/0199). The half hour before the first day stays with it: a visit may begin there.
 */
export async function sweepViews(
  shop: Pick<Shop, 'database' | 'now'>,
  { mostAtOnce, mostBatches } = usual,
): Promise<void> {
  const { keepVisitsDays } = await loadSettings(shop)
  const first = await letGo(shop, keepVisitsDays)
  if (first === undefined) return
  const before = sql`${beginOfDay(first)} - interval '${sql.raw(String(visitEndsAfterMinutes))} minutes'`
  for (let batch = 0; batch < mostBatches; batch++) {
    const { rowCount } = await shop.database.execute(sql`
      DELETE FROM ${pageViews} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${pageViews} WHERE at < ${before} LIMIT ${mostAtOnce}))`)
    if ((rowCount ?? 0) < mostAtOnce) return
  }
}

/** The first day whose views are all there; undefined where nothing was ever swept. */
export const findFirstKeptDay = async (shop: {
  database: Pick<Database, 'select'>
}): Promise<string | undefined> => (await findMarker(shop, marker)) as string | undefined

/** Answers the first day that is kept. While days are summed up it stays where it was. */
const letGo = (
  { database, now }: Pick<Shop, 'database' | 'now'>,
  keepDays: number,
): Promise<string | undefined> =>
  database.transaction(async (inside) => {
    const kept = await findFirstKeptDay({ database: inside })
    if (!(await tryLockVisitSums(inside))) return kept
    const wanted = [dayAfter(dayInDhaka(now()), -keepDays), await findFirstUnsummed(inside)]
    // What is gone does not come back when views are to be kept longer.
    const first = latest([earliest(wanted), kept])
    if (first !== undefined && first !== kept) await saveMarker({ database: inside }, marker, first)
    return first
  })

async function findFirstUnsummed(database: Database): Promise<string | undefined> {
  const [row] = await database
    .select({ day: min(visitMarks.day) })
    .from(visitMarks)
    .where(eq(visitMarks.what, 'views'))
  return row?.day ?? undefined
}

type Days = readonly (string | undefined)[]

const inOrder = (days: Days) => days.filter((day) => day !== undefined).toSorted()
const earliest = (days: Days) => inOrder(days)[0]
const latest = (days: Days) => inOrder(days).at(-1)
