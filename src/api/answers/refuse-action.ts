import type { ActionRefusal } from '#shop/action-refusal.ts'
import { refuseIdentity } from '../identity/identity-problems.ts'
import { refuse, refuseInvalid } from './problems.ts'

/** The answer of every call whose action was not even tried. */
export function refuseAction(refusal: ActionRefusal): Response {
  switch (refusal.outcome) {
    case 'invalid':
      return refuseInvalid(refusal)
    case 'not-permitted':
      // Signed in, but this is not theirs to do (D6).
      return refuse({ status: 403, code: 'not-permitted', title: 'Your role may not do this.' })
    case 'second-factor-missing':
    case 'requires-recent-login':
      return refuseIdentity(refusal.outcome)
  }
}
