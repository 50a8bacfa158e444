import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** One writer at a time says who is who; the lock ends with the transaction. Placing an order never waits for it. */
const lock = sql`43, 1`

export async function lockCustomers(database: Database): Promise<void> {
  await database.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
}

/** False where another process is at it. */
export async function tryLockCustomers(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${lock}) AS locked`,
  )
  return rows[0]?.locked === true
}
