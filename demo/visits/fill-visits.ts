import { sql } from 'drizzle-orm'
import { inventedPhonesBegin } from '#shop/orders/invented-orders.ts'
import { sumOrders } from '#shop/reports/visits/sum-orders.ts'
import { sumViews } from '#shop/reports/visits/sum-views.ts'
import { dayAfter, dayInDhaka } from '#shop/visits/days.ts'
import type { Shop } from '#shop/shop.ts'
import { insertViews } from './invented-views.ts'

export interface FillVisits {
  /** Back from yesterday. */
  days: number
  /** Of a day at the end; there were a third as many at the beginning. */
  visitsPerDay: number
  onProgress: (done: number) => void
}

/** Fridays and Saturdays bring more. */
const weekend = new Set([5, 6])

/**
 * Visits that nobody made, up to yesterday, and the way of the invented orders of the website, day by day and summed as the shop sums them.
 * Days that have visits already are left as they are.
 */
export async function fillVisits(
  { database, now }: Pick<Shop, 'database' | 'now'>,
  { days, visitsPerDay, onProgress }: FillVisits,
): Promise<void> {
  await inventOrderVisits(database)
  const today = dayInDhaka(now())
  for (let index = 0; index < days; index++) {
    const day = dayAfter(today, index - days)
    const growth = (1 + (2 * index) / days) / 3
    const more = weekend.has(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 1.3 : 1
    const visits = Math.max(1, Math.round(visitsPerDay * growth * more))
    await database.transaction(async (transaction) => {
      if (!(await hasVisits(transaction, day))) {
        await transaction.execute(insertViews({ day, visits }))
        await sumViews(transaction, day)
      }
      await sumOrders(transaction, day)
    })
    onProgress(index + 1)
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

/** By chance, in shares such as those of the visits. */
const inventOrderVisits = (database: Shop['database']) =>
  database.execute(sql`
    INSERT INTO order_visits (order_ref, at, source, campaign, device)
    SELECT id, placed_at, (ARRAY['facebook', 'facebook', 'direct', 'google', 'google', 'whatsapp'])[1 + floor(random() * 6)::int],
      (ARRAY['eid-offer', 'winter-sale', NULL, NULL, NULL, NULL, NULL])[1 + floor(random() * 7)::int],
      (ARRAY['phone', 'phone', 'phone', 'phone', 'desktop'])[1 + floor(random() * 5)::int]
    FROM orders WHERE source = 'website' AND phone LIKE ${`${inventedPhonesBegin}%`} ON CONFLICT DO NOTHING`)
