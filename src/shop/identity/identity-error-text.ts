import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import type { IdentityErrorCode } from './identity-error.ts'

type Says = (inputs?: Record<string, never>, options?: { locale?: Language }) => string

/** One sentence for each error, for server and browser. Sign-in never reveals whether an address exists. */
const sentences: Record<IdentityErrorCode, Says> = {
  'email-already-in-use': m.identity_email_already_in_use,
  'wrong-password': m.identity_invalid_credential,
  'user-not-found': m.identity_invalid_credential,
  'invalid-credential': m.identity_invalid_credential,
  'too-many-requests': m.identity_too_many_requests,
  'user-disabled': m.identity_user_disabled,
  'requires-recent-login': m.identity_requires_recent_login,
  'unauthorized-domain': m.identity_unauthorized_domain,
  'password-does-not-meet-requirements': m.identity_password_not_strong,
  'invalid-action-code': m.identity_invalid_action_code,
  'account-exists-with-different-credential': m.identity_other_credential,
  'operation-not-allowed': m.identity_operation_not_allowed,
  'second-factor-required': m.identity_second_factor_required,
  'invalid-verification-code': m.identity_invalid_code,
  'sign-in-expired': m.identity_sign_in_expired,
  'second-factor-missing': m.identity_second_factor_missing,
  'second-factor-already-on': m.identity_second_factor_already_on,
  'second-factor-not-on': m.identity_second_factor_not_on,
  'second-factor-not-begun': m.identity_second_factor_not_begun,
  'email-not-verified': m.identity_email_not_verified,
  'network-request-failed': m.identity_network_request_failed,
  'popup-blocked': m.identity_popup_blocked,
  'popup-closed-by-user': m.identity_popup_closed_by_user,
  'cancelled-popup-request': m.identity_cancelled_popup_request,
}

/** In the language of the page, or the one that is asked for. */
export function identityErrorText(code: IdentityErrorCode, locale?: Language): string {
  return sentences[code]({}, locale && { locale })
}
