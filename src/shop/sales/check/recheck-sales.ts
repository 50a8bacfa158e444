import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { bookOrders } from '../books/book-orders.ts'
import { tryLockSums } from '../books/lock-books.ts'
import { rebuildCohorts, rebuildDays } from '../sums/rebuild-days.ts'
import { checkDays } from './check-sums.ts'

/** Days whose sums are counted again each night, and one of long ago, by chance. */
const recentDays = 35

/** Counts the last days again: what is different is logged, and put right. Answers how many orders and sums were not what they should be. */
export async function recheckSales(
  shop: Pick<Shop, 'database' | 'log'>,
  today: string,
): Promise<{ orders: number; sums: number }> {
  const days = await listDays(shop.database, today)
  let [orders, sums] = [0, 0]
  for (const day of days) {
    const found = await recheckDay(shop.database, day, today)
    orders += found.orders
    sums += found.sums.length
    if (found.orders > 0)
      shop.log.error({ day, orders: found.orders }, 'the books missed something of these orders')
    for (const { where } of found.sums)
      shop.log.error({ where }, 'sums were not what the books say')
  }
  return { orders, sums }
}

async function listDays(database: Database, today: string): Promise<string[]> {
  const { rows } = await database.execute<{ day: string }>(sql`
    SELECT day::text AS day FROM (
      SELECT day FROM sales_days WHERE dimension = 'all' AND day > ${today}::date - ${recentDays}::int AND day < ${today}::date
      UNION ALL
      (SELECT day FROM sales_days WHERE dimension = 'all' AND day <= ${today}::date - ${recentDays}::int ORDER BY random() LIMIT 1)
    ) days ORDER BY day`)
  return rows.map(({ day }) => day)
}

/** A day in a transaction of its own: nobody waits for the others. */
async function recheckDay(database: Database, day: string, today: string) {
  return database.transaction(async (inside) => {
    if (!(await tryLockSums(inside))) return { orders: 0, sums: [] }
    const { rows } = await inside.execute<{ id: string }>(
      sql`SELECT DISTINCT order_ref AS id FROM sales_entries WHERE day = ${day}::date ORDER BY id`,
    )
    const orders = await bookOrders(
      inside,
      rows.map(({ id }) => id),
    )
    const different = await checkDays(inside, [day])
    // What was booked a moment ago waits to be summed up, and says so.
    const sums = (await isStale(inside, day)) ? [] : different
    if (sums.length > 0) await rebuildDays(inside, [day], today)
    await rebuildCohorts(inside, [day])
    return { orders, sums }
  })
}

async function isStale(database: Database, day: string): Promise<boolean> {
  const { rows } = await database.execute<{ stale: boolean }>(
    sql`SELECT EXISTS (SELECT FROM stale_sales_days WHERE day = ${day}::date AND NOT is_cohort) AS stale`,
  )
  return rows[0]?.stale === true
}
