import { readToken } from '../use-account.ts'
import type { TokenAnswer } from './ask-token.ts'
import { leaveNothing } from './leave-nothing.ts'
import { resumeSession } from './resume-session.ts'

/**
 * Somebody left on purpose without a script of ours (a deleted account, or a press before the page was alive): nothing of them
 * stays in this browser. Whoever only opens the address loses nothing.
 */
export async function forgetWhoLeft(): Promise<TokenAnswer> {
  const wasSignedIn = readToken() !== null
  const answer = await resumeSession()
  if (wasSignedIn && answer === 'signed-out') leaveNothing()
  return answer
}
