import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie } from '#platform/web/headers/read-cookie.ts'

export const cookiePrefix = 'haat'
export const sessionDays = 30

/** The header in which our own doors give the library the address of a client. */
export const clientIpHeader = 'x-haat-client'

/** Browsers send a cookie with this prefix only through TLS, and take it from nobody else. */
export const sessionCookieName = (shopUrl: string) =>
  `${shopUrl.startsWith('https:') ? '__Secure-' : ''}${cookiePrefix}.session_token`

/** The session token in a Cookie header, if this shop signed it. */
export function readSessionCookie(
  cookies: string | null,
  shopUrl: string,
  secret: string,
): string | undefined {
  const signed = readCookie(cookies, sessionCookieName(shopUrl))
  if (!signed) return undefined
  const [token, signature] = splitSigned(signed)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

function splitSigned(signed: string): [string, string] {
  const dot = signed.lastIndexOf('.')
  return dot < 0 ? ['', ''] : [signed.slice(0, dot), signed.slice(dot + 1)]
}
