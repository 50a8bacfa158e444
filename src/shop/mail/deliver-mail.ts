import { eq, sql } from 'drizzle-orm'
import { mostTries } from '#platform/jobs/jobs.ts'
import { openMailServer } from '#platform/network/mail-server.ts'
import type { Shop } from '../shop.ts'
import { isWrittenByHand } from './mail.ts'
import { loadSender } from './sender/find-sender.ts'
import { findMailServer } from './server/find-mail-server.ts'
import { mails } from './tables.ts'

/**
 * Hands one mail to the mail server that is set now. A mail that was sent or deleted needs nothing more; without a mail server it is
 * kept in the outbox.
 */
export async function deliverMail(shop: Shop, id: string): Promise<'done' | 'hopeless'> {
  const [mail] = await shop.database.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.sentAt) return 'done'
  const server = await findMailServer(shop)
  if (!server) {
    await shop.database.update(mails).set({ state: 'kept' }).where(eq(mails.id, id))
    return 'done'
  }
  try {
    const isAutomatic = !isWrittenByHand(mail.template)
    const sender = await loadSender(shop, mail.language, server)
    const replyTo = mail.replyTo ?? sender.replyTo
    const delivery = await openMailServer(server).deliver({
      ...mail,
      from: sender.from,
      replyTo,
      isAutomatic,
    })
    const refused = delivery.outcome === 'refused'
    await note(
      shop,
      id,
      refused
        ? { state: 'failed', lastError: delivery.reason }
        : { state: 'sent', sentAt: shop.now(), lastError: null },
    )
    return refused ? 'hopeless' : 'done'
  } catch (error) {
    const state = mail.attempts + 1 >= mostTries ? 'failed' : 'waiting'
    await note(shop, id, { state, lastError: (error as Error).message })
    const { code = 'unknown' } = error as { code?: string }
    // What the server said may name the person; that stays in the outbox.
    throw new Error(`the mail server did not take a mail (${code})`, { cause: error })
  }
}

/** For a mail whose delivery ended the process each time. Staff can send it again from the outbox. */
export const setMailAside = (shop: Shop, id: string): Promise<void> =>
  note(shop, id, { state: 'failed', lastError: 'Sending it ended the shop process three times' })

async function note(shop: Shop, id: string, result: Partial<typeof mails.$inferInsert>) {
  await shop.database
    .update(mails)
    .set({ ...result, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}
