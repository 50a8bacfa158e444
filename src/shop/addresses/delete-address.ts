import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { lockAddresses } from './choose-default.ts'
import { addresses } from './tables.ts'

/** Takes one of one's own away; where it was the default, the newest of the others is that now. */
export const deleteAddress = defineAction({
  allow: 'owner-of-it',
  input: z.object({ id: z.uuid() }),
  run: async ({ database, by: { actor }, input: { id } }) => {
    const kept = await lockAddresses(database, actor.userId)
    const gone = kept.find((address) => address.id === id)
    if (!gone) return { outcome: 'not-found' }
    const own = eq(addresses.userId, actor.userId)
    await database.delete(addresses).where(and(own, eq(addresses.id, id)))
    // Ids of version 7 grow with time.
    const newest = kept
      .map((address) => address.id)
      .filter((other) => other !== id)
      .toSorted()
      .at(-1)
    if (gone.isDefault && newest)
      await database.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest))
    return { outcome: 'deleted', change: { topics: [] } }
  },
})
