import { and, count, desc, eq, gt, inArray, isNull, min, ne, type SQL } from 'drizzle-orm'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Shop } from '#shop/shop.ts'
import type { ArticleCard } from './article.ts'
import { isPublished } from '../posts/find-post.ts'
import { postPath, type PostKind } from '../posts/post.ts'
import { posts } from '../tables.ts'

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
      id: posts.id,
      slug: posts.slug,
      title: posts.title,
      titleBn: posts.titleBn,
      summary: posts.summary,
      summaryBn: posts.summaryBn,
      picture: posts.picture,
      publishedAt: posts.publishedAt,
      minutes: posts.minutes,
      minutesBn: posts.minutesBn,
    })
    .from(posts)
    .where(and(isShown(shop), without ? ne(posts.id, without) : undefined))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
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
  const [row] = await shop.database.select({ number: count() }).from(posts).where(isShown(shop))
  return row?.number ?? 0
}

const isShown = (shop: Shop, kind: PostKind = 'article'): SQL | undefined =>
  and(eq(posts.kind, kind), isPublished(shop))

/** Search engines take 50,000 URLs in one file; no blog of a shop comes near. */
const mostAddresses = 5000

/** Where the published articles or pages are, and when each last changed. */
export async function listDatedPostSlugs(
  shop: Shop,
  kind: PostKind,
): Promise<{ slug: string; changedAt: Date }[]> {
  return shop.database
    .select({ slug: posts.slug, changedAt: posts.updatedAt })
    .from(posts)
    .where(isShown(shop, kind))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(mostAddresses)
}

/** Where readers find posts of these ids, without language; those that are not published are nowhere. */
export async function findPostPaths(
  shop: Shop,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const shown = await shop.database
    .select({ id: posts.id, kind: posts.kind, slug: posts.slug })
    .from(posts)
    .where(and(inArray(posts.id, [...ids]), isPublished(shop)))
  return new Map(shown.map((post) => [post.id, postPath(post)]))
}

/** When the next planned article appears by itself: pages that list articles are out of date from then on. */
export async function nextPublication(shop: Shop): Promise<Date | undefined> {
  const [row] = await shop.database
    .select({ at: min(posts.publishedAt) })
    .from(posts)
    .where(
      and(eq(posts.kind, 'article'), isNull(posts.deletedAt), gt(posts.publishedAt, shop.now())),
    )
  return row?.at ?? undefined
}
