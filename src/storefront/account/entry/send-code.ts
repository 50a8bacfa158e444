import type { IdentityTrouble } from '../identity-words.ts'
import { askShop, codeOf } from '../session/ask-shop.ts'
import { troubleOf } from './enter.ts'

/** Uses up the code of a mail. */
export async function sendCode(
  path: `/auth/${string}`,
  code: string,
): Promise<'sent' | IdentityTrouble> {
  const answer = await askShop(path, { content: { code } })
  if (answer.outcome === 'answered' && answer.status < 300) return 'sent'
  const isUnreadable = answer.outcome === 'answered' && codeOf(answer.content) === 'invalid'
  return isUnreadable ? 'invalid-action-code' : troubleOf(answer)
}
