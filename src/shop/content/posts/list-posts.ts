import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { likePattern } from '#platform/text/like-pattern.ts'
import { searchForm } from '#platform/text/search-form.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import type { Shop } from '#shop/shop.ts'
import { posts } from '../tables.ts'
import type { FixedPage, PostKind, PostTexts } from './post.ts'

/** As staff find it in their list. */
export interface ListedPost {
  id: string
  kind: PostKind
  slug: string
  title: string
  titleBn: string | null
  /** Which of title, summary and text stand in English alone. */
  lacksBangla: boolean
  publishedAt: Date | null
  updatedAt: Date
  version: number
}

interface Wanted {
  kind: PostKind
  /** A part of a title, in either language. */
  q?: string
  /** From 1. */
  page?: number
  limit?: number
}

export const postsOnPage = 50

const lacksBangla = sql<boolean>`(${posts.titleBn} IS NULL
  OR (${posts.summaryBn} IS NULL AND ${posts.summary} <> '')
  OR (${posts.bodyBn} IS NULL AND ${posts.body} <> ''))`

/** All that are not deleted, drafts too: the latest change first. */
export async function listPosts(
  { database }: Pick<Shop, 'database'>,
  { kind, q = '', page = 1, limit = postsOnPage }: Wanted,
): Promise<ListedPost[]> {
  const { id, slug, title, titleBn, publishedAt, updatedAt, version } = posts
  return database
    .select({
      id,
      kind: posts.kind,
      slug,
      title,
      titleBn,
      lacksBangla,
      publishedAt,
      updatedAt,
      version,
    })
    .from(posts)
    .where(wanted(kind, q))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countPosts(
  { database }: Pick<Shop, 'database'>,
  { kind, q = '' }: Pick<Wanted, 'kind' | 'q'>,
): Promise<number> {
  const [row] = await database.select({ number: count() }).from(posts).where(wanted(kind, q))
  return row?.number ?? 0
}

const wanted = (kind: PostKind, q: string): SQL | undefined =>
  and(
    eq(posts.kind, kind),
    isNull(posts.deletedAt),
    q === ''
      ? undefined
      : sql`search_form(${posts.title} || ' ' || coalesce(${posts.titleBn}, '') || ' ' || ${posts.slug}) LIKE ${likePattern(searchForm(q))}`,
  )

/** A post as staff edit it. */
export interface WholePost extends Omit<PostTexts, 'picture'> {
  id: string
  kind: PostKind
  slug: string
  picture: Picture | null
  publishedAt: Date | null
  updatedAt: Date
  version: number
}

export const findWholePost = (
  shop: Pick<Shop, 'database'>,
  id: string,
): Promise<WholePost | undefined> => findOne(shop, eq(posts.id, id))

/** Undefined where nobody has written it yet. */
export const findFixedPage = (
  shop: Pick<Shop, 'database'>,
  name: FixedPage,
): Promise<WholePost | undefined> =>
  findOne(shop, and(eq(posts.kind, 'page'), eq(posts.slug, name)))

async function findOne(
  { database }: Pick<Shop, 'database'>,
  where: SQL | undefined,
): Promise<WholePost | undefined> {
  const [row] = await database
    .select()
    .from(posts)
    .where(and(isNull(posts.deletedAt), where))
  if (!row) return undefined
  const { minutes: _, minutesBn: __, deletedAt: ___, picture, ...post } = row
  const pictures = await loadPictures(database, picture ? [picture] : [])
  return { ...post, picture: pictures.get(picture ?? '') ?? null }
}
