import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Facts } from '#shop/audit/audit.ts'
import { categories } from '../tables.ts'

/** By id. */
export type Slugs = ReadonlyMap<string, string>

export async function slugsOf(database: Database, ids: readonly string[]): Promise<Slugs> {
  const rows = await database
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** A category is said by its slug. */
export function inWords({ categoryId, ...facts }: Facts, slugs: Slugs): Facts {
  if (categoryId === undefined) return facts
  return { ...facts, category: slugs.get(String(categoryId)) ?? '' }
}
