import { m } from '#paraglide/messages.js'
import { readStored, readToken, roleKey } from './use-account.ts'
import { callApi, codeOf, type Answer, type Question } from './call-api.ts'
import { endSession } from './sign-out/end-session.ts'
import { renewToken } from './token/renew-token.ts'
import { isUsable } from './token/token.ts'

/**
 * A call for signed-in persons only. Refused as such, it ends the session in this browser (spec 8); where the kept
 * role is blocked already, nobody is asked (spec 6). `mayLeave`: false where a refusal must leave the page as it is.
 */
export async function callApiAsUser(
  path: `/${string}`,
  question: Question,
  mayLeave: () => boolean = () => true,
): Promise<Answer> {
  if (readStored(roleKey) === 'blocked') return refuseBlocked()
  const wasSignedIn = readToken() !== null
  await renewToken((claims) => !isUsable(claims, Date.now()))
  const token = readToken() ?? undefined
  // The session ended while the token was renewed: nothing is sent as a guest that was meant for the account.
  if (wasSignedIn && token === undefined) return signedOutAnswer
  const answer = await callApi(path, { ...question, token })
  // A session that began in another tab meanwhile is not the one that was refused.
  if (isRefused(answer) && (readToken() ?? token) === token && mayLeave())
    await endSession(whyRefused(answer.content))
  return answer
}

/**
 * A call that guests make, too, and that belongs to the account of the person who has one. Without a token only the session's cookie
 * may say that the account is blocked; any other refusal is none of the account's.
 */
export async function callApiAsUserOrGuest(
  path: `/${string}`,
  question: Question,
): Promise<Answer> {
  if (readToken() !== null) return callApiAsUser(path, question)
  const answer = await callApi(path, question)
  if (answer.outcome === 'answered' && codeOf(answer.content) === 'user-disabled')
    await endSession('blocked')
  return answer
}

const signedOutAnswer: Answer = {
  outcome: 'answered',
  status: 401,
  content: { code: 'sign-in-required' },
}

const whyRefused = (content: unknown) =>
  codeOf(content) === 'user-disabled' ? 'blocked' : 'signed-out'

const isRefused = (answer: Answer): answer is Extract<Answer, { outcome: 'answered' }> =>
  answer.outcome === 'answered' && (answer.status === 401 || answer.status === 403)

async function refuseBlocked(): Promise<Answer> {
  await endSession('blocked')
  const content = { code: 'user-disabled', title: m.identity_user_disabled() }
  return { outcome: 'answered', status: 403, content }
}
