import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { recordRefusal } from '#shop/audit/record-refusal.ts'
import { accountFrom, type Account } from '../accounts/account.ts'
import { callLibrary, headersOf } from '../call-library.ts'
import type { SignIn } from '../contract.ts'
import { endFormerSession } from '../sessions/end-sessions.ts'
import { startPendingSignIn } from './pending-sign-in.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { throttleSignIn } from './throttle-sign-in.ts'
import { users } from '../tables.ts'
import type { Visit } from '../visit.ts'

export type SignInResult =
  /** `cookies`: Set-Cookie values for the browser. */
  | { outcome: 'signed-in'; account: Account; cookies: string[] }
  /** The password was right. `cookies` hold the sign-in for the next step, and open nothing. */
  | { outcome: 'second-factor-required'; cookies: string[] }
  | { outcome: 'invalid-credential' }
  | { outcome: 'user-disabled' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }

/** Whether the e-mail is known, nobody learns: not by the answer, not by its time (the library hashes either way). */
export async function signIn(
  shop: Shop,
  { email, password, remember }: SignIn,
  visit: Visit,
): Promise<SignInResult> {
  const throttle = await throttleSignIn(shop, email, visit)
  if (throttle.outcome === 'too-many')
    return { outcome: 'too-many-requests', retryAfterSeconds: throttle.retryAfterSeconds }

  const auth = await shop.identity.auth()
  const asked = await shop.identity.hashes.inLineOf(visit.ipAddress, () =>
    shop.identity.gate.pass(() =>
      callLibrary(() =>
        auth.api.signInEmail({
          body: { email, password, rememberMe: remember },
          headers: headersOf(visit),
          returnHeaders: true,
        }),
      ),
    ),
  )
  if (asked.outcome !== 'done') return asked
  const { answer: result, pendingUserId } = asked.result
  if (pendingUserId) {
    const cookies = [await startPendingSignIn(shop, { userId: pendingUserId, remember })]
    return { outcome: 'second-factor-required', cookies }
  }
  if (result.outcome === 'refused') {
    const accountId = await findAccountId(shop, email)
    await recordRefusal(shop, { refused: 'sign-in-failed', accountId, ipAddress: visit.ipAddress })
    return { outcome: result.code === 'user-disabled' ? result.code : 'invalid-credential' }
  }
  await endFormerSession(shop, visit)
  return {
    outcome: 'signed-in',
    account: accountFrom(result.answer.user),
    cookies: [...result.cookies, await knownBrowserCookie(shop, email)],
  }
}

async function findAccountId(shop: Shop, email: string): Promise<string | null> {
  const [person] = await shop.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  return person?.id ?? null
}
