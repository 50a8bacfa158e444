import type { Database } from '#platform/database/database.ts'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { mostLevels } from '#shop/catalog/categories/tree.ts'
import { slugFrom } from '#shop/catalog/slug.ts'
import { findCategory } from '#shop/catalog/undo/take-back-category.ts'
import type { FurtherCategory, ImportedCategory } from '../formats/product.ts'

/** Behind the categories that the merchant has put in order. */
const positionOfNewCategories = 1000
export const otherCategory = { name: 'Other', nameBn: 'অন্যান্য' }

/** Of a category that stands in others, with the whole way: two called Shirts, in Men and in Women, are two. */
export const slugOfPath = (path: readonly string[]): string => slugFrom(path.join(' '))

/** The innermost of a path, with what it is called. What is deeper than categories go is left to the caller. */
export const categoryAt = (path: readonly string[]): FurtherCategory => ({
  slug: slugOfPath(path.slice(0, mostLevels)),
  name: path.slice(0, mostLevels).at(-1) ?? '',
  above: path.slice(0, Math.min(path.length, mostLevels) - 1),
})

export interface MadeCategories {
  /** Slugs of the new categories. */
  made: string[]
  /** The shop has as many categories as it may have. */
  isFull: boolean
}

interface Making {
  /** Slugs of categories that a dry run created and rolled back. */
  pending: ReadonlySet<string>
  named: ImportedCategory | undefined
}

/** Creates a category that the shop does not have, and its parents. */
export async function makeCategories(
  database: Database,
  slug: string,
  { pending, named = otherCategory }: Making,
): Promise<MadeCategories> {
  const { above = [] } = named
  const made: string[] = []
  let parentId: string | undefined
  for (const [level, name] of above.entries()) {
    const parent = await findOrMake(database, slugOfPath(above.slice(0, level + 1)), {
      name,
      parentId,
      pending,
    })
    if (parent.isFull) return { made, isFull: true }
    parentId = parent.id
    if (parent.isMade) made.push(parent.slug)
  }
  const own = await findOrMake(database, slug, { ...named, parentId, pending })
  return { made: own.isMade ? [...made, own.slug] : made, isFull: own.isFull }
}

interface Wanted extends ImportedCategory {
  parentId: string | undefined
  pending: ReadonlySet<string>
}

async function findOrMake(database: Database, slug: string, wanted: Wanted) {
  const { name, nameBn, position = positionOfNewCategories, picture, parentId, pending } = wanted
  const stored = await findCategory(database, slug)
  if (stored) return { id: stored.id, slug, isMade: false, isFull: false }
  const draft = {
    slug,
    name: name.slice(0, 120),
    nameBn: nameBn?.slice(0, 120),
    position,
    picture,
  }
  const placed = parentId && (await storeCategory(database, { ...draft, parentId }, { pending }))
  // The merchant may have moved what it stands in to where nothing fits below.
  const made = placed && 'id' in placed ? placed : await storeCategory(database, draft, { pending })
  return 'id' in made
    ? { id: made.id, slug: made.slug, isMade: true, isFull: false }
    : { id: undefined, slug, isMade: false, isFull: made.outcome === 'category-limit' }
}
