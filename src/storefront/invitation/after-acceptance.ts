import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import type { AuthAnswer } from '../auth/auth-answer.ts'
import { keepCode } from '../auth/email-codes/read-code.ts'
import { beginSession } from '../session/begin-session.ts'

/** The browser learns the new role. The invitation is accepted even if that fails. */
export async function afterAcceptance(result: FormResult): Promise<FormResult> {
  const { answer } = result as AnsweredForm<AuthAnswer>
  keepCode('')
  if (answer && 'person' in answer) await beginSession(answer.person).catch(() => undefined)
  return result
}
