import { completeSignIn, goToCode, personOf, troubleOf } from '../complete-sign-in.ts'
import type { IdentityTrouble } from '../identity-words.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { lookEveryMs } from './popup-window.ts'
import { waitForPopup } from './wait-for-popup.ts'

/** Waits for the window, then begins the session that it has opened. */
export async function signInWithGoogle(popup: Window): Promise<'sent' | IdentityTrouble> {
  const how = await waitForPopup(popup, {
    origin: window.location.origin,
    target: window,
    lookEveryMs: lookEveryMs(),
  })
  if (how === 'second-factor-required') {
    goToCode()
    return 'sent'
  }
  if (how !== 'signed-in') return how
  const answer = await callApi('/auth/session', { method: 'GET' })
  const person = personOf(answer)
  return person
    ? (await completeSignIn(person, { how: 'signed-in', method: 'google' })).outcome
    : troubleOf(answer)
}
