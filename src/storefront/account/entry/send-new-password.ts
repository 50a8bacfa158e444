import { unmetRules, type PasswordPolicy } from '#shop/identity/password-policy.ts'
import { readTyped } from '../../forms/form-answer.ts'
import { askShop, codeOf } from '../session/ask-shop.ts'
import { forgetToken } from '../session/kept-session.ts'
import { troubleOf } from './enter.ts'
import { entryFields, type EntryAnswer } from './entry-form.ts'

interface Setting {
  /** From the mail. */
  code: string
  policy: PasswordPolicy
}

/** All sessions end with it, also that of this browser. */
export async function sendNewPassword(
  form: FormData,
  { code, policy }: Setting,
): Promise<EntryAnswer> {
  const { password } = readTyped(form, entryFields)
  const notKept = { outcome: 'check-fields', fields: { password: 'password-not-kept' } } as const
  if (unmetRules(policy, password).length > 0) return notKept
  const answer = await askShop('/auth/reset-password', { content: { code, password } })
  if (answer.outcome === 'answered' && answer.status < 300) {
    forgetToken('signed-out')
    return { outcome: 'sent' }
  }
  const trouble = troubleOf(answer)
  if (trouble === 'password-does-not-meet-requirements') return notKept
  const isUnreadable = answer.outcome === 'answered' && codeOf(answer.content) === 'invalid'
  return { outcome: isUnreadable ? 'invalid-action-code' : trouble }
}
