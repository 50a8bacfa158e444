import { and, eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { sameLists } from './lists.ts'
import { loadLists, type VersionedLists } from './load-lists.ts'
import { syncedLists } from '../tables.ts'

export type SaveListsResult =
  | { outcome: 'saved'; version: number }
  /** They changed since the version that this is a change of: nothing was saved. */
  | { outcome: 'changed-meanwhile' }

/** Saves cart and wishlist of an account, but never over a change that the sender has not seen. */
export async function saveLists(
  shop: Shop,
  userId: string,
  lists: VersionedLists,
): Promise<SaveListsResult> {
  if (await write(shop, userId, lists)) return { outcome: 'saved', version: lists.version + 1 }
  // Sent twice, or an order took out the same: what stands already needs no second word.
  const current = await loadLists(shop, userId)
  return sameLists(current, lists)
    ? { outcome: 'saved', version: current.version }
    : { outcome: 'changed-meanwhile' }
}

/** In one statement that compares the version: of two who write at once, one does. */
async function write(
  { database, now }: Shop,
  userId: string,
  { version, cart, wishlist }: VersionedLists,
): Promise<boolean> {
  const row = { version: version + 1, cart, wishlist, updatedAt: now() }
  const written =
    version === 0
      ? await database
          .insert(syncedLists)
          .values({ userId, ...row })
          .onConflictDoNothing()
      : await database
          .update(syncedLists)
          .set(row)
          .where(and(eq(syncedLists.userId, userId), eq(syncedLists.version, version)))
  return written.rowCount === 1
}
