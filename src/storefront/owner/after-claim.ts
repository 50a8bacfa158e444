import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import type { AuthAnswer } from '../auth/auth-answer.ts'
import { beginSession } from '../session/begin-session.ts'

/** They own the shop, whether or not this browser can show it yet. */
export async function afterClaim(result: FormResult): Promise<FormResult> {
  const { answer } = result as AnsweredForm<AuthAnswer>
  if (answer && 'person' in answer) await beginSession(answer.person).catch(() => undefined)
  return result
}
