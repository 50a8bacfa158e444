import { eq } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { mailQueue } from './send-mail.ts'
import { mails } from './tables.ts'

export type SendAgainResult = {
  outcome: 'queued' | 'unknown-mail' | 'not-failed' | 'no-mail-server'
}

/** Tries a mail anew that was given up. Links in it may have ended by now. */
export async function sendAgain(shop: Shop, id: string): Promise<SendAgainResult> {
  if (!shop.environment.smtp) return { outcome: 'no-mail-server' }
  return shop.database.transaction(async (database) => {
    // Of two who press at once, one sends.
    const [mail] = await database.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) return { outcome: 'unknown-mail' }
    if (mail.state !== 'failed') return { outcome: 'not-failed' }
    await database.update(mails).set({ state: 'waiting', attempts: 0 }).where(eq(mails.id, id))
    await shop.jobs.enqueue(mailQueue, { mail: id }, database)
    return { outcome: 'queued' }
  })
}
