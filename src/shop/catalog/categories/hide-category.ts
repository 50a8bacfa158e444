import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { nextVersion, refuseEdit } from '#shop/edited.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { categories } from '../tables.ts'
import { findStored, listPlaces, storePlaces } from './store-places.ts'
import { derived } from './tree.ts'

/** Takes a category with all that stands in it out of the shop, or shows it again. Its products stay for sale. */
export const hideCategory = defineAction({
  allow: 'edit-products',
  input: z.object({
    id: z.uuid(),
    version: z.int('The version is not a whole number').min(1),
    hidden: z.boolean(),
  }),
  run: async ({ database, input: { id, version, hidden } }) => {
    await lockCatalog(database)
    const current = await findStored(database, id)
    if (!current) return { outcome: 'unknown-category' }
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'category', edited, current })
    if (refusal) return refusal
    if (current.hidden === hidden) return { outcome: 'unchanged', version }
    const places = await listPlaces(database)
    const wanted = places.map((place) => (place.id === id ? { ...place, hidden } : place))
    await storePlaces(database, places, derived(wanted))
    await database
      .update(categories)
      .set({ version: sql`${categories.version} + 1` })
      .where(eq(categories.id, id))
    return {
      outcome: hidden ? 'hidden' : 'shown',
      version: nextVersion(current),
      change: {
        action: hidden ? 'category-hidden' : 'category-shown',
        subject: { type: 'category', id, name: current.name },
        before: { hidden: !hidden },
        after: { hidden },
        topics: 'announced',
      },
    }
  },
})
