import { and, eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { sameLists } from './kept.ts'
import { loadKept, type KeptVersion } from './load-kept.ts'
import { keptLists } from '../tables.ts'

export type KeepListsResult =
  | { outcome: 'kept'; version: number }
  /** They changed since the version that this is a change of: nothing was kept. */
  | { outcome: 'changed-meanwhile' }

/** Keeps cart and wishlist of an account, but never over a change that the sender has not seen. */
export async function keepLists(
  shop: Shop,
  userId: string,
  lists: KeptVersion,
): Promise<KeepListsResult> {
  if (await write(shop, userId, lists)) return { outcome: 'kept', version: lists.version + 1 }
  // Sent twice, or an order took out the same: what stands already needs no second word.
  const current = await loadKept(shop, userId)
  return sameLists(current, lists)
    ? { outcome: 'kept', version: current.version }
    : { outcome: 'changed-meanwhile' }
}

/** In one statement that compares the version: of two who write at once, one does. */
async function write(
  { database, now }: Shop,
  userId: string,
  { version, cart, wishlist }: KeptVersion,
): Promise<boolean> {
  const row = { version: version + 1, cart, wishlist, updatedAt: now() }
  const written =
    version === 0
      ? await database
          .insert(keptLists)
          .values({ userId, ...row })
          .onConflictDoNothing()
      : await database
          .update(keptLists)
          .set(row)
          .where(and(eq(keptLists.userId, userId), eq(keptLists.version, version)))
  return written.rowCount === 1
}
