import { unmetRules, type PasswordPolicy } from '#shop/identity/password-policy.ts'
import { readTyped, type FieldProblems, type FormAnswer } from '../../../forms/form-answer.ts'
import { troubleOf } from '../../entry/enter.ts'
import type { IdentityTrouble } from '../../identity-words.ts'
import { askAsMe } from '../../session/ask-as-me.ts'

export type PasswordName = 'currentPassword' | 'password'
export type PasswordProblem = 'wrong' | 'not-kept'

type PasswordAnswer = FormAnswer<PasswordName, PasswordProblem, IdentityTrouble>

/** All other sessions end with it. */
export async function sendPassword(
  form: FormData,
  policy: PasswordPolicy,
): Promise<PasswordAnswer> {
  const typed = readTyped(form, ['currentPassword', 'password'])
  const fields: FieldProblems<PasswordName, PasswordProblem> = {
    ...(typed.currentPassword === '' && { currentPassword: 'wrong' as const }),
    ...(unmetRules(policy, typed.password).length > 0 && { password: 'not-kept' as const }),
  }
  if (Object.keys(fields).length > 0) return { outcome: 'check-fields', fields }
  const answer = await askAsMe('/auth/change-password', { method: 'POST', content: typed })
  if (answer.outcome === 'answered' && answer.status < 300) return { outcome: 'sent' }
  const trouble = troubleOf(answer)
  if (trouble === 'wrong-password')
    return { outcome: 'check-fields', fields: { currentPassword: 'wrong' } }
  if (trouble === 'password-does-not-meet-requirements')
    return { outcome: 'check-fields', fields: { password: 'not-kept' } }
  return { outcome: trouble }
}
