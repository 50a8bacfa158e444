import type { Database } from '#platform/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { categoriesTopic } from '../topics.ts'
import { listPlaces } from './store-places.ts'
import { branchOf, pathTo } from './tree.ts'

/** A category with all that stands in it, as far as it is shown. */
export interface Branch {
  ids: string[]
  /** By which those shelves are announced. */
  slugs: string[]
  /** Ids of it and of what it stands in. */
  path: string[]
}

const nothing: Branch = { ids: [], slugs: [], path: [] }

/** By its slug, or else by its exact name (spec 5). What is not there, or not shown, has nothing in it. */
export async function findBranch(shop: Shop, called: string): Promise<Branch> {
  const places = await shop.memory.recall('shown categories', [categoriesTopic], async () =>
    (await listPlaces(shop.database)).filter(({ isShown }) => isShown),
  )
  const category =
    places.find(({ slug }) => slug === called) ?? places.find(({ name }) => name === called)
  if (!category) return nothing
  const branch = branchOf(places, category.id)
  return {
    ids: branch.map(({ id }) => id),
    slugs: branch.map(({ slug }) => slug),
    path: pathTo(places, category.id).map(({ id }) => id),
  }
}

/** For staff: ids of a category and of all that stand in it, hidden ones too. */
export async function listBranchIds(database: Database, slug: string): Promise<string[]> {
  const places = await listPlaces(database)
  const category = places.find((place) => place.slug === slug)
  return category ? branchOf(places, category.id).map(({ id }) => id) : []
}
