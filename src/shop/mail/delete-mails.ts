import { eq, lt, sql } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { mails } from './tables.ts'
import type { Database } from '#platform/database/database.ts'

/** What people were written is theirs: after a month nobody needs it, sent or not. Jobs are kept as long. */
const retentionDays = 30

export async function sweepMails(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - retentionDays * 24 * 3_600_000)
  await shop.database.delete(mails).where(lt(mails.createdAt, before))
}

/** A person who has left gets no more mails, and what they were written is kept no longer. */
export async function forgetMails(database: Database, to: string): Promise<void> {
  // As they typed it: an e-mail may have been written in capitals.
  await database.delete(mails).where(eq(sql`lower(${mails.to})`, to.toLowerCase()))
}
