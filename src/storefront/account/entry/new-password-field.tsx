import { useState } from 'react'
import { passwordNotStrongText } from '#shop/identity/identity-error-text.ts'
import { unmetRules, type PasswordPolicy } from '#shop/identity/password-policy.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'

interface NewPasswordFieldProps {
  id: string
  label: string
  policy: PasswordPolicy
  /** Sent once, and refused: from now on it says what is still needed. */
  isRefused: boolean
}

/** A password that is chosen here. Password managers offer one. */
export function NewPasswordField({ id, label, policy, isRefused }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const unmet = unmetRules(policy, password)
  const rulesId = `${id}-rules`
  return (
    <PasswordField
      id={id}
      name="password"
      label={label}
      error={isRefused && unmet.length > 0 ? passwordNotStrongText(unmet, policy) : undefined}
      describedBy={rulesId}
      autoComplete="new-password"
      minLength={policy.minLength}
      required
      onChange={(event) => setPassword(event.target.value)}
    >
      <PasswordRules id={rulesId} policy={policy} password={password} />
    </PasswordField>
  )
}
