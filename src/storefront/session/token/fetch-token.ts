import { readToken } from '../use-account.ts'
import { callApi, codeOf } from '../call-api.ts'
import { storeToken } from '../stored-session.ts'

export type TokenAnswer = 'stored' | 'signed-out' | 'blocked' | 'no-connection' | 'away'

/** A token for the person to whom the session's cookie belongs (spec 7, D2). */
export async function fetchToken(email: string): Promise<TokenAnswer> {
  const answer = await callApi('/jwt', { content: { email } })
  if (answer.outcome === 'no-connection') return 'no-connection'
  const { status, content } = answer
  if (status === 200 && isToken(content)) {
    storeToken(content.token, content.role)
    return 'stored'
  }
  if (status !== 401 && status !== 403) return 'away'
  return codeOf(content) === 'user-disabled' || (await isBlocked()) ? 'blocked' : 'signed-out'
}

/** Blocking has ended the session, but the shop still says so to anyone who shows the old token (D8). */
async function isBlocked(): Promise<boolean> {
  const token = readToken() ?? undefined
  if (!token) return false
  const answer = await callApi('/auth/session', { method: 'GET', token })
  return answer.outcome === 'answered' && codeOf(answer.content) === 'user-disabled'
}

function isToken(content: unknown): content is { token: string; role: string } {
  if (typeof content !== 'object' || content === null) return false
  const { token, role } = content as Record<string, unknown>
  return typeof token === 'string' && typeof role === 'string'
}

/** The account may have got another e-mail address since the stored token was made: the session knows it. */
export async function fetchTokenAnew(email: string): Promise<TokenAnswer> {
  const answer = await fetchToken(email)
  if (answer !== 'signed-out') return answer
  const asked = await callApi('/auth/session', { method: 'GET' })
  if (asked.outcome === 'no-connection') return 'no-connection'
  const current = emailOf(asked.content)
  return current && current !== email ? fetchToken(current) : answer
}

function emailOf(content: unknown): string | undefined {
  const { user } = (content ?? {}) as { user?: { email?: unknown } | null }
  return typeof user?.email === 'string' ? user.email : undefined
}
