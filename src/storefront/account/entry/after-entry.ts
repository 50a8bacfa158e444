import type { AnsweredForm } from '#pages/form/form-action.ts'
import { refused, type FormResult } from '#pages/form/form-result.ts'
import type { Coming } from '../../analytics/shop-event.ts'
import type { EntryAnswer } from './answer-entry.ts'
import { comeIn } from './enter.ts'
import { goToCode } from './go-to-code.ts'

/** The shop has let somebody in: the session of this browser begins, or the second step. */
export async function afterEntry(result: FormResult, coming: Coming): Promise<FormResult> {
  const { answer } = result as AnsweredForm<EntryAnswer>
  if (!answer) return result
  if ('next' in answer) {
    goToCode()
    return result
  }
  const { outcome } = await comeIn(answer.person, coming)
  return outcome === 'sent' ? result : refused({ trouble: outcome })
}
