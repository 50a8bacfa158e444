import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { accountFrom, type Account } from './account.ts'
import { requestVerification } from '../emails/request-verification.ts'
import { callLibrary, headersOf, libraryCode } from '../call-library.ts'
import type { SignUp } from '../contract.ts'
import { endFormerSession } from '../sessions/end-sessions.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.ts'
import { judgePassword } from '../passwords/judge-password.ts'
import type { PasswordRule } from '../passwords/password-policy.ts'
import { users } from '../tables.ts'
import type { Visit } from '../visit.ts'

export type SignUpResult =
  | { outcome: 'signed-up'; account: Account; cookies: string[] }
  | { outcome: 'email-already-in-use' }
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }
  | { outcome: 'password-does-not-meet-requirements'; rules: PasswordRule[] }

/** Makes a customer and signs them in. The e-mail is theirs to prove afterwards. */
export async function signUp(
  shop: Shop,
  { name, email, password, language }: SignUp,
  visit: Visit,
): Promise<SignUpResult> {
  const rules = await judgePassword(shop, password, { name, email })
  if (rules.length > 0) return { outcome: 'password-does-not-meet-requirements', rules }

  const auth = await shop.identity.auth()
  const asked = await shop.identity.hashes
    .inLineOf(visit.ipAddress, () =>
      callLibrary(() =>
        auth.api.signUpEmail({
          body: { name, email, password, language },
          headers: headersOf(visit),
          returnHeaders: true,
        }),
      ),
    )
    .catch(async (error: unknown) => {
      // Two at the same moment: the database let one of them in.
      if (libraryCode(error) === 'FAILED_TO_CREATE_USER' && (await isTaken(shop, email)))
        return { outcome: 'done', result: { outcome: 'refused' } } as const
      throw error
    })
  if (asked.outcome !== 'done') return asked
  const { result } = asked
  if (result.outcome === 'refused') return { outcome: 'email-already-in-use' }
  const account = accountFrom(result.answer.user)
  await endFormerSession(shop, visit)
  await requestVerification(shop, { userId: account.id, email, name }, visit.ipAddress).catch(
    // The account is there, and its owner can ask for the mail again.
    (error: unknown) => shop.log.error({ err: error }, 'the mail of a sign-up could not be kept'),
  )
  return {
    outcome: 'signed-up',
    account,
    cookies: [...result.cookies, await knownBrowserCookie(shop, email)],
  }
}

export async function isTaken(shop: Shop, email: string): Promise<boolean> {
  const found = await shop.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  return found.length > 0
}
