import { comeIn, personOf, troubleOf } from '../entry/enter.ts'
import { goToCode } from '../entry/go-to-code.ts'
import type { IdentityTrouble } from '../identity-words.ts'
import { askShop } from '../session/ask-shop.ts'
import { lookEveryMs } from './popup-window.ts'
import { waitForPopup } from './wait-for-popup.ts'

/** Waits for the window, then begins the session that it has opened. */
export async function enterWithGoogle(popup: Window): Promise<'sent' | IdentityTrouble> {
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
  const answer = await askShop('/auth/session', { method: 'GET' })
  const person = personOf(answer)
  return person
    ? (await comeIn(person, { how: 'signed-in', method: 'google' })).outcome
    : troubleOf(answer)
}
