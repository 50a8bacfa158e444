import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { refuseEdit } from '#shop/edited.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { categories, products } from '../tables.ts'
import { categoriesTopic } from '../topics.ts'
import { findStored } from './store-places.ts'

/** Removes a category in which nothing is: neither a product, of whatever status, nor another category. */
export const deleteCategory = defineAction({
  allow: 'edit-products',
  input: z.object({
    id: z.uuid(),
    version: z.int('The version is not a whole number').min(1),
  }),
  run: async ({ database, input: edited }) => {
    // Whoever puts a product or a category into it waits for this lock, too.
    await lockCatalog(database)
    const current = await findStored(database, edited.id)
    if (!current) return { outcome: 'unknown-category' }
    const refusal = await refuseEdit(database, { type: 'category', edited, current })
    if (refusal) return refusal
    const inside = await database.$count(categories, eq(categories.parentId, current.id))
    if (inside > 0) return { outcome: 'has-categories', count: inside }
    const goods = await database.$count(products, eq(products.categoryId, current.id))
    if (goods > 0) return { outcome: 'has-products', count: goods }
    await database.delete(categories).where(eq(categories.id, current.id))
    const { slug, name } = current
    return {
      outcome: 'deleted',
      change: {
        action: 'category-deleted',
        subject: { type: 'category', id: current.id, name },
        before: { name, slug },
        after: {},
        topics: [categoriesTopic],
      },
    }
  },
})
