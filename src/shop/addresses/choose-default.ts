import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../identity/roles/actor.ts'
import type { Shop } from '../shop.ts'
import { addresses } from './tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { SavedAddress } from './address.ts'

/** From now on this one is chosen before anybody chooses. */
export async function chooseDefault(
  shop: Shop,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
): Promise<{ outcome: 'chosen' | 'not-found' }> {
  return shop.database.transaction(async (database) => {
    const kept = await lockAddresses(database, userId)
    if (!kept.some((address) => address.id === id)) return { outcome: 'not-found' }
    const own = eq(addresses.userId, userId)
    await database.update(addresses).set({ isDefault: false }).where(own)
    await database
      .update(addresses)
      .set({ isDefault: true })
      .where(and(own, eq(addresses.id, id)))
    return { outcome: 'chosen' }
  })
}

/** Holds the addresses of one account until the transaction ends, also those that are not there yet: two tabs add one after the other. */
export async function lockAddresses(database: Database, userId: string): Promise<SavedAddress[]> {
  await database.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`,
  )
  return database.select().from(addresses).where(eq(addresses.userId, userId))
}
