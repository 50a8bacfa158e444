import type { AnsweredForm } from '#pages/form/form-action.ts'
import { refused, type FormResult } from '#pages/form/form-result.ts'
import type { SignInEvent } from '../analytics/shop-event.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { completeSignIn, goToCode } from './complete-sign-in.ts'

/** The shop accepted the form: the session of this browser begins, or the second step. */
export async function afterAuth(result: FormResult, signInEvent: SignInEvent): Promise<FormResult> {
  const { answer } = result as AnsweredForm<AuthAnswer>
  if (!answer) return result
  if ('next' in answer) {
    goToCode()
    return result
  }
  const { outcome } = await completeSignIn(answer.person, signInEvent)
  return outcome === 'sent' ? result : refused({ trouble: outcome })
}
