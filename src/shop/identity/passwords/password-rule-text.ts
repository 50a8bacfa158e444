import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'
import type { PasswordPolicy, PasswordRule } from './password-policy.ts'

/** What a password must have, as words that fit into a list. */
export function passwordRuleText(
  rule: PasswordRule,
  policy: PasswordPolicy,
  locale?: Language,
): string {
  const options = locale && { locale }
  const count = (number: number) =>
    new Intl.NumberFormat((locale ?? getLocale()) === 'bn' ? 'bn-BD' : 'en').format(number)
  switch (rule) {
    case 'min-length':
      return m.password_rule_min_length({ count: count(policy.minLength) }, options)
    case 'max-length':
      return m.password_rule_max_length({ count: count(policy.maxLength) }, options)
    case 'lowercase':
      return m.password_rule_lowercase({}, options)
    case 'uppercase':
      return m.password_rule_uppercase({}, options)
    case 'digit':
      return m.password_rule_digit({}, options)
    case 'other':
      return m.password_rule_other({}, options)
    case 'common':
      return m.password_rule_common({}, options)
    case 'personal':
      return m.password_rule_personal({}, options)
  }
}

/** Names the rules that a password does not meet. */
export function passwordNotStrongText(
  rules: readonly PasswordRule[],
  policy: PasswordPolicy,
  locale?: Language,
): string {
  const list = rules.map((rule) => passwordRuleText(rule, policy, locale)).join(', ')
  return m.identity_password_needs({ rules: list }, locale && { locale })
}
