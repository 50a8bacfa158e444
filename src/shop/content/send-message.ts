import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { mailboxOf } from '#platform/network/mailbox-of.ts'
import type { Database } from '#platform/database/database.ts'
import { announce } from '#platform/memory/announcements.ts'
import { messageTopic } from '../orders/live/topics.ts'
import type { Shop } from '../shop.ts'
import { answerDueAt } from './inbox/message.ts'
import type { SendMessage } from './message-contract.ts'
import { contactMessages } from './tables.ts'

export type SendMessageResult =
  /** It is there, from this time or from one shortly before. */
  { outcome: 'sent' } | { outcome: 'too-many'; retryAfterSeconds: number }

/** A double press, a reload or a retry on a bad network falls into this time; somebody who asks again tomorrow does not. */
const sameMessageMs = 3_600_000

/** Keeps a message for the merchant; the same one sent again is kept once. */
export async function sendMessage(shop: Shop, typed: SendMessage): Promise<SendMessageResult> {
  const { replyTo, ...rest } = typed
  const sender = replyTo.phone ?? mailboxOf(replyTo.email ?? '')
  const fingerprint = fingerprintOf(typed)
  const receivedAt = shop.now()
  if (await isThere(shop.database, fingerprint, receivedAt)) return { outcome: 'sent' }

  const limit = await shop.rateLimits.take('messages-of-sender', sender)
  if (limit.outcome === 'too-many') return limit
  await shop.database.transaction(async (database) => {
    // Two presses at once: the second waits until the first is written, and then sees it.
    await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`)
    if (await isThere(database, fingerprint, receivedAt)) return
    const id = newId()
    const dueAt = answerDueAt(receivedAt)
    await database
      .insert(contactMessages)
      .values({ id, ...rest, ...replyTo, receivedAt, answerDueAt: dueAt, fingerprint })
    await announce(database, [messageTopic(id)])
  })
  return { outcome: 'sent' }
}

async function isThere(database: Database, fingerprint: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - sameMessageMs)
  const found = await database
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(eq(contactMessages.fingerprint, fingerprint), gt(contactMessages.receivedAt, since)))
    .limit(1)
  return found.length > 0
}

function fingerprintOf({ name, replyTo, subject, message }: SendMessage): string {
  const said = JSON.stringify([name, replyTo.phone, replyTo.email, subject, message])
  return createHash('sha256').update(said).digest('base64url')
}
