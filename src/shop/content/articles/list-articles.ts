import { and, count, desc, gt, inArray, lte, min, ne, type SQL } from 'drizzle-orm'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import type { ArticleCard } from './article.ts'
import { articles } from '../tables.ts'

interface Wanted {
  offset?: number
  limit: number
  /** The one that is being read. */
  without?: string
}

/** Published ones, the newest first: the order of the index, so that a page of them reads no more than itself. */
export async function listArticles(
  shop: Shop,
  { offset = 0, limit, without }: Wanted,
): Promise<ArticleCard[]> {
  const rows = await shop.database
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      titleBn: articles.titleBn,
      summary: articles.summary,
      summaryBn: articles.summaryBn,
      picture: articles.picture,
      publishedAt: articles.publishedAt,
      minutes: articles.minutes,
      minutesBn: articles.minutesBn,
    })
    .from(articles)
    .where(and(isPublished(shop), without ? ne(articles.id, without) : undefined))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset)
  const pictures = await loadPictures(
    shop.database,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map(({ publishedAt, picture, ...row }) => ({
    ...row,
    picture: pictures.get(picture ?? '') ?? null,
    publishedAt: (publishedAt ?? shop.now()).toISOString(),
  }))
}

export async function countArticles(shop: Shop): Promise<number> {
  const [row] = await shop.database
    .select({ number: count() })
    .from(articles)
    .where(isPublished(shop))
  return row?.number ?? 0
}

/** Drafts have no moment, and what is planned has one to come. */
export const isPublished = (shop: Shop): SQL => lte(articles.publishedAt, shop.now())

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

/** When the next planned article appears by itself: pages that list articles are out of date from then on. */
export async function nextPublication(shop: Shop): Promise<Date | undefined> {
  const [row] = await shop.database
    .select({ at: min(articles.publishedAt) })
    .from(articles)
    .where(gt(articles.publishedAt, shop.now()))
  return row?.at ?? undefined
}
