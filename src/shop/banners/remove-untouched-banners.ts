import { and, eq, inArray, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { banners } from './tables.ts'

/** Ids made of a name (version 5) have only those that the demonstration made; people's are made of the time. */
const isUntouched = and(
  eq(banners.version, 1),
  sql`substring(${banners.id}::text FROM 15 FOR 1) = '5'`,
)

/** Banners of the demonstration that nobody has edited. */
export async function listUntouchedBanners(database: Database): Promise<string[]> {
  const rows = await database.select({ id: banners.id }).from(banners).where(isUntouched)
  return rows.map(({ id }) => id)
}

export async function removeUntouchedBanners(
  database: Database,
  ids: readonly string[],
): Promise<number> {
  const removed = await database
    .delete(banners)
    .where(and(inArray(banners.id, [...ids]), isUntouched))
    .returning({ id: banners.id })
  if (removed.length > 0) await announce(database, ['banners'])
  return removed.length
}
