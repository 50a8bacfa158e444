import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { SavedAddress } from './address.ts'
import { addresses } from './tables.ts'

/** Holds the addresses of one account until the transaction ends, also those that are not there yet: two tabs add one after the other. */
export async function lockAddresses(database: Database, userId: string): Promise<SavedAddress[]> {
  await database.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`,
  )
  return database.select().from(addresses).where(eq(addresses.userId, userId))
}
