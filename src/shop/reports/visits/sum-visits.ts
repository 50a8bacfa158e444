import { and, desc, eq, sql } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { findMarker, saveMarker } from '../../settings/save-marker.ts'
import { orderChanges } from '../../orders/tables.ts'
import { tryLockVisitSums } from '../../visits/lock-visit-sums.ts'
import { orderVisits, visitMarks } from '../../visits/tables.ts'
import { sumOrders } from './sum-orders.ts'
import { sumViews } from './sum-views.ts'

/** In one go; the next one goes on. */
const mostDays = 40

/** A day with a million views takes some seconds. */
const longestSumMs = 60_000

/**
 * Sums anew the days that something happened to. A day loses the marks that its transaction sees, and is summed whole from what was
 * written with them; what is written meanwhile brings a mark of its own.
 */
export async function sumVisits(shop: Shop): Promise<void> {
  await markMovedOrders(shop)
  const { day, what } = visitMarks
  const marked = await shop.database
    .selectDistinct({ day, what })
    .from(visitMarks)
    .orderBy(desc(day))
    .limit(mostDays)
  for (const mark of marked) await sumDay(shop, mark)
}

type Mark = Pick<typeof visitMarks.$inferSelect, 'day' | 'what'>

async function sumDay({ database }: Shop, { day, what }: Mark): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL statement_timeout = ${sql.raw(String(longestSumMs))}`)
    if (!(await tryLockVisitSums(transaction))) return
    await transaction
      .delete(visitMarks)
      .where(and(eq(visitMarks.day, day), eq(visitMarks.what, what)))
    await (what === 'views' ? sumViews : sumOrders)(transaction, day)
  })
}

const marker = 'visit-orders-seen'
/** Transactions that began before, and ended after, the last look. */
const overlapMs = 5 * 60_000

/** Orders go on after their day: those that moved since the last look have theirs summed again. */
async function markMovedOrders({ database }: Shop): Promise<void> {
  const began = Date.now()
  const seen = Number((await findMarker({ database }, marker)) ?? 0)
  await database.execute(sql`
    INSERT INTO ${visitMarks} (day, what)
    SELECT DISTINCT (v.at AT TIME ZONE 'Asia/Dhaka')::date, 'orders' FROM ${orderChanges} c JOIN ${orderVisits} v ON v.order_ref = c.order_ref
    WHERE c.id >= ${firstIdOf(seen - overlapMs)}::uuid AND c.field = 'status'`)
  await saveMarker({ database }, marker, began)
}

/** Ids grow with the time of the process that makes them (UUID 7). */
function firstIdOf(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
