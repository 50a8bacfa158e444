import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { salesQueue } from '../tables.ts'
import { tryLockSums } from './lock-books.ts'

/** So many orders are booked at once: some milliseconds, in which nobody can press anything of them. Who fills a shop takes more. */
const mostAtOnce = 200

/**
 * Books orders that were placed, as the queue says. What is taken from the queue and what is booked of it change in one transaction: after a
 * crash it is done again. Answers how many were taken; 0 where there are none, or another process is at it.
 */
export async function bookPlaced(shop: Pick<Shop, 'database'>, most = mostAtOnce): Promise<number> {
  return shop.database.transaction(async (database) => {
    if (!(await tryLockSums(database))) return 0
    const { rows } = await database.execute<{ order_ref: string }>(sql`
      DELETE FROM ${salesQueue} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${salesQueue} LIMIT ${most}))
      RETURNING order_ref`)
    if (rows.length > 0)
      await bookOrders(
        database,
        rows.map(({ order_ref: orderRef }) => orderRef),
      )
    return rows.length
  })
}

/** Answers how many days of orders something was booked for: 0 where the books said already how the orders stand. */
export async function bookOrders(
  database: Database,
  orderRefs: readonly string[],
): Promise<number> {
  // The plan for one order would do for one order.
  await database.execute(sql`SET LOCAL plan_cache_mode = force_custom_plan`)
  const { rows } = await database.execute<{ booked: number }>(
    sql`SELECT book_orders(${sql.param([...orderRefs])}::uuid[]) AS booked`,
  )
  return Number(rows[0]?.booked ?? 0)
}
