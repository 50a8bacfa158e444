import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Shop } from '#shop/shop.ts'

/**
 * A browser that signed in before carries proof of it, for that e-mail address only. Strangers who guess passwords use up the
 * tries of everybody else, never those of the owner's own browser: so nobody can be locked out of an account by others.
 */
const name = 'haat.known'
const keptSeconds = 400 * 24 * 60 * 60

/** Also for pages: without JavaScript one signs in through a form of /login. */
export async function knownBrowserCookie(shop: Shop, email: string): Promise<string> {
  const id = randomBytes(12).toString('base64url')
  const isSecure = shop.environment.shopUrl.startsWith('https:')
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}${isSecure ? '; Secure' : ''}`
  return `${name}=${id}.${sign(id, email, await shop.identity.secret())}; ${flags}`
}

/** The id of the browser, where it proves that it knew this account. */
export function knownBrowser(
  cookies: string | null,
  email: string,
  secret: string,
): string | undefined {
  const value = cookies?.match(/(?:^|;\s*)haat\.known=([\w-]+)\.([\w-]+)/)
  if (!value) return undefined
  const [, id = '', signature = ''] = value
  const expected = Buffer.from(sign(id, email, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const sign = (id: string, email: string, secret: string) =>
  createHmac('sha256', secret).update(`known-browser ${id} ${email}`).digest('base64url')
