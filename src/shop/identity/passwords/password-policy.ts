import { z } from 'zod'

/** What a password must have (spec 5). Lengths count characters as people see them. */
export interface PasswordPolicy {
  minLength: number
  maxLength: number
  lowercase: boolean
  uppercase: boolean
  digit: boolean
  other: boolean
}

const passwordRules = [
  'min-length',
  'max-length',
  'lowercase',
  'uppercase',
  'digit',
  'other',
] as const
/** What the policy itself asks. */
export type PolicyRule = (typeof passwordRules)[number]
/** Besides: that it is none that many people use, nor one's own name (judge-password.ts, on the server only). */
export type PasswordRule = PolicyRule | 'common' | 'personal'

/** Longer ones only cost time to hash. */
const longestPassword = 128

/** Scripts without cases count as neither; a Bangla digit is a digit. */
const asks: Record<PolicyRule, (password: string, policy: PasswordPolicy) => boolean> = {
  'min-length': (password, { minLength }) => lengthOf(password) >= minLength,
  'max-length': (password, { maxLength }) => lengthOf(password) <= maxLength,
  lowercase: (password, { lowercase }) => !lowercase || /\p{Ll}/u.test(password),
  uppercase: (password, { uppercase }) => !uppercase || /\p{Lu}/u.test(password),
  digit: (password, { digit }) => !digit || /\p{Nd}/u.test(password),
  other: (password, { other }) => !other || /[^\p{L}\p{M}\p{Nd}]/u.test(password),
}

const lengthOf = (password: string) => [...password].length

export function unmetRules(policy: PasswordPolicy, password: string): PolicyRule[] {
  return passwordRules.filter((rule) => !asks[rule](password, policy))
}

/** Which rules this policy has at all: what a form shows while somebody types. */
export function rulesOf(policy: PasswordPolicy): PolicyRule[] {
  const { lowercase, uppercase, digit, other } = policy
  const chosen = { lowercase, uppercase, digit, other }
  return passwordRules.filter(
    (rule) =>
      rule === 'min-length' ||
      (rule === 'max-length' ? policy.maxLength < longestPassword : chosen[rule]),
  )
}

/** The same schema in the form and on the server; each issue is the name of a rule. */
export const newPasswordSchema = (policy: PasswordPolicy) =>
  z.string().superRefine((password, context) => {
    for (const rule of unmetRules(policy, password))
      context.addIssue({ code: 'custom', message: rule })
  })
