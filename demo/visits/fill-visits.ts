import { sql } from 'drizzle-orm'
import { sumOrders } from '#shop/reports/visits/sum-orders.ts'
import { sumViews } from '#shop/reports/visits/sum-views.ts'
import { dayAfter, dayInDhaka } from '#shop/visits/days.ts'
import { lockVisitSums } from '#shop/visits/lock-visit-sums.ts'
import { findFirstKeptDay } from '#shop/visits/sweep-views.ts'
import type { Shop } from '#shop/shop.ts'
import { insertViews } from './invented-views.ts'
import { insertOrderVisits } from './order-views.ts'

export interface FillVisits {
  /** Back from today, which is invented as far as it has come. */
  days: number
  /** Of a day at the end; there were a third as many at the beginning. */
  visitsPerDay: number
  onProgress: (done: number) => void
}

/** Fridays and Saturdays bring more. */
const weekend = new Set([5, 6])

/**
 * Visits that nobody made, up to now, and those of the invented orders of the website, day by day and summed as the shop sums them. Days that
 * have visits already get those of new orders alone.
 */
export async function fillVisits(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  { days, visitsPerDay, onProgress }: FillVisits,
): Promise<void> {
  const until = now()
  const today = dayInDhaka(until)
  const firstKept = await findFirstKeptDay({ database })
  for (let index = 0; index <= days; index++) {
    const day = dayAfter(today, index - days)
    const growth = (1 + (2 * index) / days) / 3
    const more = weekend.has(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 1.3 : 1
    const visits = Math.max(1, Math.round(visitsPerDay * growth * more))
    await database.transaction(async (transaction) => {
      // A shop that runs sums today up as well.
      await lockVisitSums(transaction)
      const isFilled = await hasVisits(transaction, day)
      if (!isFilled) await transaction.execute(insertViews({ day, visits, until }))
      // What is let go of keeps its sums: an order whose visit cannot be counted any more has none.
      if (isFilled && firstKept !== undefined && day < firstKept) return
      await transaction.execute(insertOrderVisits(day))
      await sumViews(transaction, day)
      await sumOrders(transaction, day)
    })
    onProgress(index)
  }
}

async function hasVisits(
  database: Pick<Shop['database'], 'execute'>,
  day: string,
): Promise<boolean> {
  const { rows } = await database.execute<{ there: boolean }>(
    sql`SELECT EXISTS (SELECT FROM visit_sums WHERE dimension = 'total' AND day = ${day}::date) AS there`,
  )
  return rows[0]?.there ?? false
}
