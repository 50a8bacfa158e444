import { sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import type { BannerDraft } from './contract.ts'
import { banners } from './tables.ts'

/** Writes the banner of this id, new or known, and announces it. For actions, and for who fills the shop. */
export async function storeBanner(
  database: Database,
  { id, ...row }: BannerDraft & { id: string; position: number },
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

/** Puts these where they stand in the list. Their versions stay: an editor is not refused for a place that changed. */
export async function storeOrder(database: Database, ids: readonly string[]): Promise<void> {
  await database.execute(sql`
    UPDATE banners SET position = wanted.at - 1
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY wanted (id, at)
    WHERE banners.id = wanted.id::uuid`)
  await announce(database, ['banners'])
}

/** Out of sight, or back. What was deleted before `forgetBefore` goes for good. */
export async function storeDeletion(
  database: Database,
  { id, deletedAt, forgetBefore }: { id: string; deletedAt: Date | null; forgetBefore: Date },
): Promise<void> {
  await database.execute(sql`
    UPDATE banners SET deleted_at = ${deletedAt?.toISOString() ?? null}::timestamptz, version = version + 1
    WHERE id = ${id}`)
  await database.execute(
    sql`DELETE FROM banners WHERE deleted_at < ${forgetBefore.toISOString()}::timestamptz`,
  )
  await announce(database, ['banners'])
}
