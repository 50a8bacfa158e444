import { readToken } from '../use-account.ts'
import { callApi } from '../call-api.ts'
import type { TokenAnswer } from '../token/fetch-token.ts'
import { clearToken } from '../stored-session.ts'
import { clearSession } from './clear-session.ts'
import { signedOutCookieOver, wasToldSignedOut } from './sign-out-reason.ts'
import { resumeSession } from '../resume-session.ts'

/**
 * Clears this browser after a person signed out without a script (a deleted account, or a press before hydration). A browser that
 * only opens the URL loses nothing.
 */
export async function clearSignedOut(): Promise<TokenAnswer> {
  if (wasToldSignedOut(document.cookie)) return clearAsTold()
  if (readToken() === null) return resumeSession()
  // Asked by the cookie alone, which is no refusal: the stored token is of no use any more.
  const asked = await callApi('/auth/session', { method: 'GET' })
  const isOver = asked.outcome === 'answered' && asked.status === 200 && isNobody(asked.content)
  // Where that was not answered, the token says it.
  return isOver ? clearAsTold() : resumeSession({ leavesNothing: true })
}

/** At once and without a call: whatever page comes next may be left before any answer arrives. */
export function clearAsTold(): 'signed-out' {
  document.cookie = signedOutCookieOver
  clearToken('signed-out')
  clearSession()
  return 'signed-out'
}

const isNobody = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'user' in content && content.user === null
