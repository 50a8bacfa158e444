import { identityErrors, type IdentityErrorCode } from '#shop/identity/identity-error.ts'
import { identityErrorText } from '#shop/identity/identity-error-text.ts'
import { passwordNotStrongText } from '#shop/identity/passwords/password-rule-text.ts'
import type { PasswordPolicy, PasswordRule } from '#shop/identity/passwords/password-policy.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import type { Shop } from '#shop/shop.ts'

/** One of the identity errors of the specification (spec 8), with its sentence. */
export function refuseIdentity(
  code: IdentityErrorCode,
  headers: Record<string, string> = {},
): Response {
  return refuse(
    { status: identityErrors[code], code, title: identityErrorText(code, 'en') },
    headers,
  )
}

type IdentityRefusal =
  | { outcome: 'too-many-requests'; retryAfterSeconds: number }
  | { outcome: 'password-does-not-meet-requirements'; rules: readonly PasswordRule[] }
  | { outcome: Exclude<IdentityErrorCode, `too-many-${string}` | `password-does-not-${string}`> }

/** The answer to every outcome of an account's actions that is not the one asked for. */
export function refuseResult({ environment }: Shop, result: IdentityRefusal): Response {
  switch (result.outcome) {
    case 'too-many-requests':
      return refuseTooMany(result.retryAfterSeconds)
    case 'password-does-not-meet-requirements':
      return refusePassword(result.rules, environment.passwordPolicy)
    default:
      return refuseIdentity(result.outcome)
  }
}

/** Names the rules that are not met, in words and for programs. */
function refusePassword(rules: readonly PasswordRule[], policy: PasswordPolicy): Response {
  const title = passwordNotStrongText(rules, policy, 'en')
  const code = 'password-does-not-meet-requirements'
  return refuse({ status: identityErrors[code], code, title, fields: { password: title }, rules })
}
