import { unmetRules, type PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'

/** Why a new password was not taken; what the policy itself asks, its field says live. */
export type PasswordProblem = 'password-not-kept' | 'password-common' | 'password-personal'

const problems: Readonly<Record<string, PasswordProblem>> = {
  common: 'password-common',
  personal: 'password-personal',
}

/** From the `rules` of a refusal. */
export function passwordProblemOf(rules: readonly string[] | undefined): PasswordProblem {
  return problems[rules?.[0] ?? ''] ?? 'password-not-kept'
}

/** What a form says of a password that is chosen in it. */
export function passwordPolicyProblem(
  form: FormData,
  policy: PasswordPolicy,
): { password?: PasswordProblem } {
  const password = form.get('password')
  const isKept = typeof password === 'string' && unmetRules(policy, password).length === 0
  return isKept ? {} : { password: 'password-not-kept' }
}
