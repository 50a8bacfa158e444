import { useState } from 'react'
import { passwordNotStrongText } from '#shop/identity/passwords/password-rule-text.ts'
import { unmetRules, type PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'

interface NewPasswordFieldProps {
  id: string
  label: string
  policy: PasswordPolicy
  /** Sent once, and refused: from now on it says what is still needed. */
  problem: string | undefined
}

/** What only the server finds. */
const guessedRules: Readonly<Record<string, 'common' | 'personal'>> = {
  'password-common': 'common',
  'password-personal': 'personal',
}

/** A password that is chosen here. Password managers offer one. */
export function NewPasswordField({ id, label, policy, problem }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const guessed = problem && guessedRules[problem]
  const unmet = guessed ? [guessed] : unmetRules(policy, password)
  const rulesId = `${id}-rules`
  return (
    <PasswordField
      id={id}
      name="password"
      label={label}
      error={
        problem !== undefined && unmet.length > 0 ? passwordNotStrongText(unmet, policy) : undefined
      }
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
