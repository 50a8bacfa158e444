import type { IdentityErrorCode } from './identity-error.ts'
import { clientIpHeader } from './sessions/session-cookie.ts'
import type { Visit } from './visit.ts'

export type LibraryAnswer<Answer> =
  /** `cookies`: Set-Cookie values for the browser. */
  | { outcome: 'answered'; answer: Answer; cookies: string[] }
  | { outcome: 'refused'; code: IdentityErrorCode }

/** How the library calls what we know under another name. Anything else it refuses is a bug of ours. */
const refusals: Record<string, IdentityErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  INVALID_PASSWORD: 'wrong-password',
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  USER_DISABLED: 'user-disabled',
  SECOND_FACTOR_REQUIRED: 'second-factor-required',
}

/** Recognised by what they say, not by class: the library may be loaded twice. */
export async function callLibrary<Answer>(
  ask: () => Promise<{ response: Answer; headers: Headers }>,
): Promise<LibraryAnswer<Answer>> {
  try {
    const { response, headers } = await ask()
    return { outcome: 'answered', answer: response, cookies: headers.getSetCookie() }
  } catch (error) {
    const code = refusals[libraryCode(error) ?? '']
    if (!code) throw error
    return { outcome: 'refused', code }
  }
}

/** The library's own name for a refusal; nothing where something broke. */
export function libraryCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('body' in error)) return undefined
  const { body } = error
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}

/** What the library may know of a request: never what a client says of its own address. */
export function headersOf({ ipAddress, userAgent, cookies }: Visit): Headers {
  const headers = new Headers({ [clientIpHeader]: ipAddress })
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 500))
  if (cookies) headers.set('cookie', cookies)
  return headers
}
