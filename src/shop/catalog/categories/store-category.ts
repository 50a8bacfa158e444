import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { tidyText } from '#platform/text/tidy.ts'
import type { CategoryDraft } from '../contract.ts'
import { sameFields, orCurrent } from '../variant.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { rememberCategorySlug } from './remember-slug.ts'
import { categories } from '../tables.ts'
import { categoriesTopic } from '../topics.ts'

export type StoreCategoryResult =
  | { outcome: 'created' | 'updated' | 'unchanged'; id: string; slug: string }
  /** Another category has the slug that this one shall get. */
  | { outcome: 'slug-taken'; slug: string }

export interface StoreCategoryOptions {
  /** The slug it has now, where the draft gives it another one. */
  renames?: string | undefined
  /** Another category of this slug is not meant. */
  isNew?: boolean
}

type StoredCategory = typeof categories.$inferSelect

const blank = { nameBn: null, picture: null, position: 0 }

/** Makes or changes the category of this slug. What is left out stays as it is. */
export async function storeCategory(
  database: Database,
  draft: CategoryDraft,
  { renames, isNew = false }: StoreCategoryOptions = {},
): Promise<StoreCategoryResult> {
  const slug = draft.slug.normalize('NFC')
  return database.transaction(async (transaction) => {
    await lockCatalog(transaction)
    const owner = await findBySlug(transaction, slug)
    const renamed = renames === undefined ? undefined : await findBySlug(transaction, renames)
    const isOther = owner !== undefined && owner.id !== renamed?.id
    if (isOther && (renamed || isNew)) return { outcome: 'slug-taken', slug }
    return write(transaction, { ...draft, slug }, renamed ?? owner)
  })
}

async function write(
  database: Database,
  draft: CategoryDraft,
  stored: StoredCategory | undefined,
): Promise<StoreCategoryResult> {
  const { slug } = draft
  const current = stored ?? blank
  const row = {
    slug,
    name: tidyText(draft.name),
    nameBn: orCurrent(draft.nameBn && tidyText(draft.nameBn), current.nameBn),
    picture: orCurrent(draft.picture, current.picture),
    position: orCurrent(draft.position, current.position),
  }
  if (stored && sameFields(row, stored)) return { outcome: 'unchanged', id: stored.id, slug }

  const id = stored?.id ?? v7()
  if (stored)
    await database
      .update(categories)
      .set({ ...row, version: stored.version + 1 })
      .where(eq(categories.id, id))
  else await database.insert(categories).values({ id, ...row })
  await rememberCategorySlug(database, { id, from: stored?.slug, to: slug })
  await announce(database, [categoriesTopic])
  return { outcome: stored ? 'updated' : 'created', id, slug }
}

async function findBySlug(database: Database, slug: string) {
  const [stored] = await database
    .select()
    .from(categories)
    .where(eq(categories.slug, slug.normalize('NFC')))
  return stored
}
