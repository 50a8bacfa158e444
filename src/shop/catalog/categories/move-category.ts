import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { categories } from '../tables.ts'
import { listPlaces, storePlaces, type NamedPlace } from './store-places.ts'
import { directions, pathTo, placeIn, stepFrom } from './tree.ts'

const id = z.uuid()

/** A step, or a place among those of a parent; without a parent at the top. */
export const categoryMoveSchema = z.union([
  z.object({ id, direction: z.enum(directions) }),
  z.object({
    id,
    parentId: z.uuid().nullable(),
    index: z.int('The place is not a whole number').min(0).max(10_000).optional(),
  }),
])

/** Puts a category with all that stands in it elsewhere. No version: a step is right wherever it stands by now. */
export const moveCategory = defineAction({
  allow: 'edit-products',
  input: categoryMoveSchema,
  run: async ({ database, input }) => {
    await lockCatalog(database)
    const places = await listPlaces(database)
    const current = places.find((place) => place.id === input.id)
    if (!current) return { outcome: 'unknown-category' }
    const target = 'direction' in input ? stepFrom(places, input.id, input.direction) : input
    if (!target) return { outcome: 'unchanged' }
    const placing = placeIn(places, target)
    if (placing.outcome !== 'placed') return placing
    const before = placeInWords(places, current.id)
    const after = placeInWords(placing.nodes, current.id)
    if (before.place === after.place && before.parent === after.parent)
      return { outcome: 'unchanged' }
    await storePlaces(database, places, placing.nodes)
    // An editor sees what it stands in, so that is of the version; its place among its neighbours is not.
    if (target.parentId !== current.parentId)
      await database
        .update(categories)
        .set({ version: sql`${categories.version} + 1` })
        .where(eq(categories.id, current.id))
    return {
      outcome: 'moved',
      change: {
        action: 'category-moved',
        subject: { type: 'category', id: current.id, name: current.name },
        before,
        after,
        topics: 'announced',
      },
    }
  },
})

/** As the audit keeps it: what it stands in, and the how manieth it is there. */
function placeInWords(places: readonly NamedPlace[], of: string) {
  const path = pathTo(places, of)
  const parentId = path.at(-1)?.parentId ?? null
  const neighbours = places
    .filter((place) => place.parentId === parentId)
    .toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))
  return {
    parent: path.at(-2)?.name ?? null,
    place: neighbours.findIndex((place) => place.id === of) + 1,
  }
}
