import { and, asc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import type { Shop } from '#shop/shop.ts'
import { formerPostSlugs, posts } from '../tables.ts'
import { menusTopic, type PostSlug, type PostTexts } from './post.ts'

/** As readers find it. */
export interface PublishedPost extends Omit<PostTexts, 'picture'> {
  id: string
  slug: string
  picture: Picture | null
  /** How long reading takes. */
  minutes: number
  minutesBn: number | null
  /** ISO 8601. */
  publishedAt: string
  updatedAt: string
}

export type FindPostResult =
  | { outcome: 'found'; post: PublishedPost }
  /** It has another URL now. */
  | { outcome: 'moved'; slug: string }
  | { outcome: 'not-found' }

/** Drafts have no moment, what is planned has one to come. */
export const isPublished = (shop: Shop): SQL | undefined =>
  and(lte(posts.publishedAt, shop.now()), isNull(posts.deletedAt))

export async function findPost(
  shop: Shop,
  { kind, slug: asked }: PostSlug,
): Promise<FindPostResult> {
  const slug = asked.normalize('NFC')
  const [row] = await shop.database
    .select()
    .from(posts)
    .where(and(eq(posts.kind, kind), eq(posts.slug, slug), isPublished(shop)))
  if (!row) return findMoved(shop, { kind, slug })
  const { publishedAt, updatedAt, picture, kind: _, version: __, deletedAt: ___, ...rest } = row
  const pictures = await loadPictures(shop.database, picture ? [picture] : [])
  return {
    outcome: 'found',
    post: {
      ...rest,
      picture: pictures.get(picture ?? '') ?? null,
      publishedAt: (publishedAt ?? updatedAt).toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
  }
}

async function findMoved(shop: Shop, { kind, slug }: PostSlug): Promise<FindPostResult> {
  const [row] = await shop.database
    .select({ slug: posts.slug })
    .from(formerPostSlugs)
    .innerJoin(posts, eq(posts.id, formerPostSlugs.postId))
    .where(and(eq(formerPostSlugs.kind, kind), eq(formerPostSlugs.slug, slug), isPublished(shop)))
  return row ? { outcome: 'moved', slug: row.slug } : { outcome: 'not-found' }
}

/** A page as menus name it. */
export interface NamedPage {
  id: string
  slug: string
  title: string
  titleBn: string | null
}

/** So many a menu can be chosen from. */
const mostPages = 200

/** The pages that are shown now, in the order in which they were published, and when the next one comes. From memory. */
export async function recallPages(
  shop: Shop,
): Promise<{ pages: NamedPage[]; staleFrom: Date | undefined }> {
  const rows = await shop.memory.recall('pages', [menusTopic], () =>
    shop.database
      .select({
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
        titleBn: posts.titleBn,
        publishedAt: posts.publishedAt,
      })
      .from(posts)
      .where(and(eq(posts.kind, 'page'), isNotNull(posts.publishedAt), isNull(posts.deletedAt)))
      .orderBy(asc(posts.publishedAt), asc(posts.id))
      .limit(mostPages),
  )
  const now = shop.now()
  const isThere = ({ publishedAt }: (typeof rows)[number]) =>
    publishedAt !== null && publishedAt <= now
  const next = rows.find((row) => !isThere(row))?.publishedAt
  const pages = rows
    .filter(isThere)
    .map(({ id, slug, title, titleBn }) => ({ id, slug, title, titleBn }))
  return { pages, staleFrom: next ?? undefined }
}
