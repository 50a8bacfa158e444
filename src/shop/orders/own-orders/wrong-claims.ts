import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { wrongClaims } from './tables.ts'

/** Wrong numbers for one order, no matter who tries them (D29). */
const mostWrong = 5

/** Too many wrong phone numbers were tried for this order: no number opens it any more, until the shop does. */
export async function isClosed(database: Database, orderRef: string): Promise<boolean> {
  const [row] = await database
    .select({ count: wrongClaims.count })
    .from(wrongClaims)
    .where(eq(wrongClaims.orderRef, orderRef))
  return (row?.count ?? 0) >= mostWrong
}

/** One more; whether that closed it. The caller that counts holds the order, so that guesses are counted one after the other. */
export async function countWrong(database: Database, orderRef: string): Promise<boolean> {
  const [row] = await database
    .insert(wrongClaims)
    .values({ orderRef, count: 1 })
    .onConflictDoUpdate({
      target: wrongClaims.orderRef,
      set: { count: sql`${wrongClaims.count} + 1` },
    })
    .returning({ count: wrongClaims.count })
  return (row?.count ?? mostWrong) >= mostWrong
}
