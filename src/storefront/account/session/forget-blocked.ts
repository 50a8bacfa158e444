import { blockedCookieOver, wasToldBlocked } from './blocked.ts'
import type { TokenAnswer } from './ask-token.ts'
import { forgetToken } from './kept-session.ts'
import { leaveNothing } from './leave-nothing.ts'
import { resumeSession } from './resume-session.ts'

/**
 * The shop has sent this browser to the login because the account is blocked (D8): all tabs hear of it, and nothing is asked
 * that would only be refused. Whoever opened an address that merely says so loses nothing.
 */
export async function forgetBlocked(): Promise<TokenAnswer> {
  if (!wasToldBlocked(document.cookie)) return resumeSession()
  document.cookie = blockedCookieOver
  forgetToken('blocked')
  leaveNothing()
  return 'blocked'
}
