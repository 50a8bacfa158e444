import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import { beginAnew } from '../accounts/begin-anew.ts'
import { dropPhoto } from '../photos/drop-photo.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { judgePassword } from './judge-password.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.ts'
import {
  dropCodes,
  isCodeGood,
  takeCode,
  userOf,
  type CodeSubject,
} from '../emails/one-time-code.ts'
import type { PasswordRule } from './password-policy.ts'
import { hashPassword, setPassword } from './set-password.ts'
import { users } from '../tables.ts'
import { notifyNewPassword } from './notify-new-password.ts'

export type ResetPasswordResult =
  /** `cookies`: the browser is known from now on, so that guesses of strangers cannot keep it out. */
  | { outcome: 'reset'; cookies: string[] }
  | { outcome: 'invalid-action-code' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }
  | { outcome: 'password-does-not-meet-requirements'; rules: PasswordRule[] }

/**
 * A new password for anyone who holds the code of a mail. It proves the e-mail, and signs out everywhere. An account whose e-mail
 * was not proved before may be a stranger's: the owner of the mailbox gets a new one in its place.
 */
export async function resetPassword(
  shop: Shop,
  { code, password }: { code: string; password: string },
  origin: string,
): Promise<ResetPasswordResult> {
  // Before hashing, which costs a strong machine a tenth of a second: strangers with made-up codes get none of that.
  const owner = await findOwner(shop, code)
  if (!owner) return { outcome: 'invalid-action-code' }
  // Before the code is taken, so that a weak password does not use it up.
  const rules = await judgePassword(shop, password, owner)
  if (rules.length > 0) return { outcome: 'password-does-not-meet-requirements', rules }
  const hashed = await hashPassword(shop, password, origin)
  if (hashed.outcome !== 'done') return hashed
  const result = await shop.database.transaction(async (database) => {
    const now = shop.now()
    const taken = await takeCode(database, ['reset-password'], code, now)
    if (!taken) return { outcome: 'invalid-action-code' } as const
    const account = await lockAccount(database, taken)
    if (!account) return { outcome: 'invalid-action-code' } as const
    const { email } = taken
    const isAnew = !account.emailVerified && account.role === 'customer'
    const userId = isAnew ? await beginAnew(database, account) : account.id
    await database
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(users.id, userId))
    await setPassword(database, userId, hashed.result, now)
    await endAllSessions(database, userId)
    await dropCodes(database, 'reset-password', userId)
    // The person who held the account before may have asked for another address.
    await dropCodes(database, 'change-email', userId)
    const entry = {
      action: 'password-reset',
      actorId: userId,
      subject: { type: 'person', id: userId },
      origin,
    } as const
    await recordAudit(database, { ...entry, after: isAnew ? { anew: true } : {} }, now)
    await notifyNewPassword(shop, database, userId)
    return { outcome: 'reset', email, gone: isAnew ? account : undefined } as const
  })
  if (result.outcome !== 'reset') return result
  const { email, gone } = result
  if (gone) await dropPhoto(shop, gone.id, gone.image)
  return { outcome: 'reset', cookies: [await knownBrowserCookie(shop, email)] }
}

/** Whose password it would set; nothing where the code is not good. */
async function findOwner(shop: Shop, code: string) {
  const userId = userOf(code)
  if (!userId || !(await isCodeGood(shop.database, ['reset-password'], code, shop.now())))
    return undefined
  const [owner] = await shop.database
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return owner
}

/** Locked until the transaction ends. Nothing where it is blocked since, or now at another e-mail: the mail proves nothing then. */
async function lockAccount(database: Database, { userId, email }: CodeSubject) {
  const [account] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.blockedAt)))
    .for('update')
  return account
}
