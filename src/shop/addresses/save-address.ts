import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { findDestination, type Destination } from '../delivery/find-destination.ts'
import type { Actor } from '../identity/roles/actor.ts'
import type { Shop } from '../shop.ts'
import { isSameAddress, mostAddresses } from './address.ts'
import type { SaveAddress } from './contract.ts'
import { lockAddresses } from './choose-default.ts'
import { addresses } from './tables.ts'

export type SaveAddressResult =
  /** Also where the very same one was there before: then that is the one. */
  | { outcome: 'saved'; id: string; isNew: boolean }
  | Exclude<Destination, { outcome: 'found' }>
  | { outcome: 'too-many-addresses' }
  /** There is none of that id, or it is somebody else's. */
  | { outcome: 'not-found' }

/** Adds an address, or writes over the one of that id. */
export async function saveAddress(
  shop: Shop,
  { userId }: Pick<Actor, 'userId'>,
  typed: SaveAddress,
  id?: string,
): Promise<SaveAddressResult> {
  const place = findDestination(typed)
  if (place.outcome !== 'found') return place
  const { district, area } = place
  const { isDefault: wantsDefault, ...goal } = {
    ...typed,
    district: district.name,
    area: area.name,
  }

  return shop.database.transaction(async (database): Promise<SaveAddressResult> => {
    const kept = await lockAddresses(database, userId)
    const before = kept.find((one) => (id === undefined ? isSameAddress(one, goal) : one.id === id))
    if (id !== undefined && !before) return { outcome: 'not-found' }
    if (!before && kept.length >= mostAddresses) return { outcome: 'too-many-addresses' }

    const isDefault = wantsDefault || before?.isDefault === true || kept.length === 0
    // First: there may never be two, not even for a moment.
    if (isDefault)
      await database.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId))
    if (before) {
      await database
        .update(addresses)
        .set({ ...goal, isDefault })
        .where(and(eq(addresses.userId, userId), eq(addresses.id, before.id)))
      return { outcome: 'saved', id: before.id, isNew: false }
    }
    const added = newId()
    await database
      .insert(addresses)
      .values({ id: added, userId, ...goal, isDefault, createdAt: shop.now() })
    return { outcome: 'saved', id: added, isNew: true }
  })
}
