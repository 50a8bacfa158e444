import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { refuseEdit } from '#shop/edited.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { attributesTopic } from '../topics.ts'
import { findAttributes } from './list-attributes.ts'
import { countProducts } from './save-attribute.ts'
import { attributes } from './tables.ts'

/** Removes an attribute with what products have of it, for good. */
export const deleteAttribute = defineAction({
  allow: 'edit-products',
  input: z.object({
    id: z.uuid(),
    version: z.int('The version is not a whole number').min(1),
  }),
  run: async ({ database, input: edited }) => {
    await lockCatalog(database)
    const current = (await findAttributes(database)).find(({ id }) => id === edited.id)
    if (!current) return { outcome: 'unknown-attribute' }
    const refusal = await refuseEdit(database, { type: 'attribute', edited, current })
    if (refusal) return refusal
    const { id, name, slug } = current
    const products = await countProducts(database, id)
    await database.delete(attributes).where(eq(attributes.id, id))
    return {
      outcome: 'deleted',
      change: {
        action: 'attribute-deleted',
        subject: { type: 'attribute', id, name },
        before: { name, slug, products },
        after: {},
        topics: [attributesTopic],
      },
    }
  },
})
