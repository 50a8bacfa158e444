/**
 * Everything that can go wrong with identity, under the names that programs know (spec 8), and the status it is answered with.
 * Only what ends the session is 401 or 403 on an authorized call: browsers sign out on those.
 */
export const identityErrors = {
  'email-already-in-use': 409,
  'wrong-password': 400,
  'user-not-found': 401,
  'invalid-credential': 401,
  'too-many-requests': 429,
  'user-disabled': 403,
  'requires-recent-login': 409,
  'unauthorized-domain': 403,
  'password-does-not-meet-requirements': 400,
  'invalid-action-code': 400,
  'account-exists-with-different-credential': 409,
  'operation-not-allowed': 404,
  /** The password, or Google, was right; the code of the phone comes next. No session exists yet. */
  'second-factor-required': 401,
  'invalid-verification-code': 400,
  'sign-in-expired': 401,
  /** Somebody of the shop, who must set one up before they may work. Not 403, on which browsers sign out. */
  'second-factor-missing': 409,
  'second-factor-already-on': 409,
  'second-factor-not-on': 409,
  'second-factor-not-begun': 409,
  'email-not-verified': 409,
  /** These happen in the browser only. */
  'network-request-failed': 0,
  'popup-blocked': 0,
  'popup-closed-by-user': 0,
  'cancelled-popup-request': 0,
} as const

export type IdentityErrorCode = keyof typeof identityErrors

export function isIdentityError(code: string): code is IdentityErrorCode {
  return Object.hasOwn(identityErrors, code)
}
