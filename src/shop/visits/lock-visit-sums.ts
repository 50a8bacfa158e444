import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** Instances take turns to sum visits up, and none sums what is being let go of. The lock ends with the transaction. */
export async function tryLockVisitSums(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ mine: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtext('visit-sums')) AS mine`,
  )
  return rows[0]?.mine === true
}

/** The same, waiting for its turn. */
export const lockVisitSums = (database: Pick<Database, 'execute'>) =>
  database.execute(sql`SELECT pg_advisory_xact_lock(hashtext('visit-sums'))`)
