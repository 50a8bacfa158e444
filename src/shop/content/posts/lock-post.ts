import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { posts } from '../tables.ts'
import type { PostKind } from './post.ts'

interface Asked {
  kind: PostKind
  id: string
  isDeleted?: boolean
}

/** The row as it stands until the transaction ends; nothing where there is none. Writers take turns, readers do not wait. */
export async function lockPost(database: Database, { kind, id, isDeleted = false }: Asked) {
  await database.execute(sql`LOCK TABLE ${posts} IN SHARE ROW EXCLUSIVE MODE`)
  const [row] = await database
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.id, id),
        eq(posts.kind, kind),
        isDeleted ? isNotNull(posts.deletedAt) : isNull(posts.deletedAt),
      ),
    )
  return row
}
