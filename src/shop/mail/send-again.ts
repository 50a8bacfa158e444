import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '../define-action.ts'
import { mailQueue } from './send-mail.ts'
import { sendsMails } from './server/find-mail-server.ts'
import { mails } from './tables.ts'

/** Tries a mail anew that was given up. Links in it may have ended by now. */
export const sendAgain = defineAction({
  allow: 'read-outbox',
  input: z.object({ mailId: z.uuid() }),
  run: async ({ shop, database, input: { mailId } }) => {
    if (!(await sendsMails(shop, database))) return { outcome: 'no-mail-server' }
    // Of two who press at once, one sends.
    const one = eq(mails.id, mailId)
    const [mail] = await database.select().from(mails).where(one).for('update')
    if (!mail) return { outcome: 'unknown-mail' }
    if (mail.state !== 'failed') return { outcome: 'not-failed' }
    await database.update(mails).set({ state: 'waiting', attempts: 0 }).where(one)
    await shop.jobs.enqueue(mailQueue, { mail: mailId }, database)
    return {
      outcome: 'queued',
      change: {
        action: 'mail-sent-again',
        // By its kind: the e-mail is somebody's.
        subject: { type: 'mail', id: mailId, name: mail.template },
        before: { state: mail.state, attempts: mail.attempts },
        after: { state: 'waiting', attempts: 0 },
        topics: [],
      },
    }
  },
})
