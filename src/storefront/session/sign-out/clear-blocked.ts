import { blockedCookieOver, wasToldBlocked } from './sign-out-reason.ts'
import type { TokenAnswer } from '../token/fetch-token.ts'
import { clearToken } from '../stored-session.ts'
import { clearSession } from './clear-session.ts'
import { resumeSession } from '../resume-session.ts'

/**
 * Clears this browser after the shop sent it to /login because the account is blocked (D8): all tabs learn of it, and no call is made
 * that would only be refused. A browser that opened a URL which merely says so loses nothing.
 */
export async function clearBlocked(): Promise<TokenAnswer> {
  if (!wasToldBlocked(document.cookie)) return resumeSession()
  document.cookie = blockedCookieOver
  clearToken('blocked')
  clearSession()
  return 'blocked'
}
