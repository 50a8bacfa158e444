import { localPath } from '#pages/shop-link.tsx'
import { callApiAsUser } from '#storefront/session/call-api-as-user.ts'
import type { Question } from '#storefront/session/call-api.ts'

/**
 * What the shop answers a script of the back office, by the one client of the account: a session that has ended, and an account that is
 * blocked, lead to /login (spec 8). Undefined where no answer came, or a refusal.
 */
async function ask<Content>(path: string, question: Question): Promise<Content | undefined> {
  const answer = await callApiAsUser(path as `/${string}`, question)
  const isGiven = answer.outcome === 'answered' && answer.status === 200
  return isGiven ? (answer.content as Content) : undefined
}

/** `path`: without language, of a route with `isData`. */
export const askForData = <Content>(path: string, query: URLSearchParams, signal: AbortSignal) =>
  ask<Content>(`${localPath(path)}?${query}`, { method: 'GET', isData: true, signal })

/** `path`: of a call of the API. */
export const callAsStaff = <Content>(path: `/${string}`, question: Question) =>
  ask<Content>(path, question)
