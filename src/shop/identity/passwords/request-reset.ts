import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { takeMailOfClient } from '#platform/mail-limits.ts'
import type { Shop } from '#shop/shop.ts'
import { linkOfMail } from '../emails/link-of-mail.ts'
import { addCode, codeMinutes } from '../emails/one-time-code.ts'
import { users } from '../tables.ts'
import { throttleResetMail } from '../emails/throttle-mail.ts'

export type AskMailResult =
  | { outcome: 'asked' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

interface Asked {
  email: string
  /** A page of the shop, to open once the person has signed in with the new password. */
  from?: string | undefined
}

/** Every answer takes this long, also where writing the mail takes longer or fails: neither reveals anything. */
const steadyMs = 250

/**
 * Sends a link for a new password, if there is an account. The answer, and its time, is the same if there is none; and where so many
 * were sent that no other goes out for now: one of those is still good then, so nobody can lock the owner out.
 */
export async function requestReset(
  shop: Shop,
  { email, from }: Asked,
  client: string,
): Promise<AskMailResult> {
  const asking = await takeMailOfClient(shop, client)
  if (asking.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: asking.retryAfterSeconds }
  const answering = pause(steadyMs)
  sendReset(shop, { email, from }).catch((error: unknown) =>
    shop.log.error({ err: error }, 'the mail of a reset could not be kept'),
  )
  await answering
  return { outcome: 'asked' }
}

async function sendReset(shop: Shop, { email, from }: Asked): Promise<void> {
  const mailbox = await throttleResetMail(shop, email)
  if (mailbox.outcome === 'too-many') return
  const [user] = await shop.database
    .select({
      id: users.id,
      name: users.name,
      language: users.language,
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(eq(users.email, email))
  if (!user || user.blockedAt) return
  await shop.database.transaction(async (database) => {
    const { language } = user
    const subject = { userId: user.id, email }
    const code = await addCode(database, 'reset-password', subject, shop.now())
    const page =
      from === undefined
        ? 'reset-password'
        : (`reset-password?${new URLSearchParams({ from })}` as const)
    const link = linkOfMail(shop.environment.shopUrl, language, page, code)
    const values = { name: user.name, link, validMinutes: codeMinutes['reset-password'] }
    await shop.mail.send({ to: email, language, template: 'reset-password', values }, database)
  })
}
