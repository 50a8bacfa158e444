import { asc } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { inTreeOrder } from './tree.ts'
import { categories, formerCategorySlugs } from '../tables.ts'

export type WholeCategory = typeof categories.$inferSelect & {
  /** Slugs that it once had. */
  formerSlugs: string[]
}

/** Everything that is kept of categories, in the merchant's order. */
export async function listWholeCategories(database: Database): Promise<WholeCategory[]> {
  const rows = await database
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
  const former = await database
    .select()
    .from(formerCategorySlugs)
    .orderBy(asc(formerCategorySlugs.slug))
  const byCategory = Map.groupBy(former, ({ categoryId }) => categoryId)
  return rows.map((category) => ({
    ...category,
    formerSlugs: (byCategory.get(category.id) ?? []).map(({ slug }) => slug),
  }))
}

/** The same without those, each before what stands in it. For people who edit: hidden ones are among them. */
export async function listTree(database: Database): Promise<(typeof categories.$inferSelect)[]> {
  return inTreeOrder(await database.select().from(categories))
}
