import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Facts } from '#shop/audit/audit.ts'
import { categories } from '../tables.ts'

/** By id. */
export type Slugs = ReadonlyMap<string, string>

export async function slugsOf(database: Database, ids: readonly string[]): Promise<Slugs> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

const furtherIn = ({ furtherCategoryIds: ids }: Facts) =>
  Array.isArray(ids) ? ids.map(String) : []

/** Of what is said about a product. */
export const categoryIdsIn = (facts: Facts): string[] => [
  ...(facts['categoryId'] === undefined ? [] : [String(facts['categoryId'])]),
  ...furtherIn(facts),
]

/** A category is said by its slug. */
export function inWords(said: Facts, slugs: Slugs): Facts {
  const { categoryId, furtherCategoryIds, ...facts } = said
  return {
    ...facts,
    ...(categoryId !== undefined && { category: slugs.get(String(categoryId)) ?? '' }),
    ...(furtherCategoryIds !== undefined && {
      furtherCategories: furtherIn(said).map((id) => slugs.get(id) ?? ''),
    }),
  }
}
