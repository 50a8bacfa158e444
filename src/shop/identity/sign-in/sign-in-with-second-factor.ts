import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import type { Account } from '../accounts/account.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { endFormerSession } from '../sessions/end-sessions.ts'
import { endOfPendingSignIn, findPendingSignIn, consumePendingSignIn } from './pending-sign-in.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { users } from '../tables.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import { throttleSecondFactor } from '../second-factor/throttle-second-factor.ts'
import type { Visit } from '../visit.ts'

export type SignInWithSecondFactorResult =
  | { outcome: 'signed-in'; account: Account; cookies: string[] }
  | { outcome: 'invalid-verification-code' }
  /** No sign-in waits for a code in this browser, or it took too long: begin again. */
  | { outcome: 'sign-in-expired' }
  | { outcome: 'user-disabled' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** The second step of signing in: the six digits of the phone, or a recovery code. Only now a session begins. */
export async function signInWithSecondFactor(
  shop: Shop,
  code: string,
  visit: Visit,
): Promise<SignInWithSecondFactorResult> {
  const pending = await findPendingSignIn(shop, visit.cookies)
  const person = pending && (await findPerson(shop, pending.userId))
  if (!pending || !person?.secondFactorAt) return { outcome: 'sign-in-expired' }
  const throttle = await throttleSecondFactor(shop, person.email, visit)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }
  const shown = { userId: pending.userId, code, origin: visit.ipAddress }
  if (!(await checkSecondFactor(shop, shown))) return { outcome: 'invalid-verification-code' }
  if (!(await consumePendingSignIn(shop.database, pending))) return { outcome: 'sign-in-expired' }

  const begun = await beginSession(shop, pending, visit)
  if (begun.outcome !== 'begun')
    return { outcome: begun.outcome === 'unknown-user' ? 'sign-in-expired' : begun.outcome }
  await endFormerSession(shop, visit)
  return {
    outcome: 'signed-in',
    account: begun.account,
    cookies: [
      ...begun.cookies,
      endOfPendingSignIn(shop),
      await knownBrowserCookie(shop, person.email),
      await knownBrowserCookie(shop, person.email, 'second-factor'),
    ],
  }
}

async function findPerson(shop: Shop, userId: string) {
  const [person] = await shop.database
    .select({ email: users.email, secondFactorAt: users.secondFactorAt })
    .from(users)
    .where(eq(users.id, userId))
  return person
}
