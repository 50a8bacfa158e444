import { eq, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { sanitiseHtml } from '#platform/text/sanitise-html.ts'
import { tidyText } from '#platform/text/tidy.ts'
import { readingMinutes } from './article.ts'
import type { ParsedArticle } from '../contract.ts'
import { articles, formerArticleSlugs } from '../tables.ts'

export type Article = ReturnType<typeof sanitiseArticle>

/** Writes the article of this id, new or known, and announces it. Its former address goes on leading to it. */
export async function storeArticle(
  database: Database,
  { id, ...row }: Article & { id: string },
  now: Date,
): Promise<{ outcome: 'stored' } | { outcome: 'slug-taken'; slug: string }> {
  return database.transaction(async (transaction) => {
    const [owner] = await transaction
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.slug, row.slug))
    if (owner && owner.id !== id) return { outcome: 'slug-taken', slug: row.slug }
    const [before] = await transaction
      .select({ slug: articles.slug })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update')
    const stored = { ...row, updatedAt: now }
    await transaction
      .insert(articles)
      .values({ id, ...stored })
      .onConflictDoUpdate({
        target: articles.id,
        set: { ...stored, version: sql`${articles.version} + 1` },
      })
    await rememberSlug(transaction, { id, from: before?.slug, to: row.slug })
    await announce(transaction, ['content'])
    return { outcome: 'stored' }
  })
}

/** One Unicode form and safe HTML, and how long it takes to read. */
export function sanitiseArticle({ body, bodyBn, ...rest }: ParsedArticle) {
  const html = tidyText(sanitiseHtml(body))
  const htmlBn = bodyBn && (tidyText(sanitiseHtml(bodyBn)) || null)
  return {
    ...rest,
    slug: rest.slug.normalize('NFC'),
    title: tidyText(rest.title),
    titleBn: rest.titleBn && tidyText(rest.titleBn),
    summary: tidyText(rest.summary),
    summaryBn: rest.summaryBn && tidyText(rest.summaryBn),
    body: html,
    bodyBn: htmlBn,
    minutes: readingMinutes(html),
    minutesBn: (htmlBn && readingMinutes(htmlBn)) || null,
  }
}

async function rememberSlug(
  database: Database,
  { id, from, to }: { id: string; from: string | undefined; to: string },
): Promise<void> {
  if (from === to) return
  await database.delete(formerArticleSlugs).where(eq(formerArticleSlugs.slug, to))
  if (from !== undefined)
    await database.insert(formerArticleSlugs).values({ slug: from, articleId: id })
}
