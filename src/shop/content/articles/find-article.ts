import { and, eq } from 'drizzle-orm'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import type { Article } from './article.ts'
import { isPublished } from './list-articles.ts'
import { articles, formerArticleSlugs } from '../tables.ts'

export type FindArticleResult =
  | { outcome: 'found'; article: Article }
  /** It has another address now. */
  | { outcome: 'moved'; slug: string }
  | { outcome: 'not-found' }

export async function findArticle(shop: Shop, asked: string): Promise<FindArticleResult> {
  const slug = asked.normalize('NFC')
  const [row] = await shop.database
    .select()
    .from(articles)
    .where(and(eq(articles.slug, slug), isPublished(shop)))
  if (!row) return findMoved(shop, slug)
  const { publishedAt, updatedAt, picture, ...rest } = row
  const pictures = await loadPictures(shop.database, picture ? [picture] : [])
  return {
    outcome: 'found',
    article: {
      ...rest,
      picture: pictures.get(picture ?? '') ?? null,
      publishedAt: (publishedAt ?? updatedAt).toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
  }
}

async function findMoved(shop: Shop, slug: string): Promise<FindArticleResult> {
  const [row] = await shop.database
    .select({ slug: articles.slug })
    .from(formerArticleSlugs)
    .innerJoin(articles, eq(articles.id, formerArticleSlugs.articleId))
    .where(and(eq(formerArticleSlugs.slug, slug), isPublished(shop)))
  return row ? { outcome: 'moved', slug: row.slug } : { outcome: 'not-found' }
}
