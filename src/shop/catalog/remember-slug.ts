import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { formerCategorySlugs, formerProductSlugs } from './tables.ts'

interface Renaming {
  id: string
  /** Undefined for what is new. */
  from: string | undefined
  to: string
}

/** Keeps the address that a product leaves, so that links to it go on working, and frees the one it takes. */
export async function rememberProductSlug(
  database: Database,
  { id: productId, from, to }: Renaming,
): Promise<void> {
  if (from === to) return
  await database.delete(formerProductSlugs).where(eq(formerProductSlugs.slug, to))
  if (from !== undefined)
    await database.insert(formerProductSlugs).values({ slug: from, productId })
}

export async function rememberCategorySlug(
  database: Database,
  { id: categoryId, from, to }: Renaming,
): Promise<void> {
  if (from === to) return
  await database.delete(formerCategorySlugs).where(eq(formerCategorySlugs.slug, to))
  if (from !== undefined)
    await database.insert(formerCategorySlugs).values({ slug: from, categoryId })
}
