import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { pictures } from '../tables.ts'

/** Somebody is about to name this picture: it is not swept away meanwhile. Waits where that is just done. */
export async function holdPicture(database: Database, hash: string): Promise<void> {
  await database
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(eq(pictures.hash, hash), isNotNull(pictures.unusedSince)))
}
