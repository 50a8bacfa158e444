import { unmetRules, type PasswordPolicy } from '#shop/identity/passwords/password-policy.ts'
import { readTyped } from '../../forms/form-answer.ts'
import { askShop, codeOf } from '../session/ask-shop.ts'
import { forgetToken } from '../session/kept-session.ts'
import { troubleOf } from './enter.ts'
import { entryFields, type EntryAnswer } from './entry-form.ts'
import { passwordProblemOf, rulesIn, type PasswordProblem } from './password-problem.ts'

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
  if (unmetRules(policy, password).length > 0) return refusePassword('password-not-kept')
  const answer = await askShop('/auth/reset-password', { content: { code, password } })
  if (answer.outcome === 'answered' && answer.status < 300) {
    forgetToken('signed-out')
    return { outcome: 'sent' }
  }
  const trouble = troubleOf(answer)
  const content = answer.outcome === 'answered' ? answer.content : undefined
  if (trouble === 'password-does-not-meet-requirements')
    return refusePassword(passwordProblemOf(rulesIn(content)))
  return { outcome: codeOf(content) === 'invalid' ? 'invalid-action-code' : trouble }
}

const refusePassword = (password: PasswordProblem): EntryAnswer => ({
  outcome: 'check-fields',
  fields: { password },
})
