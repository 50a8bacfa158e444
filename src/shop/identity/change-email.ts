import { eq } from 'drizzle-orm'
import type { Language } from '#platform/language.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from './actor.ts'
import { linkOfMail } from './link-of-mail.ts'
import { codeMinutes, makeCode } from './one-time-code.ts'
import { isPasswordOf } from './set-password.ts'
import { sessions, users } from './tables.ts'
import { throttleMail } from './throttle-mail.ts'
import { throttleSignIn } from './throttle-sign-in.ts'
import type { Visit } from './visit.ts'

export interface ChangeEmail {
  email: string
  currentPassword?: string | undefined
  language: Language
}

export type ChangeEmailResult =
  | { outcome: 'asked' }
  | { outcome: 'wrong-password' }
  /** Neither the password, nor a sign-in of a moment ago. */
  | { outcome: 'requires-recent-login' }
  | { outcome: 'email-already-in-use' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** A sign-in is recent for so long. */
const recentMs = 10 * 60_000

/** Asks the new address for its consent; until then the old one stays. */
export async function changeEmail(
  shop: Shop,
  actor: Actor,
  { email, currentPassword, language }: ChangeEmail,
  visit: Visit,
): Promise<ChangeEmailResult> {
  const proof = await prove(shop, actor, currentPassword, visit)
  if (proof.outcome !== 'proved') return proof
  // First, so that nobody uses up the mails of somebody who has an account.
  const taken = await shop.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  if (taken.length > 0) return { outcome: 'email-already-in-use' }
  const throttle = await throttleMail(shop, email)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }

  await shop.database.transaction(async (database) => {
    const subject = { userId: actor.userId, email }
    const code = await makeCode(database, 'change-email', subject, shop.now())
    const link = linkOfMail(shop.environment.shopUrl, language, 'verify-email', code)
    const validMinutes = codeMinutes['change-email']
    const values = { name: actor.name, link, validMinutes, newEmail: email }
    await shop.mail.send({ to: email, language, template: 'change-email', values }, database)
  })
  return { outcome: 'asked' }
}

type Proof =
  | { outcome: 'proved' }
  | Extract<
      ChangeEmailResult,
      { outcome: 'wrong-password' | 'requires-recent-login' | 'too-many-requests' }
    >

async function prove(
  shop: Shop,
  actor: Actor,
  password: string | undefined,
  visit: Visit,
): Promise<Proof> {
  if (password === undefined) {
    const [session] = await shop.database
      .select({ startedAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.id, actor.sessionId))
    const isRecent = session && shop.now().getTime() - session.startedAt.getTime() < recentMs
    return { outcome: isRecent ? 'proved' : 'requires-recent-login' }
  }
  const throttle = await throttleSignIn(shop, actor.email, visit)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }
  return {
    outcome: (await isPasswordOf(shop, actor.userId, password)) ? 'proved' : 'wrong-password',
  }
}
