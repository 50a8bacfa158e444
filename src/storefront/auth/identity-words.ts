import { m } from '#paraglide/messages.js'
import { identityErrorText } from '#shop/identity/identity-error-text.ts'
import {
  identityErrors,
  isIdentityError,
  type IdentityErrorCode,
} from '#shop/identity/identity-error.ts'

/** The problems of a whole form that asks identity; the last two have no code of their own. */
export type IdentityTrouble = IdentityErrorCode | 'away' | 'google-failed'

type Words = Record<IdentityTrouble, () => string>

const ofCodes = Object.fromEntries(
  Object.keys(identityErrors)
    .filter(isIdentityError)
    .map((code) => [code, () => identityErrorText(code)]),
) as Words

/** For each trouble its words, in the language of the page. */
export const identityWords: Words = {
  ...ofCodes,
  away: m.identity_away,
  'google-failed': m.identity_social_failed,
}

/** The same, with the problems of any form, as identity says them. */
export const authWords: Readonly<Record<string, () => string>> = {
  ...identityWords,
  'no-connection': identityWords['network-request-failed'],
  'from-elsewhere': identityWords['unauthorized-domain'],
}
