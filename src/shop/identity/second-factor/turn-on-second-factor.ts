import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { recordAudit } from '#shop/audit/record-audit.ts'
import type { Actor } from '../roles/actor.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.ts'
import { readTypedCode } from './recovery-code.ts'
import { saveRecoveryCodes } from './renew-recovery-codes.ts'
import { findSetUp, holdWithout } from './set-up-second-factor.ts'
import { users } from '../tables.ts'
import { recordWrongCode, takeStep } from './check-second-factor.ts'
import { notifySecondFactor } from './notify-second-factor.ts'
import { throttleSecondFactor } from './throttle-second-factor.ts'
import { totpStep } from './totp-code.ts'
import type { Visit } from '../visit.ts'

export type TurnOnResult =
  /** The codes are shown this once; the database keeps only their hashes. */
  | { outcome: 'turned-on'; recoveryCodes: string[]; cookies: string[] }
  | { outcome: 'invalid-verification-code' }
  /** It was not begun here, or took too long. */
  | { outcome: 'second-factor-not-begun' }
  | { outcome: 'second-factor-already-on' }
  | { outcome: 'email-not-verified' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** The first code of the phone. From now on signing in asks for one; everywhere else is signed out. */
export async function turnOnSecondFactor(
  shop: Shop,
  actor: Actor,
  code: string,
  visit: Visit,
): Promise<TurnOnResult> {
  if (actor.hasSecondFactor) return { outcome: 'second-factor-already-on' }
  // A person who registered an e-mail that is not theirs must not be able to shut its owner out.
  if (!actor.emailVerified) return { outcome: 'email-not-verified' }
  const setUp = await findSetUp(shop, actor)
  if (!setUp) return { outcome: 'second-factor-not-begun' }
  const throttle = await throttleSecondFactor(shop, actor.email, visit)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }
  const read = readTypedCode(code)
  const at = shop.now()
  const step = read?.kind === 'totp' ? totpStep(setUp.key, read.code, at) : undefined
  const { userId } = actor
  if (step === undefined) {
    await recordWrongCode(shop, { userId, origin: visit.ipAddress })
    return { outcome: 'invalid-verification-code' }
  }

  const recoveryCodes = await shop.database.transaction(async (database) => {
    if (!(await holdWithout(database, userId))) return undefined
    await database
      .update(users)
      .set({ secondFactorAt: at, updatedAt: at })
      .where(eq(users.id, userId))
    await takeStep(database, userId, step)
    await endOtherSessions(database, actor)
    const entry = {
      action: 'second-factor-on',
      actorId: userId,
      subject: { type: 'person', id: userId },
    } as const
    await recordAudit(database, { ...entry, origin: visit.ipAddress }, at)
    await notifySecondFactor(shop, database, { userId, template: 'second-factor-on' })
    return saveRecoveryCodes(shop, database, userId)
  })
  if (!recoveryCodes) return { outcome: 'second-factor-already-on' }
  const cookies = [await knownBrowserCookie(shop, actor.email, 'second-factor')]
  return { outcome: 'turned-on', recoveryCodes, cookies }
}
