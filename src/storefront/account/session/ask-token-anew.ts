import { askShop } from './ask-shop.ts'
import { askToken, type TokenAnswer } from './ask-token.ts'

/** The account may have got another e-mail address since the kept token was made: the session knows it. */
export async function askTokenAnew(email: string): Promise<TokenAnswer> {
  const answer = await askToken(email)
  if (answer !== 'signed-out') return answer
  const asked = await askShop('/auth/session', { method: 'GET' })
  if (asked.outcome === 'no-connection') return 'no-connection'
  const current = emailOf(asked.content)
  return current && current !== email ? askToken(current) : answer
}

function emailOf(content: unknown): string | undefined {
  const { user } = (content ?? {}) as { user?: { email?: unknown } | null }
  return typeof user?.email === 'string' ? user.email : undefined
}
