import { and, asc, eq, isNotNull, isNull, max } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { BannerPlacement } from './banner.ts'
import { banners } from './tables.ts'

/** The row as it is held now, until the transaction ends; nothing where there is none. */
export async function lockBanner(database: Database, id: string, isDeleted = false) {
  const [row] = await database
    .select()
    .from(banners)
    .where(
      and(eq(banners.id, id), isDeleted ? isNotNull(banners.deletedAt) : isNull(banners.deletedAt)),
    )
    .for('update')
  return row
}

/** Those of one place in their order. They are locked in order of id, so that two never wait for each other. */
export async function lockPlacement(database: Database, placement: BannerPlacement) {
  const rows = await database
    .select({ id: banners.id, title: banners.title, position: banners.position })
    .from(banners)
    .where(and(eq(banners.placement, placement), isNull(banners.deletedAt)))
    .orderBy(asc(banners.id))
    .for('update')
  return rows.toSorted((one, other) => one.position - other.position)
}

/** Behind all others of its place. */
export async function nextPosition(
  database: Database,
  placement: BannerPlacement,
): Promise<number> {
  const [last] = await database
    .select({ position: max(banners.position) })
    .from(banners)
    .where(eq(banners.placement, placement))
  return (last?.position ?? -1) + 1
}
