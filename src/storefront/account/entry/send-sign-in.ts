import { readTyped } from '../../forms/form-answer.ts'
import { checkSignIn } from './check-entry.ts'
import { enter } from './enter.ts'
import { entryFields, type EntryAnswer } from './entry-form.ts'
import { forgetBlockedRole } from '../session/kept-session.ts'
import { goToCode } from './go-to-code.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export async function sendSignIn(form: FormData): Promise<EntryAnswer> {
  const checked = checkSignIn(readTyped(form, entryFields))
  if (checked.outcome === 'check-fields') return checked
  forgetBlockedRole()
  const answer = await enter('/auth/sign-in', checked.content)
  if (answer.outcome !== 'second-factor-required') return answer
  goToCode()
  return { outcome: 'sent' }
}
