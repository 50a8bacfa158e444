import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import type { SavedList } from './columns.ts'
import { savedViews } from './tables.ts'

/** Somebody's own views of a list, then those that are shared, by name, with who made them; of both there are few (`mostViews`). */
export async function listViews(shop: Shop, userId: string, list: SavedList) {
  const views = await shop.database
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      version: savedViews.version,
      ownerId: savedViews.ownerId,
      authorId: savedViews.authorId,
    })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.list, list),
        or(eq(savedViews.ownerId, userId), isNull(savedViews.ownerId)),
      ),
    )
    .orderBy(sql`${savedViews.ownerId} IS NULL`, sql`lower(${savedViews.name})`, savedViews.id)
  const names = await namePeople(
    shop,
    views.flatMap(({ authorId }) => authorId ?? []),
  )
  return views.map((view) => ({ ...view, author: names.get(view.authorId ?? '')?.name ?? null }))
}

export type ListedView = Awaited<ReturnType<typeof listViews>>[number]
