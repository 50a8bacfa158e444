import { identityErrors, type IdentityErrorCode } from '#shop/identity/identity-error.ts'
import { identityErrorText, passwordNotStrongText } from '#shop/identity/identity-error-text.ts'
import type { PasswordPolicy, PasswordRule } from '#shop/identity/passwords/password-policy.ts'
import { refuse } from '../answers/problems.ts'

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

/** Names the rules that are not met, in words and for programs. */
export function refusePassword(rules: readonly PasswordRule[], policy: PasswordPolicy): Response {
  const title = passwordNotStrongText(rules, policy, 'en')
  const code = 'password-does-not-meet-requirements'
  return refuse({ status: identityErrors[code], code, title, fields: { password: title }, rules })
}
