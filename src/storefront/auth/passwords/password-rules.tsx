import { m } from '#paraglide/messages.js'
import { passwordRuleText } from '#shop/identity/passwords/password-rule-text.ts'
import {
  rulesOf,
  unmetRules,
  type PasswordPolicy,
} from '#shop/identity/passwords/password-policy.ts'
import { Icon } from '#ui/icon.tsx'

interface PasswordRulesProps {
  id: string
  policy: PasswordPolicy
  password: string
}

/** What a new password needs, and what of it is there already, shown while one types (spec 5). */
export function PasswordRules({ id, policy, password }: PasswordRulesProps) {
  const unmet = unmetRules(policy, password)
  const isMet = (rule: (typeof unmet)[number]) => password !== '' && !unmet.includes(rule)
  return (
    <div id={id} className="mt-2 text-sm text-ink-soft">
      <p>{m.password_rules()}</p>
      <ul className="mt-1 space-y-1">
        {rulesOf(policy).map((rule) => (
          <li key={rule} className={`flex items-start gap-2 ${isMet(rule) ? 'text-brand' : ''}`}>
            {isMet(rule) ? (
              <Icon name="check" className="mt-0.5 size-4" />
            ) : (
              <span
                aria-hidden
                className="mt-1.5 ml-1 mr-1 size-2 shrink-0 rounded-full border border-control-line"
              />
            )}
            <span>
              {passwordRuleText(rule, policy)}
              <span className="sr-only">
                {' '}
                ({isMet(rule) ? m.password_rule_kept() : m.password_rule_open()})
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
