import { useEffect, useRef, useState } from 'react'
import type { PasswordOwner } from '#shop/identity/passwords/guessable-password.ts'
import { checkRules, type CheckedRule } from '#shop/identity/passwords/password-checklist.ts'
import {
  unmetRules,
  type PasswordPolicy,
  type PasswordRule,
} from '#shop/identity/passwords/password-policy.ts'
import { passwordNotStrongText } from '#shop/identity/passwords/password-rule-text.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'

interface NewPasswordFieldProps {
  id: string
  label: string
  policy: PasswordPolicy
  /** Whose name and email the password must not repeat: `in-form` reads the form’s own fields. */
  owner: PasswordOwner | 'in-form' | 'unknown'
  /** Why it was refused, until the person types again. */
  problem: string | undefined
}

/** Rules that the server checks. */
const refusedRules: Readonly<Record<string, 'common' | 'personal'>> = {
  'password-common': 'common',
  'password-personal': 'personal',
}

/** A field for a new password, with its rules. Password managers offer one. */
export function NewPasswordField({ id, label, policy, owner, problem }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const typed = useTyped(input)
  const refused = problem === undefined ? undefined : refusedRules[problem]
  const rules = checkRules(
    policy,
    typed.password,
    owner === 'in-form' ? typed : owner === 'unknown' ? undefined : owner,
  ).map((checked) => (checked.rule === refused ? { ...checked, state: 'unmet' as const } : checked))
  const rulesId = `${id}-rules`
  return (
    <PasswordField
      ref={input}
      id={id}
      name="password"
      label={label}
      error={problem && errorText(policy, typed.password, rules, refused)}
      describedBy={rulesId}
      autoComplete="new-password"
      minLength={policy.minLength}
      required
    >
      <PasswordRules id={rulesId} policy={policy} rules={rules} />
    </PasswordField>
  )
}

function errorText(
  policy: PasswordPolicy,
  password: string,
  rules: readonly CheckedRule[],
  refused: PasswordRule | undefined,
): string | undefined {
  // A page without scripts does not get the refused password back.
  const unmet =
    password === ''
      ? refused
        ? [refused]
        : unmetRules(policy, password)
      : rules.filter(({ state }) => state === 'unmet').map(({ rule }) => rule)
  return unmet.length > 0 ? passwordNotStrongText(unmet, policy) : undefined
}

const nothingTyped = { password: '', name: '', email: '' }

/** The password, and the name and email in the same form, also where they were typed before scripts arrived. */
function useTyped(input: { current: HTMLInputElement | null }) {
  const [typed, setTyped] = useState(nothingTyped)
  useEffect(() => {
    const form = input.current?.form
    if (!form) return undefined
    const read = () => {
      const values = new FormData(form)
      const text = (name: keyof typeof nothingTyped) => String(values.get(name) ?? '')
      setTyped({ password: text('password'), name: text('name'), email: text('email') })
    }
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [input])
  return typed
}
