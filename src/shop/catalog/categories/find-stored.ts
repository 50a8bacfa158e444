import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { categories } from '../tables.ts'

export async function findStored(database: Database, id: string) {
  const [stored] = await database.select().from(categories).where(eq(categories.id, id))
  return stored
}
