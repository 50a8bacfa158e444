import { eq, sql } from 'drizzle-orm'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#shop/shop.ts'
import { nothingKept, type KeptLists } from './kept.ts'
import { keptLists } from '../tables.ts'

export interface KeptVersion extends KeptLists {
  /** 0: nothing was ever kept. */
  version: number
}

const finding = prepared((database) =>
  database
    .select({
      version: keptLists.version,
      cart: keptLists.cart,
      wishlist: keptLists.wishlist,
    })
    .from(keptLists)
    .where(eq(keptLists.userId, sql.placeholder('userId')))
    .prepare('find_kept_lists'),
)

/** What the shop keeps for an account. */
export async function loadKept({ database }: Shop, userId: string): Promise<KeptVersion> {
  const [kept] = await finding(database).execute({ userId })
  return kept ?? { version: 0, ...nothingKept }
}
