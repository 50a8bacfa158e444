import { sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import type { BannerDraft } from './contract.ts'
import { banners } from './tables.ts'

/** Writes the banner of this id, new or known, and announces it. For actions, and for who fills the shop. */
export async function storeBanner(
  database: Database,
  { id, ...row }: BannerDraft & { id: string },
): Promise<void> {
  await database
    .insert(banners)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: banners.id,
      set: { ...row, version: sql`${banners.version} + 1` },
    })
  await announce(database, ['banners'])
}
