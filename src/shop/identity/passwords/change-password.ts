import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { checkPassword } from './check-password.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.ts'
import { dropCodes } from '../emails/one-time-code.ts'
import { judgePassword } from './judge-password.ts'
import type { PasswordRule } from './password-policy.ts'
import { hashPassword, setPassword } from './set-password.ts'
import { notifyNewPassword } from './notify-new-password.ts'
import type { Visit } from '../visit.ts'

export type ChangePasswordResult =
  /** `cookies`: the browser is known by the new password from now on. */
  | { outcome: 'changed'; cookies: string[] }
  | { outcome: 'wrong-password' }
  | { outcome: 'password-does-not-meet-requirements'; rules: PasswordRule[] }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** Needs the present password, so that an open browser alone is not enough. Signs out everywhere but here. */
export async function changePassword(
  shop: Shop,
  actor: Actor,
  { currentPassword, password }: { currentPassword: string; password: string },
  visit: Visit,
): Promise<ChangePasswordResult> {
  const rules = await judgePassword(shop, password, actor)
  if (rules.length > 0) return { outcome: 'password-does-not-meet-requirements', rules }
  const checked = await checkPassword(shop, actor, currentPassword, visit)
  if (checked.outcome === 'too-many-requests') return checked
  if (checked.outcome === 'wrong-password') return { outcome: 'wrong-password' }

  const hashed = await hashPassword(shop, password, visit.ipAddress)
  if (hashed.outcome !== 'done') return hashed
  await shop.database.transaction(async (database) => {
    await setPassword(database, actor.userId, hashed.result, shop.now())
    await endOtherSessions(database, actor)
    await dropCodes(database, 'reset-password', actor.userId)
    await dropCodes(database, 'change-email', actor.userId)
    const { userId } = actor
    const entry = {
      action: 'password-changed',
      actorId: userId,
      subject: { type: 'person', id: userId },
    } as const
    await recordAudit(database, { ...entry, origin: visit.ipAddress }, shop.now())
    await notifyNewPassword(shop, database, userId)
  })
  return { outcome: 'changed', cookies: [await knownBrowserCookie(shop, actor.email)] }
}
