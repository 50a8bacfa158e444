import { eq, isNull, or, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { namePeople } from '#shop/identity/users/list-people.ts'
import { orderViews } from './tables.ts'

/** Somebody's own views, then those that are shared, by name, with who made them; of both there are few (`mostViews`). */
export async function listViews(shop: Shop, userId: string) {
  const views = await shop.database
    .select({
      id: orderViews.id,
      name: orderViews.name,
      query: orderViews.query,
      version: orderViews.version,
      ownerId: orderViews.ownerId,
      authorId: orderViews.authorId,
    })
    .from(orderViews)
    .where(or(eq(orderViews.ownerId, userId), isNull(orderViews.ownerId)))
    .orderBy(sql`${orderViews.ownerId} IS NULL`, sql`lower(${orderViews.name})`, orderViews.id)
  const names = await namePeople(
    shop,
    views.flatMap(({ authorId }) => authorId ?? []),
  )
  return views.map((view) => ({ ...view, author: names.get(view.authorId ?? '')?.name ?? null }))
}

export type ListedView = Awaited<ReturnType<typeof listViews>>[number]
