import { readTyped } from '../../forms/form-answer.ts'
import { askShop } from '../session/ask-shop.ts'
import { checkForgotten } from './check-forgotten.ts'
import { troubleOf } from './enter.ts'
import { entryFields, type EntryAnswer } from './entry-form.ts'

/** Whether there is such an account, nobody learns here. */
export async function sendForgotten(form: FormData): Promise<EntryAnswer> {
  const checked = checkForgotten(readTyped(form, entryFields).email)
  if (checked.outcome === 'check-fields') return checked
  const answer = await askShop('/auth/ask-reset', { content: checked.content })
  const isTaken = answer.outcome === 'answered' && answer.status < 300
  return isTaken ? { outcome: 'sent' } : { outcome: troubleOf(answer) }
}
