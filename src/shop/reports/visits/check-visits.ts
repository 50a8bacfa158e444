import { sql } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { dayAfter } from '../../visits/days.ts'
import { findFirstKeptDay } from '../../visits/sweep-views.ts'
import { pageViews, visitMarks, visitOrderSums, visitSums } from '../../visits/tables.ts'
import { compareVisitSums, type WrongVisitSum } from './compare-sums.ts'
import { sumVisits } from './sum-visits.ts'

export interface VisitsChecked {
  days: number
  differences: WrongVisitSum[]
}

/** More of them tell nothing new. */
const mostTold = 100

/**
 * Counts visits, and the orders that came of them, again from their rows, day by day, and compares with what reports are read from. Sums up
 * first what waits to be. Days whose views are not all there any more are compared by their orders alone.
 */
export async function checkVisits(
  shop: Shop,
  onProgress: (days: number) => void = () => {},
): Promise<VisitsChecked> {
  await sumVisits(shop)
  const firstWhole = await findFirstWholeDay(shop)
  const days = await listDays(shop)
  const differences: WrongVisitSum[] = []
  for (const [index, day] of days.entries()) {
    const areViewsKept = firstWhole !== undefined && day >= firstWhole
    const found = await checkDay(shop, day, areViewsKept)
    differences.push(...found.slice(0, mostTold - differences.length))
    onProgress(index + 1)
  }
  return { days: days.length, differences }
}

/** What came while it was counted is summed up, and the day counted once more. */
async function checkDay(shop: Shop, day: string, areViewsKept: boolean): Promise<WrongVisitSum[]> {
  const compare = () => compareAtOneMoment(shop, day, areViewsKept)
  const found = await compare()
  if (found.length === 0) return found
  await sumVisits(shop)
  return compare()
}

/** A day that waits to be summed anew says nothing yet. */
const compareAtOneMoment = (shop: Shop, day: string, areViewsKept: boolean) =>
  shop.database.transaction(
    async (database) => {
      await database.execute(sql`SET LOCAL statement_timeout = 0`)
      const isMarked = sql`SELECT FROM ${visitMarks} WHERE day = ${day}::date LIMIT 1`
      const { rows } = await database.execute(isMarked)
      return rows.length > 0
        ? []
        : compareVisitSums({ database }, day, { areViewsKept, areNamesOfThen: true })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

async function listDays({ database }: Pick<Shop, 'database'>): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(sql`
    SELECT DISTINCT day::text AS day FROM (
      SELECT day FROM ${visitSums} WHERE dimension = 'total' UNION ALL SELECT day FROM ${visitOrderSums} WHERE dimension = 'total') days ORDER BY day`)
  return rows.map(({ day }) => day)
}

/**
 * The first day whose views are all there, with the half hour before it. Where an older version of the shop swept, or views were lost, the
 * oldest day may be there in part.
 */
async function findFirstWholeDay({
  database,
}: Pick<Shop, 'database'>): Promise<string | undefined> {
  const kept = (await findFirstKeptDay({ database })) ?? ''
  const { rows } = await database.execute<{ first: string | null; swept: boolean }>(sql`
    SELECT (min(at) AT TIME ZONE 'Asia/Dhaka')::date::text AS first,
      EXISTS (SELECT FROM ${visitSums} WHERE dimension = 'total' AND day < (SELECT (min(at) AT TIME ZONE 'Asia/Dhaka')::date FROM ${pageViews})) AS swept
    FROM ${pageViews}`)
  const [found] = rows
  if (!found || found.first === null) return undefined
  const whole = found.swept ? dayAfter(found.first, 1) : found.first
  return whole > kept ? whole : kept
}
