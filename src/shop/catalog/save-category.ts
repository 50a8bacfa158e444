import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announce } from '../../platform/announcements.ts'
import type { Database } from '../../platform/database.ts'
import { tidyText } from '../../platform/tidy-text.ts'
import type { CategoryDraft } from './contract.ts'
import { sameFields, settle } from './variant.ts'
import { lockCatalog } from './lock-product.ts'
import { categories } from './tables.ts'

export interface SaveCategoryResult {
  outcome: 'created' | 'updated' | 'unchanged'
  id: string
  slug: string
}

const blank = { nameBn: null, picture: null, position: 0 }

/** Makes or changes the category of this slug. What is left out stays as it is. */
export async function saveCategory(
  database: Database,
  draft: CategoryDraft,
): Promise<SaveCategoryResult> {
  const slug = draft.slug.normalize('NFC')
  return database.transaction(async (transaction) => {
    await lockCatalog(transaction)
    const [stored] = await transaction.select().from(categories).where(eq(categories.slug, slug))
    const stands = stored ?? blank
    const row = {
      slug,
      name: tidyText(draft.name),
      nameBn: settle(draft.nameBn && tidyText(draft.nameBn), stands.nameBn),
      picture: settle(draft.picture, stands.picture),
      position: settle(draft.position, stands.position),
    }
    if (stored && sameFields(row, stored)) return { outcome: 'unchanged', id: stored.id, slug }

    const id = stored?.id ?? v7()
    if (stored) await transaction.update(categories).set(row).where(eq(categories.id, id))
    else await transaction.insert(categories).values({ id, ...row })
    await announce(transaction, ['catalog'])
    return { outcome: stored ? 'updated' : 'created', id, slug }
  })
}
