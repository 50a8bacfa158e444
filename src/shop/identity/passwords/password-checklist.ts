import { foldPassword, isPersonal, isPlain, type PasswordOwner } from './guessable-password.ts'
import { rulesOf, unmetRules, type PasswordPolicy, type PasswordRule } from './password-policy.ts'

/** `unknown`: only the server can check it. */
export type RuleState = 'met' | 'unmet' | 'unknown'

export interface CheckedRule {
  rule: PasswordRule
  state: RuleState
}

/** Every rule that can refuse a password, in the order of the form. Without an owner, `personal` is unknown. */
export function checkRules(
  policy: PasswordPolicy,
  password: string,
  owner: PasswordOwner | undefined,
): CheckedRule[] {
  const unmet: PasswordRule[] = unmetRules(policy, password)
  const listed = rulesOf(policy)
  // The longest possible password is listed only once it is exceeded.
  const rules =
    unmet.includes('max-length') && !listed.includes('max-length') ? ['max-length' as const] : []
  const states: CheckedRule[] = [...listed, ...rules].map((rule) => ({
    rule,
    state: password === '' || unmet.includes(rule) ? 'unmet' : 'met',
  }))
  return [
    ...states,
    { rule: 'common', state: commonState(password) },
    { rule: 'personal', state: personalState(policy, password, owner) },
  ]
}

/** The list of common passwords is too large for the browser. */
const commonState = (password: string): RuleState =>
  password === '' || isPlain(foldPassword(password)) ? 'unmet' : 'unknown'

function personalState(
  { minLength }: PasswordPolicy,
  password: string,
  owner: PasswordOwner | undefined,
): RuleState {
  if (password === '') return 'unmet'
  if (!owner) return 'unknown'
  return isPersonal(foldPassword(password), owner, minLength) ? 'unmet' : 'met'
}
