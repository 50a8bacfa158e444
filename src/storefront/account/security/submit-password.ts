import { unmetRules, type PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { readTyped, type FieldProblems, type FormAnswer } from '#storefront/forms/form-answer.ts'
import { troubleOf } from '#storefront/auth/complete-sign-in.ts'
import type { IdentityTrouble } from '#storefront/auth/identity-words.ts'
import type { Answer } from '#storefront/session/call-api.ts'
import {
  passwordProblemOf,
  rulesIn,
  type PasswordProblem,
} from '#storefront/auth/passwords/password-problem.ts'
import { callApiAsUser } from '#storefront/session/call-api-as-user.ts'

export type PasswordName = 'currentPassword' | 'password'
export type ChangeProblem = 'wrong' | PasswordProblem

type PasswordAnswer = FormAnswer<PasswordName, ChangeProblem, IdentityTrouble>

/** All other sessions end with it. */
export async function submitPassword(
  form: FormData,
  policy: PasswordPolicy,
): Promise<PasswordAnswer> {
  const typed = readTyped(form, ['currentPassword', 'password'])
  const fields: FieldProblems<PasswordName, ChangeProblem> = {
    ...(typed.currentPassword === '' && { currentPassword: 'wrong' as const }),
    ...(unmetRules(policy, typed.password).length > 0 && {
      password: 'password-not-kept' as const,
    }),
  }
  if (Object.keys(fields).length > 0) return { outcome: 'check-fields', fields }
  const answer = await callApiAsUser('/auth/change-password', { method: 'POST', content: typed })
  if (answer.outcome === 'answered' && answer.status < 300) return { outcome: 'sent' }
  const trouble = troubleOf(answer)
  if (trouble === 'wrong-password')
    return { outcome: 'check-fields', fields: { currentPassword: 'wrong' } }
  if (trouble === 'password-does-not-meet-requirements')
    return {
      outcome: 'check-fields',
      fields: { password: passwordProblemOf(rulesIn(contentOf(answer))) },
    }
  return { outcome: trouble }
}

const contentOf = (answer: Answer) => (answer.outcome === 'answered' ? answer.content : undefined)
