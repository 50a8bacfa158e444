import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Actor } from '../roles/actor.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { isRecentlySignedIn } from '../sign-in/is-recently-signed-in.ts'
import { sendEmailCode } from './send-email-code.ts'
import { notifyOldEmail } from './notify-old-email.ts'
import { users } from '../tables.ts'
import { throttleMail } from './throttle-mail.ts'
import type { Visit } from '../visit.ts'

export interface ChangeEmail {
  email: string
  currentPassword?: string | undefined
}

export type ChangeEmailResult =
  | { outcome: 'asked' }
  | { outcome: 'wrong-password' }
  /** Neither the password, nor a sign-in of a moment ago. */
  | { outcome: 'requires-recent-login' }
  | { outcome: 'email-already-in-use' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** Asks the new e-mail for its consent; until then the old one stays. */
export async function changeEmail(
  shop: Shop,
  actor: Actor,
  { email, currentPassword }: ChangeEmail,
  visit: Visit,
): Promise<ChangeEmailResult> {
  const proof = await prove(shop, actor, currentPassword, visit)
  if (proof.outcome !== 'proved') return proof
  // It reveals whether an e-mail has an account, as signing up does; so it is not asked for many.
  const limit = actor.emailVerified ? 'email-change' : 'first-email-change'
  const asking = await shop.rateLimits.take(limit, actor.userId)
  if (asking.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: asking.retryAfterSeconds }
  // First, so that nobody uses up the mails of somebody who has an account.
  const taken = await shop.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  if (taken.length > 0) return { outcome: 'email-already-in-use' }
  const throttle = await throttleMail(shop, email, visit.ipAddress)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }

  await shop.database.transaction(async (database) => {
    await sendEmailCode(shop, database, { actor, email })
    await notifyOldEmail(shop, database, 'email-change-asked', actor)
    const { userId } = actor
    // Not the e-mails themselves: the audit outlives the account.
    await recordAudit(
      database,
      {
        action: 'email-change-asked',
        actorId: userId,
        subject: { type: 'person', id: userId },
        origin: visit.ipAddress,
      },
      shop.now(),
    )
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
    return { outcome: (await isRecentlySignedIn(shop, actor)) ? 'proved' : 'requires-recent-login' }
  }
  const checked = await checkPassword(shop, actor, password, visit)
  if (checked.outcome === 'too-many-requests') return checked
  return { outcome: checked.outcome === 'right' ? 'proved' : 'wrong-password' }
}
