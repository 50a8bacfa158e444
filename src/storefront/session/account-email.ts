import { readToken } from './use-account.ts'

/** The e-mail address that the access token names; empty where nobody is signed in, or the token names none. */
export function readAccountEmail(): string {
  try {
    // The middle part of a JSON Web Token. It is only shown and sent on, never trusted.
    const [, part = ''] = (readToken() ?? '').split('.')
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    const { email } = claims as { email?: unknown }
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}
