import { v7 } from 'uuid'
import { announce } from '#platform/announcements.ts'
import type { Database } from '#platform/database.ts'
import type { BannerDraft } from './contract.ts'
import { banners } from './tables.ts'

/** Adds a banner, or changes the one of this id. */
export async function saveBanner(database: Database, draft: BannerDraft): Promise<{ id: string }> {
  const { id = v7(), ...row } = draft
  await database.transaction(async (transaction) => {
    await transaction
      .insert(banners)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: banners.id, set: row })
    await announce(transaction, ['banners'])
  })
  return { id }
}
