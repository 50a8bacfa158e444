import type { IdentityTrouble } from '../identity-words.ts'
import { callApi, codeOf } from '#storefront/session/call-api.ts'
import { troubleOf } from '../complete-sign-in.ts'

/** Uses up the code of a mail. */
export async function submitCode(
  path: `/auth/${string}`,
  code: string,
): Promise<'sent' | 'sign-in-required' | IdentityTrouble> {
  const answer = await callApi(path, { content: { code } })
  if (answer.outcome === 'answered' && answer.status < 300) return 'sent'
  const refusal = answer.outcome === 'answered' ? codeOf(answer.content) : ''
  if (refusal === 'sign-in-required') return refusal
  return refusal === 'invalid' ? 'invalid-action-code' : troubleOf(answer)
}
