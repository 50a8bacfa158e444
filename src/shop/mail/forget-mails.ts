import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { mails } from './tables.ts'

/** Whoever has left gets no more mails, and what they were written is kept no longer. */
export async function forgetMails(database: Database, to: string): Promise<void> {
  await database.delete(mails).where(eq(mails.to, to))
}
