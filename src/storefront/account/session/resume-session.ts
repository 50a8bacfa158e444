import { readToken } from '../use-account.ts'
import { askShop } from './ask-shop.ts'
import { askTokenAnew } from './ask-token-anew.ts'
import type { TokenAnswer } from './ask-token.ts'
import { forgetToken } from './kept-session.ts'
import { leaveNothing } from './leave-nothing.ts'
import { readClaims } from './token.ts'

/** Whether the account that this browser remembers is still signed in. What has ended is forgotten. */
export async function resumeSession(): Promise<TokenAnswer> {
  const email = readClaims(readToken())?.email
  const answer = email === undefined ? 'signed-out' : await askTokenAnew(email)
  if (answer === 'signed-out' || answer === 'blocked') {
    forgetToken(answer)
    if (answer === 'blocked') leaveNothing()
    await askShop('/auth/sign-out', { content: {} })
  }
  return answer
}
