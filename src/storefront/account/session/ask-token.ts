import { readToken } from '../use-account.ts'
import { askShop, codeOf } from './ask-shop.ts'
import { keepToken } from './kept-session.ts'

export type TokenAnswer = 'kept' | 'signed-out' | 'blocked' | 'no-connection' | 'away'

/** A token for whoever the session's cookie belongs to (spec 7, D2). */
export async function askToken(email: string): Promise<TokenAnswer> {
  const answer = await askShop('/jwt', { content: { email } })
  if (answer.outcome === 'no-connection') return 'no-connection'
  const { status, content } = answer
  if (status === 200 && isToken(content)) {
    keepToken(content.token, content.role)
    return 'kept'
  }
  if (status !== 401 && status !== 403) return 'away'
  return codeOf(content) === 'user-disabled' || (await isBlocked()) ? 'blocked' : 'signed-out'
}

/** Blocking has ended the session, but the shop still says so to whoever shows the old token (D8). */
async function isBlocked(): Promise<boolean> {
  const token = readToken() ?? undefined
  if (!token) return false
  const answer = await askShop('/auth/session', { method: 'GET', token })
  return answer.outcome === 'answered' && codeOf(answer.content) === 'user-disabled'
}

function isToken(content: unknown): content is { token: string; role: string } {
  if (typeof content !== 'object' || content === null) return false
  const { token, role } = content as Record<string, unknown>
  return typeof token === 'string' && typeof role === 'string'
}
