import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { sanitiseHtml } from '#platform/text/sanitise-html.ts'
import { tidyText } from '#platform/text/tidy.ts'
import { readingMinutes } from '../articles/article.ts'
import type { ParsedPost } from '../contract.ts'
import { formerPostSlugs, posts, postVersions } from '../tables.ts'
import { menusTopic, mostVersions, type PostSlug, type PostTexts } from './post.ts'

export type SanitisedPost = ReturnType<typeof sanitisePost>
export type StoredPost = typeof posts.$inferSelect

interface Writing {
  /** An account, or `system: ` and the name of a script. */
  by: string
  now: Date
}

/** Writes the post of this id, new or known, and announces it. Its former URL goes on leading to it. */
export async function storePost(
  database: Database,
  { id, ...row }: SanitisedPost & { id: string },
  { by, now }: Writing,
): Promise<{ outcome: 'stored' } | { outcome: 'slug-taken'; slug: string }> {
  return database.transaction(async (transaction) => {
    if (await isSlugTaken(transaction, { id, ...row }))
      return { outcome: 'slug-taken', slug: row.slug }
    const [before] = await transaction.select().from(posts).where(eq(posts.id, id)).for('update')
    const stored = { ...row, updatedAt: now }
    const [written] = await transaction
      .insert(posts)
      .values({ id, ...stored })
      .onConflictDoUpdate({
        target: posts.id,
        set: { ...stored, version: sql`${posts.version} + 1` },
      })
      .returning({ version: posts.version })
    await rememberSlug(transaction, { ...row, id, from: before?.slug })
    const version = written?.version ?? 1
    await transaction
      .insert(postVersions)
      .values({ postId: id, version, at: now, by, texts: textsOf(row) })
    await transaction
      .delete(postVersions)
      .where(and(eq(postVersions.postId, id), lte(postVersions.version, version - mostVersions)))
    await announce(transaction, topicsOfPost(before, row))
    return { outcome: 'stored' }
  })
}

/** By another one that is not deleted. */
export async function isSlugTaken(
  database: Database,
  { id, kind, slug }: PostSlug & { id: string },
): Promise<boolean> {
  const [owner] = await database
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.kind, kind), eq(posts.slug, slug), isNull(posts.deletedAt)))
  return owner !== undefined && owner.id !== id
}

const perhaps = (text: string | null) => text && (tidyText(text) || null)

/** One Unicode form and safe HTML, and how long it takes to read. */
export function sanitisePost({ body, bodyBn, ...rest }: ParsedPost) {
  const html = tidyText(sanitiseHtml(body))
  const htmlBn = bodyBn && (tidyText(sanitiseHtml(bodyBn)) || null)
  return {
    ...rest,
    slug: rest.slug.normalize('NFC'),
    title: tidyText(rest.title),
    titleBn: perhaps(rest.titleBn),
    summary: tidyText(rest.summary),
    summaryBn: perhaps(rest.summaryBn),
    metaTitle: tidyText(rest.metaTitle),
    metaTitleBn: perhaps(rest.metaTitleBn),
    metaDescription: tidyText(rest.metaDescription),
    metaDescriptionBn: perhaps(rest.metaDescriptionBn),
    body: html,
    bodyBn: htmlBn,
    minutes: readingMinutes(html),
    minutesBn: (htmlBn && readingMinutes(htmlBn)) || null,
  }
}

export const textsOf = (post: PostTexts): PostTexts => ({
  title: post.title,
  titleBn: post.titleBn,
  summary: post.summary,
  summaryBn: post.summaryBn,
  body: post.body,
  bodyBn: post.bodyBn,
  metaTitle: post.metaTitle,
  metaTitleBn: post.metaTitleBn,
  metaDescription: post.metaDescription,
  metaDescriptionBn: post.metaDescriptionBn,
  picture: post.picture,
  productIds: post.productIds,
})

interface OwnedSlug extends PostSlug {
  id: string
  from: string | undefined
}

async function rememberSlug(database: Database, { id, kind, slug, from }: OwnedSlug) {
  if (from === slug) return
  await forgetFormerSlug(database, { kind, slug })
  if (from !== undefined)
    await database.insert(formerPostSlugs).values({ kind, slug: from, postId: id })
}

/** Somebody stands there now. */
export async function forgetFormerSlug(
  database: Database,
  { kind, slug }: PostSlug,
): Promise<void> {
  await database
    .delete(formerPostSlugs)
    .where(and(eq(formerPostSlugs.kind, kind), eq(formerPostSlugs.slug, slug)))
}

type InMenus = Pick<StoredPost, 'kind' | 'slug' | 'title' | 'titleBn' | 'publishedAt'>

/** Menus stand on every page of the shop: they are made anew only where they say another thing. */
export function topicsOfPost(before: InMenus | undefined, after: InMenus): string[] {
  const isSame =
    before !== undefined &&
    before.slug === after.slug &&
    before.title === after.title &&
    before.titleBn === after.titleBn &&
    before.publishedAt?.getTime() === after.publishedAt?.getTime()
  return after.kind === 'page' && !isSame ? ['content', menusTopic] : ['content']
}

/** Out of sight, or back. What was deleted before `forgetBefore` goes for good. */
export async function storeDeletion(
  database: Database,
  {
    id,
    kind,
    deletedAt,
    forgetBefore,
  }: { id: string; kind: PostSlug['kind'] } & {
    deletedAt: Date | null
    forgetBefore: Date
  },
): Promise<void> {
  await database
    .update(posts)
    .set({ deletedAt, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id))
  await database.delete(posts).where(sql`${posts.deletedAt} < ${forgetBefore.toISOString()}`)
  await announce(database, kind === 'page' ? ['content', menusTopic] : ['content'])
}
