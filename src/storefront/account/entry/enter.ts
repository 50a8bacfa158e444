import { isIdentityError } from '#shop/identity/identity-error.ts'
import type { Coming } from '../../analytics/shop-event.ts'
import { tell } from '../../analytics/tell.ts'
import type { IdentityTrouble } from '../identity-words.ts'
import { rulesIn } from './password-problem.ts'
import { askShop, codeOf, type Answer } from '../session/ask-shop.ts'
import type { TokenAnswer } from '../session/ask-token.ts'
import { beginSession, type Person } from '../session/begin-session.ts'

/** `rules`: which of a new password are not kept. */
type Entered = { outcome: 'sent' } | { outcome: IdentityTrouble; rules?: string[] | undefined }

/** Asks identity to let somebody in, and begins the session of this browser where it does. */
export async function enter(path: keyof typeof doors, content: object): Promise<Entered> {
  const answer = await askShop(path, { content })
  const person = personOf(answer)
  if (person) return comeIn(person, doors[path])
  const said = answer.outcome === 'answered' ? answer.content : undefined
  return { outcome: troubleOf(answer), rules: rulesIn(said) }
}

const doors = {
  '/auth/sign-up': { how: 'signed-up', method: 'password' },
  '/auth/sign-in': { how: 'signed-in', method: 'password' },
  '/auth/second-factor': { how: 'signed-in', method: 'second-factor' },
} as const satisfies Record<string, Coming>

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
