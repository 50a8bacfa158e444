import { readTyped } from '../../forms/form-answer.ts'
import { checkSignIn } from './check-entry.ts'
import { enter } from './enter.ts'
import { entryFields, type EntryAnswer } from './entry-form.ts'

/** Loaded with the first press: the rules are many kilobytes. */
export async function sendSignIn(form: FormData): Promise<EntryAnswer> {
  const checked = checkSignIn(readTyped(form, entryFields))
  return checked.outcome === 'fits' ? enter('/auth/sign-in', checked.content) : checked
}
