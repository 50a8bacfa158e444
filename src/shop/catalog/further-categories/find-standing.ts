import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { ProductDraft } from '../contract.ts'
import { categories, formerCategorySlugs } from '../tables.ts'

/** The categories that a product stands in. */
export interface Standing {
  categoryId: string
  furtherCategoryIds: string[]
}

export const categoryIdsOf = ({ categoryId, furtherCategoryIds }: Standing): string[] => [
  categoryId,
  ...furtherCategoryIds,
]

/** Null where a new product names no category. */
export interface StandingRefusal {
  outcome: 'unknown-category'
  category: string | null
}

type Found = ({ outcome: 'found' } & Standing) | StandingRefusal
type Wanted = Pick<ProductDraft, 'category' | 'furtherCategories'>

/** What a draft says of categories, by ids; what it leaves out stays as it is stored. The main category is no further one. */
export async function findStanding(
  database: Database,
  draft: Wanted,
  stored: Standing | undefined,
): Promise<Found> {
  const { category = [], furtherCategories = [] } = draft
  const slugs = [category, furtherCategories].flat()
  const ids = await findIds(database, slugs)
  const unknown = slugs.find((slug) => !ids.has(slug))
  if (unknown !== undefined) return { outcome: 'unknown-category', category: unknown }
  const idOf = (slug: string) => ids.get(slug) ?? ''
  const wanted = {
    categoryId: draft.category === undefined ? stored?.categoryId : idOf(draft.category),
    furtherCategoryIds: draft.furtherCategories?.map(idOf),
  }
  return standingOf(wanted, stored?.furtherCategoryIds)
}

function standingOf(
  { categoryId, furtherCategoryIds }: { [Part in keyof Standing]: Standing[Part] | undefined },
  stood: string[] = [],
): Found {
  if (categoryId === undefined) return { outcome: 'unknown-category', category: null }
  const others = (furtherCategoryIds ?? stood).filter((id) => id !== categoryId)
  return { outcome: 'found', categoryId, furtherCategoryIds: inOrderOf(stood, new Set(others)) }
}

/** Where they are the same, another order is no news. */
function inOrderOf(stood: string[], wanted: ReadonlySet<string>): string[] {
  const isSame = stood.length === wanted.size && stood.every((id) => wanted.has(id))
  return isSame ? stood : [...wanted]
}

async function findIds(
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map()
  const { id, slug } = categories
  const current = await database
    .select({ slug, id })
    .from(categories)
    .where(inArray(slug, [...slugs]))
  const ids = new Map(current.map((category) => [category.slug, category.id]))
  const missing = slugs.filter((one) => !ids.has(one))
  if (missing.length === 0) return ids
  // A file that was written before a category got another slug still means it.
  const former = await database
    .select({ slug: formerCategorySlugs.slug, id: formerCategorySlugs.categoryId })
    .from(formerCategorySlugs)
    .where(inArray(formerCategorySlugs.slug, missing))
  return new Map([...ids, ...former.map((one) => [one.slug, one.id] as const)])
}
