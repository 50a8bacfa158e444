import { eq, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { noLists, type SyncedLists } from './lists.ts'
import { syncedLists } from '../tables.ts'

export interface VersionedLists extends SyncedLists {
  /** 0: nothing was ever kept. */
  version: number
}

const finding = prepared((database) =>
  database
    .select({
      version: syncedLists.version,
      cart: syncedLists.cart,
      wishlist: syncedLists.wishlist,
    })
    .from(syncedLists)
    .where(eq(syncedLists.userId, sql.placeholder('userId')))
    .prepare('find_synced_lists'),
)

/** What the shop keeps for an account. */
export async function loadLists({ database }: Shop, userId: string): Promise<VersionedLists> {
  const [kept] = await finding(database).execute({ userId })
  return kept ?? { version: 0, ...noLists }
}
