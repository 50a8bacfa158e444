import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { menusTopic } from './posts/post.ts'
import { posts } from './tables.ts'

/**
 * Ids made of a name (version 5) have only those that the demonstration made; people's are made of the time. Its pages had other ids
 * once: they are known by the moment when it wrote them.
 */
const isUntouched = (writtenAt: Date) =>
  or(
    and(eq(posts.version, 1), sql`substring(${posts.id}::text FROM 15 FOR 1) = '5'`),
    and(eq(posts.kind, 'page'), eq(posts.updatedAt, writtenAt)),
  )

/** Articles of the demonstration and what it wrote on pages at this moment, where nobody has edited it. */
export async function listUntouchedContent(database: Database, writtenAt: Date): Promise<string[]> {
  const rows = await database.select({ id: posts.id }).from(posts).where(isUntouched(writtenAt))
  return rows.map(({ id }) => id)
}

export async function removeUntouchedContent(
  database: Database,
  listed: readonly string[],
  writtenAt: Date,
): Promise<{ articles: number; pages: number }> {
  const rows = await database
    .delete(posts)
    .where(and(inArray(posts.id, [...listed]), isUntouched(writtenAt)))
    .returning({ kind: posts.kind })
  const articles = rows.filter(({ kind }) => kind === 'article').length
  if (rows.length > 0) await announce(database, ['content', menusTopic])
  return { articles, pages: rows.length - articles }
}
