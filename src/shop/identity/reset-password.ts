import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import { endAllSessions } from './end-sessions.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { dropCodes, isCodeGood, takeCode } from './one-time-code.ts'
import { unmetRules, type PasswordRule } from './password-policy.ts'
import { hashPassword, setPassword } from './set-password.ts'
import { users } from './tables.ts'
import { tellNewPassword } from './tell-new-password.ts'

export type ResetPasswordResult =
  /** `cookies`: the browser is known from now on, so that guesses of strangers cannot keep it out. */
  | { outcome: 'reset'; cookies: string[] }
  | { outcome: 'invalid-action-code' }
  | { outcome: 'password-does-not-meet-requirements'; rules: PasswordRule[] }

/** A new password for whoever holds the code of a mail. It proves the address, and signs out everywhere. */
export async function resetPassword(
  shop: Shop,
  { code, password }: { code: string; password: string },
  origin: string,
): Promise<ResetPasswordResult> {
  // First, so that a weak password does not use the code up.
  const rules = unmetRules(shop.environment.passwordPolicy, password)
  if (rules.length > 0) return { outcome: 'password-does-not-meet-requirements', rules }

  // Before hashing, which costs a strong machine a tenth of a second: strangers with made-up codes get none of that.
  if (!(await isCodeGood(shop.database, ['reset-password'], code, shop.now())))
    return { outcome: 'invalid-action-code' }
  const hash = await hashPassword(shop, password)
  const result = await shop.database.transaction(async (database) => {
    const now = shop.now()
    const taken = await takeCode(database, ['reset-password'], code, now)
    if (!taken) return { outcome: 'invalid-action-code' } as const
    const { userId, email } = taken
    // Blocked since, or now at another address: then the mail proves nothing any more.
    const [user] = await database
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.blockedAt)))
      .returning({ id: users.id })
    if (!user) return { outcome: 'invalid-action-code' } as const
    await setPassword(database, userId, hash, now)
    await endAllSessions(database, userId)
    await dropCodes(database, 'reset-password', userId)
    // Whoever held the account before may have asked for another address.
    await dropCodes(database, 'change-email', userId)
    const entry = { action: 'password-reset', actorId: userId, subjectId: userId, origin } as const
    await recordAudit(database, entry, now)
    await tellNewPassword(shop, database, userId)
    return { outcome: 'reset', email } as const
  })
  return result.outcome === 'reset'
    ? { outcome: 'reset', cookies: [await knownBrowserCookie(shop, result.email)] }
    : result
}
