import { eq, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { categories } from '../tables.ts'
import { categoriesTopic } from '../topics.ts'
import type { Place } from './tree.ts'

export interface NamedPlace extends Place {
  slug: string
  name: string
}

/** Of all categories, as they stand while the catalogue is locked. */
export function listPlaces(database: Database): Promise<NamedPlace[]> {
  const { id, slug, name, parentId, level, position, hidden, isShown } = categories
  return database
    .select({ id, slug, name, parentId, level, position, hidden, isShown })
    .from(categories)
}

export async function findStored(database: Database, id: string) {
  const [stored] = await database.select().from(categories).where(eq(categories.id, id))
  return stored
}

/** Writes places that differ, in one statement: a branch changes its levels all at once, or the database refuses them. */
export async function storePlaces(
  database: Database,
  before: readonly Place[],
  after: readonly Place[],
): Promise<void> {
  const stood = new Map(before.map((place) => [place.id, JSON.stringify(rowOf(place))]))
  const rows = after.map(rowOf).filter((row) => stood.get(row.id) !== JSON.stringify(row))
  if (rows.length === 0) return
  await database.execute(sql`
    UPDATE categories SET parent_id = wanted.parent_id, level = wanted.level, position = wanted.position,
      hidden = wanted.hidden, is_shown = wanted.is_shown
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS wanted (id uuid, parent_id uuid, level int, position int, hidden boolean, is_shown boolean)
    WHERE categories.id = wanted.id`)
  await announce(database, [categoriesTopic])
}

const rowOf = ({ id, parentId, level, position, hidden, isShown }: Place) => ({
  id,
  parent_id: parentId,
  level,
  position,
  hidden,
  is_shown: isShown,
})
