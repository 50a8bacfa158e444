import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import type { SavedAddress } from './address.ts'
import { addresses } from './tables.ts'

/** From now on this one is chosen before anybody chooses. */
export const chooseDefault = defineAction({
  allow: 'owner-of-it',
  input: z.object({ id: z.uuid() }),
  run: async ({ database, by: { actor }, input: { id } }) => {
    const kept = await lockAddresses(database, actor.userId)
    if (!kept.some((address) => address.id === id)) return { outcome: 'not-found' }
    const own = eq(addresses.userId, actor.userId)
    await database.update(addresses).set({ isDefault: false }).where(own)
    await database
      .update(addresses)
      .set({ isDefault: true })
      .where(and(own, eq(addresses.id, id)))
    return { outcome: 'chosen', change: { topics: [] } }
  },
})

/** Holds the addresses of one account until the transaction ends, also those that are not there yet: two tabs add one after the other. */
export async function lockAddresses(database: Database, userId: string): Promise<SavedAddress[]> {
  await database.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`,
  )
  return database.select().from(addresses).where(eq(addresses.userId, userId))
}
