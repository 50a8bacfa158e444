import { eq } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { findStored } from '../categories/store-places.ts'
import { storeCategory } from '../categories/store-category.ts'
import { countProductsIn } from '../further-categories/count-products.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { categories } from '../tables.ts'
import { categoriesTopic } from '../topics.ts'
import type { Facts } from '#shop/audit/audit.ts'
import { differences } from '#shop/audit/differences.ts'
import { stepBack, stepsBetween, type Step } from './steps.ts'

export type StoredCategory = typeof categories.$inferSelect

/** Its version right after the change, and what became different. */
export interface CategorySnapshot {
  version: number
  /** Null where the change made it. */
  steps: Step[] | null
}

const parts = [
  ['name'],
  ['nameBn'],
  ['description'],
  ['descriptionBn'],
  ['picture'],
  ['hidden'],
  ['parentId'],
  ['position'],
]

export const findCategory = async (database: Database, slug: string) => {
  const [found] = await database
    .select()
    .from(categories)
    .where(eq(categories.slug, slug.normalize('NFC')))
  return found
}

export const snapshotCategory = (
  before: StoredCategory | undefined,
  after: StoredCategory,
): CategorySnapshot => ({
  version: after.version,
  steps: before ? stepsBetween(parts, before, after) : null,
})

export type CategoryTakenBack =
  | { outcome: 'gone' }
  | { outcome: 'deleted'; name: string }
  | { outcome: 'restored'; name: string; before: Facts; after: Facts; stays: Facts }
  | { outcome: 'stays'; name: string; why: string }

/** Ids and numbers of places say nothing to a person. */
const asFacts = (row: Facts, columns: readonly string[]): Facts =>
  Object.fromEntries(
    columns
      .filter((column) => !['parentId', 'position', 'picture'].includes(column))
      .map((column) => [column, row[column]]),
  )

/** Makes one category what it was before a change of many. One that the change made goes where nobody uses it. */
export async function takeBackCategory(
  database: Database,
  { id, kept }: { id: string; kept: CategorySnapshot },
): Promise<CategoryTakenBack> {
  await lockCatalog(database)
  const current = await findStored(database, id)
  if (!current) return { outcome: 'gone' }
  if (kept.steps === null) return remove(database, current, kept)
  const { slug, name } = current
  const { back, stays } = stepBack(kept.steps, current)
  if (Object.keys(back).length > 0) {
    const stored = await storeCategory(database, { slug, name, ...back })
    if (!('id' in stored)) return { outcome: 'stays', name, why: stored.outcome }
  }
  const now = current as Facts
  const columns = Object.keys(back)
  const facts = differences(asFacts(now, columns), asFacts(back, columns))
  return { outcome: 'restored', name, ...facts, stays: asFacts(now, stays) }
}

async function remove(
  database: Database,
  { id, name, version }: StoredCategory,
  kept: CategorySnapshot,
): Promise<CategoryTakenBack> {
  const inside = await database.$count(categories, eq(categories.parentId, id))
  const count = await countProductsIn(database, id)
  if (inside + count > 0) return { outcome: 'stays', name, why: 'in-use' }
  if (version !== kept.version) return { outcome: 'stays', name, why: 'changed' }
  await database.delete(categories).where(eq(categories.id, id))
  await announce(database, [categoriesTopic])
  return { outcome: 'deleted', name }
}
