import { isIdentityError } from '#shop/identity/identity-error.ts'
import type { Coming } from '../../analytics/shop-event.ts'
import { tell } from '../../analytics/tell.ts'
import type { IdentityTrouble } from '../identity-words.ts'
import { codeOf, type Answer } from '../session/ask-shop.ts'
import type { TokenAnswer } from '../session/ask-token.ts'
import { beginSession, type Person } from '../session/begin-session.ts'

type Entered = { outcome: 'sent' | IdentityTrouble }

export async function comeIn(person: Person, coming: Coming): Promise<Entered> {
  const answer = await beginSession(person)
  if (answer === 'kept') tell({ type: 'came-in', ...coming })
  return began[answer]
}

const began: Record<TokenAnswer, Entered> = {
  kept: { outcome: 'sent' },
  blocked: { outcome: 'user-disabled' },
  'no-connection': { outcome: 'network-request-failed' },
  'signed-out': { outcome: 'away' },
  away: { outcome: 'away' },
}

/** The code of a refusal, as far as there are words for it. */
export function troubleOf(answer: Answer): IdentityTrouble {
  if (answer.outcome === 'no-connection') return 'network-request-failed'
  const code = codeOf(answer.content)
  if (isIdentityError(code)) return code
  return answer.status === 429 ? 'too-many-requests' : 'away'
}

export function personOf(answer: Answer): Person | undefined {
  if (answer.outcome === 'no-connection' || answer.status >= 300) return undefined
  return ((answer.content ?? {}) as { user?: Person | null }).user ?? undefined
}
