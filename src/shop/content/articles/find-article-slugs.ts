import { and, inArray } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { articles } from '../tables.ts'
import { isPublished } from './list-articles.ts'

/** The slugs by which readers find articles of these ids; those that are not published have none. */
export async function findArticleSlugs(
  shop: Shop,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const shown = await shop.database
    .select({ id: articles.id, slug: articles.slug })
    .from(articles)
    .where(and(inArray(articles.id, [...ids]), isPublished(shop)))
  return new Map(shown.map(({ id, slug }) => [id, slug]))
}
