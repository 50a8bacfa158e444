import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { takeMailOfClient, takeMailOfMailbox } from '#platform/mail-limits.ts'
import type { Shop } from '../shop.ts'
import type { Subscribe } from './contract.ts'
import { subscriptionLink } from './subscription-link.ts'
import { newsletterSubscribers } from './tables.ts'

/** A mail to confirm is not sent again within this time, however often somebody types an e-mail. */
const mailPauseMs = 10 * 60_000

export type SubscribeResult =
  | { outcome: 'subscribed' }
  /** The client caused too many mails. */
  | { outcome: 'too-many'; retryAfterSeconds: number }

/**
 * Nobody is on the list before the reader of that mailbox has confirmed it. Asked twice it is there once. The answer does not tell whose
 * e-mails the shop knows, nor that a mailbox gets no further mail today. `client`: the IP address of the caller.
 */
export async function subscribeToNewsletter(
  shop: Shop,
  { email, language }: Subscribe,
  client: string,
): Promise<SubscribeResult> {
  const asking = await takeMailOfClient(shop, client)
  if (asking.outcome === 'too-many') return asking
  const mailbox = await takeMailOfMailbox(shop, 'newsletter-mail', email)
  if (mailbox.outcome === 'too-many') return { outcome: 'subscribed' }
  const subscribedAt = shop.now()
  const pausedSince = new Date(subscribedAt.getTime() - mailPauseMs)
  const asked = { language, subscribedAt, status: 'pending' } as const
  const { status, subscribedAt: askedBefore } = newsletterSubscribers
  await shop.database.transaction(async (database) => {
    const [waiting] = await database
      .insert(newsletterSubscribers)
      .values({ id: newId(), email, ...asked, token: randomBytes(24).toString('base64url') })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: asked,
        setWhere: sql`${status} = 'unsubscribed' OR (${status} = 'pending' AND ${askedBefore} <= ${pausedSince})`,
      })
      .returning({ token: newsletterSubscribers.token })
    if (!waiting) return
    const unsubscribeLink = subscriptionLink(shop, 'unsubscribe', { language, ...waiting })
    const values = { name: '', link: subscriptionLink(shop, 'confirm', { language, ...waiting }) }
    const template = 'newsletter-confirm'
    await shop.mail.send({ to: email, language, template, values, unsubscribeLink }, database)
  })
  return { outcome: 'subscribed' }
}
