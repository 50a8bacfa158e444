import { and, eq } from 'drizzle-orm'
import type { Actor } from '../identity/roles/actor.ts'
import type { Shop } from '../shop.ts'
import { lockAddresses } from './lock-addresses.ts'
import { addresses } from './tables.ts'

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
