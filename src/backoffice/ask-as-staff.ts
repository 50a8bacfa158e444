import { localPath } from '#pages/shop-link.tsx'
import { callApiAsUser } from '#storefront/session/call-api-as-user.ts'
import type { Question } from '#storefront/session/call-api.ts'
import { isEditing } from './live/is-editing.ts'

/**
 * What the shop answers a script of the back office, by the one client of the account: a session that has ended, and an account that is
 * blocked, lead to /login (spec 8). Undefined where no answer came, or a refusal.
 */
async function ask<Content>(
  path: string,
  question: Question,
  mayLeave?: () => boolean,
): Promise<Content | undefined> {
  const answer = await callApiAsUser(path as `/${string}`, question, mayLeave)
  const isGiven = answer.outcome === 'answered' && answer.status === 200
  return isGiven ? (answer.content as Content) : undefined
}

/** Nobody pressed anything: whoever types stays on the page, and saving what they typed leads to /login. */
const isFree = () => !isEditing()

/** `path`: without language, of a route with `isData`. */
export const askForData = <Content>(path: string, query: URLSearchParams, signal: AbortSignal) =>
  ask<Content>(...dataQuestion(path, query, signal))

/** The same for what a page asks by itself. */
export const askInBackground = <Content>(
  path: string,
  query: URLSearchParams,
  signal: AbortSignal,
) => ask<Content>(...dataQuestion(path, query, signal), isFree)

/** What a page asks the API by itself. `path`: of a call of the API. */
export const callInBackground = <Content>(path: `/${string}`, question: Question) =>
  ask<Content>(path, question, isFree)

const dataQuestion = (path: string, query: URLSearchParams, signal: AbortSignal) =>
  [`${localPath(path)}?${query}`, { method: 'GET', isData: true, signal }] as const
