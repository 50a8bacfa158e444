import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Shop } from '#shop/shop.ts'
import type { Actor } from '../roles/actor.ts'
import { hasPassword } from '../sign-in/prove-again.ts'
import { isRecentlySignedIn } from '../sign-in/is-recently-signed-in.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.ts'
import { dropCodes } from '../emails/one-time-code.ts'
import { judgePassword } from './judge-password.ts'
import type { PasswordRule } from './password-policy.ts'
import { hashPassword, setPassword } from './set-password.ts'
import { notifyNewPassword } from './notify-new-password.ts'
import type { Visit } from '../visit.ts'

export type SetFirstPasswordResult =
  /** `cookies`: the browser is known by the password from now on. */
  | { outcome: 'set'; cookies: string[] }
  /** It is changed with the old one, not here. */
  | { outcome: 'has-password' }
  /** Too many wait; in a moment there is room again. */
  | { outcome: 'too-many-requests' }
  /** Nothing else proves that it is not only somebody who found the browser open. */
  | { outcome: 'requires-recent-login' }
  | { outcome: 'password-does-not-meet-requirements'; rules: PasswordRule[] }

/** For anyone who came through a provider and has no password yet: from now on they can also sign in with one. */
export async function setFirstPassword(
  shop: Shop,
  actor: Actor,
  password: string,
  { ipAddress: origin }: Pick<Visit, 'ipAddress'>,
): Promise<SetFirstPasswordResult> {
  const rules = await judgePassword(shop, password, actor)
  if (rules.length > 0) return { outcome: 'password-does-not-meet-requirements', rules }
  if (await hasPassword(shop, actor.userId)) return { outcome: 'has-password' }
  if (!(await isRecentlySignedIn(shop, actor))) return { outcome: 'requires-recent-login' }

  const hashed = await hashPassword(shop, password, origin)
  if (hashed.outcome !== 'done') return { outcome: hashed.outcome }
  await shop.database.transaction(async (database) => {
    await setPassword(database, actor.userId, hashed.result, shop.now())
    await dropCodes(database, 'reset-password', actor.userId)
    const { userId } = actor
    const entry = {
      action: 'password-set',
      actorId: userId,
      subject: { type: 'person', id: userId },
      origin,
    } as const
    await recordAudit(database, entry, shop.now())
    await notifyNewPassword(shop, database, userId)
  })
  return { outcome: 'set', cookies: [await knownBrowserCookie(shop, actor.email)] }
}
