import { and, eq, inArray, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import type { PageName } from './page.ts'
import { articles, pages } from './tables.ts'

/** Ids made of a name (version 5) have only those that the demonstration made; people's are made of the time. */
const isUntouched = and(
  eq(articles.version, 1),
  sql`substring(${articles.id}::text FROM 15 FOR 1) = '5'`,
)

export interface UntouchedContent {
  articles: string[]
  pages: PageName[]
}

/** Articles of the demonstration, and what it wrote on the CMS pages at this moment, where nobody has edited it. */
export async function listUntouchedContent(
  database: Database,
  writtenAt: Date,
): Promise<UntouchedContent> {
  const articleRows = await database.select({ id: articles.id }).from(articles).where(isUntouched)
  const pageRows = await database
    .select({ name: pages.name })
    .from(pages)
    .where(eq(pages.updatedAt, writtenAt))
  return { articles: articleRows.map(({ id }) => id), pages: pageRows.map(({ name }) => name) }
}

export async function removeUntouchedContent(
  database: Database,
  listed: UntouchedContent,
  writtenAt: Date,
): Promise<{ articles: number; pages: number }> {
  const removedArticles = await database
    .delete(articles)
    .where(and(inArray(articles.id, listed.articles), isUntouched))
    .returning({ id: articles.id })
  const removedPages = await database
    .delete(pages)
    .where(and(inArray(pages.name, listed.pages), eq(pages.updatedAt, writtenAt)))
    .returning({ name: pages.name })
  const removed = { articles: removedArticles.length, pages: removedPages.length }
  if (removed.articles + removed.pages > 0) await announce(database, ['content'])
  return removed
}
