import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import type { Shop } from '#shop/shop.ts'
import { bookPlaced } from '../books/book-orders.ts'
import { tryLockSums } from '../books/lock-books.ts'
import { rebuildMissingLeaders } from '../leaders/rebuild-leaders.ts'
import { staleSalesDays } from '../tables.ts'
import { listMissingMonths, rebuildCohorts, rebuildDays, rebuildMonths } from './rebuild-days.ts'

/** So many days at once: one of three thousand orders takes a second, and meanwhile nothing is booked. */
const mostDays = 10
/** For each statement of it: a month of such days is summed up in one. */
const longestSumMs = 60_000

/** Books what was placed, and sums the days up that something was booked on. Answers how much there was to do. */
export async function sumUpSales(shop: Pick<Shop, 'database' | 'now'>): Promise<number> {
  const booked = await bookPlaced(shop)
  return booked + (await sumUpStaleDays(shop))
}

/** All that is due, without a pause: for scripts that fill a shop, and for tests. */
export async function sumUpAllSales(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  while ((await bookPlaced(shop)) > 0);
  while ((await sumUpStaleDays(shop)) > 0);
}

/**
 * Takes the marks that it sees and sums their days up whole, in one transaction, in which each statement sees what was written before it began:
 * what is booked meanwhile leaves a mark of its own.
 */
async function sumUpStaleDays(shop: Pick<Shop, 'database' | 'now'>): Promise<number> {
  const today = dayInDhaka(shop.now())
  return shop.database.transaction(async (database) => {
    if (!(await tryLockSums(database))) return 0
    await database.execute(sql`SET LOCAL statement_timeout = ${sql.raw(String(longestSumMs))}`)
    const [days, cohorts] = [await takeStale(database, false), await takeStale(database, true)]
    await rebuildDays(database, days, today)
    await rebuildCohorts(database, cohorts)
    const missing = await listMissingMonths(database, today)
    await rebuildMonths(database, missing)
    const led = await rebuildMissingLeaders(database, today)
    return days.length + cohorts.length + missing.length + led
  })
}

async function takeStale(database: Database, isCohort: boolean): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(sql`
    WITH taken AS (
      DELETE FROM ${staleSalesDays} WHERE is_cohort = ${isCohort} AND day IN (
        SELECT DISTINCT day FROM ${staleSalesDays} WHERE is_cohort = ${isCohort} ORDER BY day DESC LIMIT ${mostDays}
      ) RETURNING day
    ) SELECT DISTINCT day::text AS day FROM taken`)
  return rows.map(({ day }) => day)
}
