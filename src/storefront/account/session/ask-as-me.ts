import { readToken } from '../use-account.ts'
import { askShop, codeOf, type Answer } from './ask-shop.ts'
import { endSession } from './leave.ts'
import { renewToken } from './renew-token.ts'
import { isUsable } from './token.ts'

/** A call that is only for whoever is signed in. Refused as such, it ends the session in this browser (spec 8). */
export async function askAsMe(
  path: `/${string}`,
  question: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; content?: object },
): Promise<Answer> {
  await renewToken((claims) => !isUsable(claims, Date.now()))
  const answer = await askShop(path, { ...question, token: readToken() ?? undefined })
  if (answer.outcome === 'answered' && (answer.status === 401 || answer.status === 403))
    await endSession(codeOf(answer.content) === 'user-disabled' ? 'blocked' : 'signed-out')
  return answer
}
