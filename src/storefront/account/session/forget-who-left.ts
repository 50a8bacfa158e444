import { readToken } from '../use-account.ts'
import { askShop } from './ask-shop.ts'
import type { TokenAnswer } from './ask-token.ts'
import { forgetToken } from './kept-session.ts'
import { leaveNothing } from './leave-nothing.ts'
import { resumeSession } from './resume-session.ts'

/**
 * Somebody left on purpose without a script of ours (a deleted account, or a press before the page was alive): nothing of them
 * stays in this browser. Whoever only opens the address loses nothing.
 */
export async function forgetWhoLeft(): Promise<TokenAnswer> {
  if (readToken() === null) return resumeSession()
  // Asked by the cookie alone, which is no refusal: the kept token is of no use any more.
  const asked = await askShop('/auth/session', { method: 'GET' })
  const isOver = asked.outcome === 'answered' && asked.status === 200 && isNobody(asked.content)
  if (!isOver) return resumeSession()
  forgetToken('signed-out')
  leaveNothing()
  return 'signed-out'
}

const isNobody = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'user' in content && content.user === null
