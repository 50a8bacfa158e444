import { getLocale } from '#paraglide/runtime.js'
import type { PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { readTyped } from '../../forms/form-answer.ts'
import { checkRegistration } from './check-entry.ts'
import { enter } from './enter.ts'
import { passwordProblemOf } from './password-problem.ts'
import { entryFields, type EntryAnswer } from './entry-form.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export async function sendRegistration(
  form: FormData,
  policy: PasswordPolicy,
): Promise<EntryAnswer> {
  const typed = readTyped(form, entryFields)
  const checked = checkRegistration(typed, { policy, language: getLocale() })
  if (checked.outcome !== 'fits') return checked
  const entered = await enter('/auth/sign-up', checked.content)
  if (entered.outcome !== 'password-does-not-meet-requirements') return entered
  return { outcome: 'check-fields', fields: { password: passwordProblemOf(entered.rules) } }
}
