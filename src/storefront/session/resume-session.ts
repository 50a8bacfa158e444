import { readToken } from './use-account.ts'
import { callApi } from './call-api.ts'
import { fetchTokenAnew, type TokenAnswer } from './token/fetch-token.ts'
import { clearToken } from './stored-session.ts'
import { clearSession } from './sign-out/clear-session.ts'
import { readClaims } from './token/token.ts'

/**
 * Whether the account that this browser remembers is still signed in. What has ended is forgotten; `leavesNothing`: with all that this
 * browser stores of the person, at once, because the page may be left while the shop is told.
 */
export async function resumeSession({ leavesNothing = false } = {}): Promise<TokenAnswer> {
  const email = readClaims(readToken())?.email
  const answer = email === undefined ? 'signed-out' : await fetchTokenAnew(email)
  if (answer === 'signed-out' || answer === 'blocked') {
    clearToken(answer)
    if (answer === 'blocked' || leavesNothing) clearSession()
    await callApi('/auth/sign-out', { content: { onlyEnded: true } })
  }
  return answer
}
