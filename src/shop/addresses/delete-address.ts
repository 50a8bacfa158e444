import { and, eq } from 'drizzle-orm'
import type { Actor } from '../identity/roles/actor.ts'
import type { Shop } from '../shop.ts'
import { lockAddresses } from './choose-default.ts'
import { addresses } from './tables.ts'

/** Takes one of one's own away; where it was the default, the newest of the others is that now. */
export async function deleteAddress(
  shop: Shop,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
): Promise<{ outcome: 'deleted' | 'not-found' }> {
  return shop.database.transaction(async (database) => {
    const kept = await lockAddresses(database, userId)
    const gone = kept.find((address) => address.id === id)
    if (!gone) return { outcome: 'not-found' }
    await database.delete(addresses).where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    // Ids of version 7 grow with time.
    const newest = kept
      .map((address) => address.id)
      .filter((other) => other !== id)
      .toSorted()
      .at(-1)
    if (gone.isDefault && newest)
      await database.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest))
    return { outcome: 'deleted' }
  })
}
