import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/language.ts'
import { users } from '../tables.ts'

/** In which language somebody reads mails of the shop. */
export async function languageOfAccount(database: Database, userId: string): Promise<Language> {
  const [user] = await database
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return user?.language ?? 'en'
}
