import { z } from 'zod'
import { findLastChange } from '#shop/audit/find-last-change.ts'
import { defineAction } from '#shop/define-action.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { categoryDraftSchema } from '../contract.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { addFormerCategorySlugs } from '../slugs/remember-slug.ts'
import { storeCategory } from './store-category.ts'
import { findStored } from './store-places.ts'

/** Ten seconds, which the page counts down, and the way to the shop. */
const undoableMs = 13_000

const beforeSchema = categoryDraftSchema.extend({ formerSlugs: z.array(z.string()).optional() })

/** Makes a category again that is gone, under the id that it had. */
export const restoreCategory = defineAction({
  allow: 'edit-products',
  input: beforeSchema.extend({ id: z.uuid() }),
  run: async ({ database, input: { id, formerSlugs = [], ...draft } }) => {
    await lockCatalog(database)
    if (await findStored(database, id)) return { outcome: 'unchanged' }
    const stored = await storeCategory(database, draft, { isNew: true, id })
    if (!('id' in stored)) return stored
    await addFormerCategorySlugs(database, id, formerSlugs)
    const { name, slug } = draft
    return {
      outcome: 'restored',
      change: {
        action: 'category-restored',
        subject: { type: 'category', id, name },
        before: {},
        after: { name, slug },
        topics: 'announced',
      },
    }
  },
})

interface Deleted {
  id: string
  parentId: string | null
  position: number
}

/** Takes back that a category was deleted a moment ago: it stands where it stood, with what the audit kept of it. */
export async function undoDeletion(
  shop: Shop,
  by: Person | Script,
  { id, parentId, position }: Deleted,
) {
  const last = await findLastChange(shop.database, { type: 'category', id })
  const kept = beforeSchema.safeParse(last?.before)
  if (last?.action !== 'category-deleted' || !kept.success)
    return { outcome: 'unknown-category' } as const
  if (shop.now().getTime() - last.at.getTime() > undoableMs) return { outcome: 'too-late' } as const
  return restoreCategory(shop, by, { ...kept.data, id, parentId, position })
}
