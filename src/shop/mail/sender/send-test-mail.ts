import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { openMailServer, type MailServerSettings } from '#platform/network/mail-server.ts'
import { mailTroubleOf, type MailTrouble } from '#platform/network/mail-trouble.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { defineStatementAction, whoAndWhere } from '../../define-action.ts'
import type { Person } from '../../initiator.ts'
import type { Shop } from '../../shop.ts'
import { composeMail } from '../compose-mail.ts'
import { loadMailLook } from '../letters/load-mail-look.ts'
import { mails } from '../tables.ts'
import { findMailServer } from '../server/find-mail-server.ts'
import { loadSender } from './find-sender.ts'

export type TestMailResult =
  | { outcome: 'sent'; to: string }
  /** Why the mail server did not take it, and its own words. */
  | { outcome: 'not-sent'; trouble: MailTrouble; reason: string }
  | { outcome: 'no-mail-server' }
  | { outcome: 'too-many'; retryAfterSeconds: number }
  /** Asked for by a script, which has no mailbox. */
  | { outcome: 'no-address' }

/**
 * Sends a mail to who asks for it, at once and past the queue, so that they are told what the mail server says. No transaction waits for
 * that server; once it has answered, the outbox and the audit keep what became of it.
 */
export const sendTestMail = defineStatementAction({
  allow: 'edit-settings',
  input: z.object({}),
  run: async ({ shop, by, now }): Promise<TestMailResult> => {
    const server = await findMailServer(shop)
    if (!server) return { outcome: 'no-mail-server' }
    if (by.kind === 'script') return { outcome: 'no-address' }
    const limit = await shop.rateLimits.take('test-mail', by.actor.userId)
    if (limit.outcome === 'too-many') return limit
    const mail = await writeFor(shop, by)
    const delivery = await deliver(server, {
      ...mail,
      ...(await loadSender(shop, mail.language, server)),
    })
    const isSent = delivery.outcome === 'sent'
    await shop.database.transaction(async (database) => {
      await database.insert(mails).values({
        ...mail,
        createdAt: now,
        attempts: 1,
        ...(isSent
          ? { state: 'sent', sentAt: shop.now() }
          : { state: 'failed', lastError: delivery.reason }),
      })
      const entry = {
        action: 'test-mail-sent',
        subject: { type: 'mail', id: mail.id, name: mail.template },
        after: { state: isSent ? 'sent' : 'failed' },
        ...whoAndWhere(by),
      } as const
      await recordAudit(database, entry, now)
    })
    return isSent ? { outcome: 'sent', to: mail.to } : delivery
  },
})

async function writeFor(shop: Shop, { actor: { email: to, name, language } }: Person) {
  const template = 'test-mail'
  const link = `${shop.environment.shopUrl}/dashboard/settings/mail`
  const order = { to, language, template, values: { name, link } } as const
  const letter = {
    id: newId(),
    to,
    replyTo: null,
    unsubscribeLink: null,
    language,
    template,
    isAutomatic: true,
  }
  return { ...letter, ...composeMail(order, await loadMailLook(shop)) }
}

type Delivered =
  | { outcome: 'sent' }
  /** `reason`: what the server said, for the outbox. */
  | { outcome: 'not-sent'; trouble: MailTrouble; reason: string }

type Letter = Parameters<ReturnType<typeof openMailServer>['deliver']>[0]

async function deliver(smtp: MailServerSettings, letter: Letter): Promise<Delivered> {
  try {
    const delivery = await openMailServer(smtp).deliver(letter)
    if (delivery.outcome === 'taken') return { outcome: 'sent' }
    const { trouble, reason } = delivery
    return { outcome: 'not-sent', trouble, reason }
  } catch (error) {
    return {
      outcome: 'not-sent',
      trouble: mailTroubleOf(error),
      reason: error instanceof Error ? error.message : String(error),
    }
  }
}
