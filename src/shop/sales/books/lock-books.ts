import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** One process at a time sums up; the lock ends with the transaction. Nobody who changes an order waits for it. */
export async function tryLockSums(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(43, 2) AS locked`,
  )
  return rows[0]?.locked === true
}
