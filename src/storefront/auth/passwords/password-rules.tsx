import { m } from '#paraglide/messages.js'
import type { CheckedRule, RuleState } from '#shop/identity/passwords/password-checklist.ts'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { passwordRuleText } from '#shop/identity/passwords/password-rule-text.ts'
import { Icon } from '#ui/icon.tsx'

interface PasswordRulesProps {
  id: string
  policy: PasswordPolicy
  rules: readonly CheckedRule[]
}

const stateWords: Record<RuleState, () => string> = {
  met: m.password_rule_kept,
  unmet: m.password_rule_open,
  unknown: m.password_rule_checked_later,
}

/** Every rule for a new password, checked while the person types (spec 5). */
export const PasswordRules = ({ id, policy, rules }: PasswordRulesProps) => (
  <div id={id} className="mt-2 text-sm text-ink-soft">
    <p>{m.password_rules()}</p>
    <ul className="mt-1 space-y-1">
      {rules.map(({ rule, state }) => (
        <li key={rule} className={`flex items-start gap-2 ${state === 'met' ? 'text-brand' : ''}`}>
          {state === 'met' ? (
            <Icon name="check" className="mt-0.5 size-4" />
          ) : (
            <span
              aria-hidden
              className="mt-1.5 ml-1 mr-1 size-2 shrink-0 rounded-full border border-control-line"
            />
          )}
          <span>
            {passwordRuleText(rule, policy)}
            <span className={state === 'unknown' ? '' : 'sr-only'}> ({stateWords[state]()})</span>
          </span>
        </li>
      ))}
    </ul>
  </div>
)
