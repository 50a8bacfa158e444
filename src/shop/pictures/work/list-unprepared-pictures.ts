import { asc, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { pictures } from '../tables.ts'

/** Hashes of pictures whose common sizes were not made yet, the oldest first. */
export async function listUnpreparedPictures(database: Database, limit: number): Promise<string[]> {
  const rows = await database
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(isNull(pictures.preparedAt))
    .orderBy(asc(pictures.createdAt), asc(pictures.hash))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}
