import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { codePurposes, dropCodes } from '../emails/one-time-code.ts'
import { users } from '../tables.ts'

/** With its sessions and the codes of its mails. Its photo is a file: dropPhoto, once that stands. */
export async function removeAccount(database: Database, userId: string): Promise<void> {
  for (const purpose of codePurposes) await dropCodes(database, purpose, userId)
  await database.delete(users).where(eq(users.id, userId))
}
