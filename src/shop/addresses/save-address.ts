import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { findDestination } from '../delivery/find-destination.ts'
import { isSameAddress, mostAddresses } from './address.ts'
import { saveAddressSchema } from './contract.ts'
import { lockAddresses } from './choose-default.ts'
import { addresses } from './tables.ts'

/**
 * Adds an address, or writes over the one of this id. `saved` also where the very same one was there before: then that is the one.
 * `not-found`: there is none of that id, or it is somebody else's.
 */
export const saveAddress = defineAction({
  allow: 'owner-of-it',
  input: saveAddressSchema.extend({ id: z.uuid().optional() }),
  run: async ({ database, by: { actor }, input: { id, ...typed }, now }) => {
    const place = findDestination(typed)
    if (place.outcome !== 'found') return place
    const { userId } = actor
    const { isDefault: wantsDefault, ...goal } = {
      ...typed,
      district: place.district.name,
      area: place.area.name,
    }
    const kept = await lockAddresses(database, userId)
    const before = kept.find((one) => (id === undefined ? isSameAddress(one, goal) : one.id === id))
    if (id !== undefined && !before) return { outcome: 'not-found' }
    if (!before && kept.length >= mostAddresses) return { outcome: 'too-many-addresses' }

    const isDefault = [wantsDefault, before?.isDefault, kept.length === 0].includes(true)
    const savedId = before?.id ?? newId()
    await write(database, { id: savedId, userId, ...goal, isDefault, createdAt: now })
    return { outcome: 'saved', id: savedId, isNew: !before, change: { topics: [] } }
  },
})

export type SaveAddressResult = Awaited<ReturnType<typeof saveAddress>>

/** Over the one of this id, if it is there. */
async function write(
  database: Database,
  { id, userId, createdAt, ...written }: typeof addresses.$inferInsert,
): Promise<void> {
  // First: there may never be two, not even for a moment.
  if (written.isDefault)
    await database.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId))
  await database
    .insert(addresses)
    .values({ id, userId, createdAt, ...written })
    .onConflictDoUpdate({ target: addresses.id, set: written })
}
