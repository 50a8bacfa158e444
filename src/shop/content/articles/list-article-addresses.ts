import { desc } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { isPublished } from './list-articles.ts'
import { articles } from '../tables.ts'

/** Search engines take 50,000 addresses in one file; no blog of a shop comes near. */
const mostAddresses = 5000

/** Where the published articles are, and when each last changed. */
export async function listArticleAddresses(
  shop: Shop,
): Promise<{ slug: string; changedAt: Date }[]> {
  return shop.database
    .select({ slug: articles.slug, changedAt: articles.updatedAt })
    .from(articles)
    .where(isPublished(shop))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(mostAddresses)
}
