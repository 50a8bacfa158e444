import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { Facts } from '#shop/audit/audit.ts'
import { defineAction } from '#shop/define-action.ts'
import { refuseEdit } from '#shop/edited.ts'
import { countProductsIn } from '../further-categories/count-products.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { categories, formerCategorySlugs } from '../tables.ts'
import { categoriesTopic } from '../topics.ts'
import { findStored, listPlaces } from './store-places.ts'
import { pathTo } from './tree.ts'

/** Removes a category in which nothing is: neither a product, of whatever status, nor another category. */
export const deleteCategory = defineAction({
  allow: 'edit-products',
  input: z.object({
    id: z.uuid(),
    version: z.int('The version is not a whole number').min(1),
  }),
  run: async ({ database, input: edited }) => {
    // An action that puts a product or a category into it waits for this lock, too.
    await lockCatalog(database)
    const current = await findStored(database, edited.id)
    if (!current) return { outcome: 'unknown-category' }
    const refusal = await refuseEdit(database, { type: 'category', edited, current })
    if (refusal) return refusal
    const inside = await database.$count(categories, eq(categories.parentId, current.id))
    if (inside > 0) return { outcome: 'has-categories', count: inside }
    const count = await countProductsIn(database, current.id)
    if (count > 0) return { outcome: 'has-products', count: count }
    const before = await factsOf(database, current)
    await database.delete(categories).where(eq(categories.id, current.id))
    const { name, parentId, position } = current
    return {
      outcome: 'deleted',
      parentId,
      position,
      change: {
        action: 'category-deleted',
        subject: { type: 'category', id: current.id, name },
        before,
        after: {},
        topics: [categoriesTopic],
      },
    }
  },
})

/** All that there was of it: for a moment it can be restored from this (restore-category.ts). */
async function factsOf(
  database: Database,
  category: typeof categories.$inferSelect,
): Promise<Facts> {
  const { id, slug, name, nameBn, description, descriptionBn, picture, parentId, hidden } = category
  const parent = pathTo(await listPlaces(database), parentId).at(-1)?.name
  const former = await database
    .select({ slug: formerCategorySlugs.slug })
    .from(formerCategorySlugs)
    .where(eq(formerCategorySlugs.categoryId, id))
  const facts = { name, nameBn, slug, parent, description, descriptionBn, picture }
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value)),
    ...(hidden && { hidden }),
    ...(former.length > 0 && { formerSlugs: former.map((one) => one.slug) }),
  }
}
