import { eq, isNull, or, sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { users } from '#shop/identity/tables.ts'
import { orderViews } from './tables.ts'

/** Somebody's own views, then those that are shared, by name; of both there are few (`mostViews`). */
export const listViews = ({ database }: Shop, userId: string) =>
  database
    .select({
      id: orderViews.id,
      name: orderViews.name,
      query: orderViews.query,
      version: orderViews.version,
      ownerId: orderViews.ownerId,
      authorId: orderViews.authorId,
      author: users.name,
    })
    .from(orderViews)
    .leftJoin(users, eq(users.id, orderViews.authorId))
    .where(or(eq(orderViews.ownerId, userId), isNull(orderViews.ownerId)))
    .orderBy(sql`${orderViews.ownerId} IS NULL`, sql`lower(${orderViews.name})`, orderViews.id)

export type ListedView = Awaited<ReturnType<typeof listViews>>[number]
