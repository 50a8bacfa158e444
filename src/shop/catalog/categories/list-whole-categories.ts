import { asc, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { countByBranch } from '../further-categories/count-products.ts'
import { categories, formerCategorySlugs } from '../tables.ts'
import { branchOf, inTreeOrder } from './tree.ts'

export type WholeCategory = typeof categories.$inferSelect & {
  /** Slugs that it once had. */
  formerSlugs: string[]
  /** Of what it stands in. */
  parentSlug: string | null
}

/** Everything that is kept of categories, each before what stands in it, in the merchant's order. */
export async function listWholeCategories(database: Database): Promise<WholeCategory[]> {
  const rows = await listTree(database)
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  const former = await database
    .select()
    .from(formerCategorySlugs)
    .orderBy(asc(formerCategorySlugs.slug))
  const byCategory = Map.groupBy(former, ({ categoryId }) => categoryId)
  return rows.map((category) => ({
    ...category,
    formerSlugs: (byCategory.get(category.id) ?? []).map(({ slug }) => slug),
    parentSlug: slugs.get(category.parentId ?? '') ?? null,
  }))
}

/** The same without those, each before what stands in it. For people who edit: hidden ones are among them. */
export async function listTree(database: Database): Promise<(typeof categories.$inferSelect)[]> {
  return inTreeOrder(await database.select().from(categories))
}

type StoredCategory = typeof categories.$inferSelect

export interface CountedCategory extends StoredCategory {
  /** Products in it and in all that stands in it, of whatever status. */
  products: number
  /** Neither a product nor a category is in it. */
  isEmpty: boolean
}

/** The tree, with how much is in each. */
export async function listCounted(database: Database): Promise<CountedCategory[]> {
  const [tree, counts] = await Promise.all([listTree(database), countByBranch(database)])
  return tree.map((category) => {
    const inside = counts.get(category.id) ?? 0
    const isEmpty = branchOf(tree, category.id).length === 1 && inside === 0
    return { ...category, products: inside, isEmpty }
  })
}

/** Of these, those that are there, hidden or not. */
export async function findCategoryIds(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
