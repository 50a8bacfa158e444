import { localPath } from '#pages/shop-link.tsx'
import { isIdentityError } from '#shop/identity/identity-error.ts'
import type { SignInEvent } from '../analytics/shop-event.ts'
import { trackEvent } from '../analytics/track-event.ts'
import type { IdentityTrouble } from './identity-words.ts'
import { codeOf, type Answer } from '../session/call-api.ts'
import type { TokenAnswer } from '../session/token/fetch-token.ts'
import { beginSession, type Person } from '../session/begin-session.ts'

type SignInOutcome = { outcome: 'sent' | IdentityTrouble }

/** Stores the session in this browser, and counts the sign-in. */
export async function completeSignIn(
  person: Person,
  signInEvent: SignInEvent,
): Promise<SignInOutcome> {
  const answer = await beginSession(person)
  if (answer === 'stored') trackEvent({ type: 'authenticated', ...signInEvent })
  return outcomes[answer]
}

const outcomes: Record<TokenAnswer, SignInOutcome> = {
  stored: { outcome: 'sent' },
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

/** The password, or Google, was right: on to the second step, with `from` of this page. */
export const goToCode = () =>
  window.location.assign(localPath('/login/code') + window.location.search)
