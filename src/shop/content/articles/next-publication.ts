import { gt, min } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { articles } from '../tables.ts'

/** When the next planned article appears by itself: pages that list articles are out of date from then on. */
export async function nextPublication(shop: Shop): Promise<Date | undefined> {
  const [row] = await shop.database
    .select({ at: min(articles.publishedAt) })
    .from(articles)
    .where(gt(articles.publishedAt, shop.now()))
  return row?.at ?? undefined
}
