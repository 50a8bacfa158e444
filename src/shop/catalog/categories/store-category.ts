import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { tidyText } from '#platform/text/tidy.ts'
import type { CategoryDraft } from '../contract.ts'
import { sameFields, orCurrent } from '../variant.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { rememberCategorySlug } from '../slugs/remember-slug.ts'
import { categories } from '../tables.ts'
import { categoriesTopic } from '../topics.ts'
import { listPlaces, storePlaces, type NamedPlace } from './store-places.ts'
import { derived, mostCategories, placeIn, type Misplaced, type Place } from './tree.ts'

export type StoreCategoryResult =
  | { outcome: 'created' | 'updated' | 'unchanged'; id: string; slug: string }
  /** Another category has the slug that this one shall get. */
  | { outcome: 'slug-taken'; slug: string }
  /** The shop has `mostCategories`. */
  | { outcome: 'category-limit' }
  | Misplaced

export interface StoreCategoryOptions {
  /** The slug it has now, where the draft gives it another one. */
  renames?: string | undefined
  /** Another category of this slug is not meant. */
  isNew?: boolean
  /** That it gets where it is new. */
  id?: string
  /** Slugs of categories that a dry run created and rolled back; they count towards the limit. */
  pending?: ReadonlySet<string>
}

type StoredCategory = typeof categories.$inferSelect

const blank = {
  nameBn: null,
  description: null,
  descriptionBn: null,
  picture: null,
  parentId: null,
  hidden: false,
}

/** Makes or changes the category of this slug. What is left out stays as it is. */
export async function storeCategory(
  database: Database,
  draft: CategoryDraft,
  { renames, isNew = false, id = v7(), pending }: StoreCategoryOptions = {},
): Promise<StoreCategoryResult> {
  const slug = draft.slug.normalize('NFC')
  return database.transaction(async (transaction) => {
    await lockCatalog(transaction)
    const owner = await findBySlug(transaction, slug)
    const renamed = renames === undefined ? undefined : await findBySlug(transaction, renames)
    const isOther = owner !== undefined && owner.id !== renamed?.id
    if (isOther && (renamed || isNew)) return { outcome: 'slug-taken', slug }
    const stored = renamed ?? owner
    return write(transaction, { id: stored?.id ?? id, draft: { ...draft, slug }, stored, pending })
  })
}

interface Wanted {
  id: string
  draft: CategoryDraft
  stored: StoredCategory | undefined
  pending?: ReadonlySet<string> | undefined
}

async function write(
  database: Database,
  { id, draft, stored, pending }: Wanted,
): Promise<StoreCategoryResult> {
  const places = await listPlaces(database)
  if (!stored && isFull(places, draft.slug, pending)) return { outcome: 'category-limit' }
  const placing = placed(places, { id, draft, stored })
  if (placing.outcome !== 'placed') return placing
  const place = placing.nodes.find((node) => node.id === id)
  const { slug } = draft
  const row = rowOf(draft, stored)
  if (stored && sameFields<object>({ ...row, ...place }, stored))
    return { outcome: 'unchanged', id, slug }

  if (stored)
    await database
      .update(categories)
      .set({ ...row, version: stored.version + 1 })
      .where(eq(categories.id, id))
  else await database.insert(categories).values({ ...place, id, ...row })
  await storePlaces(database, stored ? places : placing.nodes, placing.nodes)
  await rememberCategorySlug(database, { id, from: stored?.slug, to: slug })
  await announce(database, [categoriesTopic])
  return { outcome: stored ? 'updated' : 'created', id, slug }
}

function isFull(
  places: readonly NamedPlace[],
  newSlug: string,
  pending: Iterable<string> = [],
): boolean {
  const slugs = new Set([...places.map(({ slug }) => slug), ...pending])
  return !slugs.has(newSlug) && slugs.size >= mostCategories
}

function rowOf({ slug, ...draft }: CategoryDraft, stored: StoredCategory | undefined) {
  const current = stored ?? blank
  return {
    slug,
    name: tidyText(draft.name),
    nameBn: orCurrent(draft.nameBn && tidyText(draft.nameBn), current.nameBn),
    description: orCurrent(draft.description, current.description),
    descriptionBn: orCurrent(draft.descriptionBn, current.descriptionBn),
    picture: orCurrent(draft.picture, current.picture),
  }
}

/** The tree as the draft wants it. Another parent, and no place among its neighbours: behind all of them. */
function placed(places: readonly Place[], { id, draft, stored }: Wanted) {
  const parentId = orCurrent(draft.parentId, (stored ?? blank).parentId)
  const hidden = orCurrent(draft.hidden, (stored ?? blank).hidden)
  const stands: Place = stored ?? { ...blank, id, level: 1, position: 0, isShown: true }
  const { level, isShown } = stands
  const last = Math.max(-1, ...neighbourPositions(places, parentId, id))
  const isMoved = !stored || parentId !== stored.parentId
  const position = draft.position ?? (isMoved ? last + 1 : stands.position)
  const node: Place = { id, parentId: stands.parentId, level, position, hidden, isShown }
  const others = places.filter((place) => place.id !== id)
  const placing = placeIn([...others, node], { id, parentId })
  if (placing.outcome !== 'placed') return placing
  // What a merchant numbered stays so numbered.
  const nodes = derived([...others, { ...node, parentId }])
  return { outcome: 'placed', nodes } as const
}

const neighbourPositions = (places: readonly Place[], parentId: string | null, id: string) =>
  places.flatMap((place) =>
    place.parentId === parentId && place.id !== id ? [place.position] : [],
  )

async function findBySlug(database: Database, slug: string) {
  const [stored] = await database
    .select()
    .from(categories)
    .where(eq(categories.slug, slug.normalize('NFC')))
  return stored
}
