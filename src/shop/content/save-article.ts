import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { announce } from '#platform/announcements.ts'
import type { Database } from '#platform/database.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { tidyText } from '#platform/tidy-text.ts'
import { readingMinutes } from './article.ts'
import { articleDraftSchema, type ArticleDraft } from './contract.ts'
import { articles, formerArticleSlugs } from './tables.ts'

export type SaveArticleResult =
  | { outcome: 'saved'; id: string; slug: string }
  | { outcome: 'slug-taken'; slug: string }

/** Adds an article, or changes the one of this id. Its former address goes on leading to it. */
export async function saveArticle(
  database: Database,
  draft: ArticleDraft,
  now: Date,
): Promise<SaveArticleResult> {
  const { id = newId(), ...row } = settle(draft)
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
      .onConflictDoUpdate({ target: articles.id, set: stored })
    await rememberSlug(transaction, { id, from: before?.slug, to: row.slug })
    await announce(transaction, ['content'])
    return { outcome: 'saved', id, slug: row.slug }
  })
}

/** One Unicode form and safe HTML, and how long it takes to read. */
function settle(draft: ArticleDraft) {
  const { body, bodyBn, ...rest } = articleDraftSchema.parse(draft)
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
