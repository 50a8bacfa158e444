import { readToken } from '../use-account.ts'
import { askShop } from './ask-shop.ts'
import { askToken, type TokenAnswer } from './ask-token.ts'
import { forgetToken } from './kept-session.ts'
import { readClaims } from './token.ts'

/** Whether the account that this browser remembers is still signed in. What has ended is forgotten. */
export async function resumeSession(): Promise<TokenAnswer> {
  const email = readClaims(readToken())?.email
  const answer = email === undefined ? 'signed-out' : await askToken(email)
  if (answer === 'signed-out' || answer === 'blocked') {
    forgetToken(answer)
    await askShop('/auth/sign-out', { content: {} })
  }
  return answer
}
