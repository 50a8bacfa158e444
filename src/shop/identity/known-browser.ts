import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Shop } from '#shop/shop.ts'

/**
 * A browser that signed in before carries proof of it, for that e-mail address only. Strangers who guess passwords use up the
 * tries of everybody else, never those of the owner's own browser: so nobody can be locked out of an account by others.
 */
const names = { password: 'haat.known', 'second-factor': 'haat.proved' } as const
const keptSeconds = 400 * 24 * 60 * 60

/** What was right in this browser: who has only read somebody's mail is not known by their phone. */
type Proof = keyof typeof names

/** Also for pages: without JavaScript one signs in through a form of /login. */
export async function knownBrowserCookie(
  shop: Shop,
  email: string,
  by: Proof = 'password',
): Promise<string> {
  const id = randomBytes(12).toString('base64url')
  const isSecure = shop.environment.shopUrl.startsWith('https:')
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}${isSecure ? '; Secure' : ''}`
  const signature = sign(id, { email, by, secret: await shop.identity.secret() })
  return `${names[by]}=${id}.${signature}; ${flags}`
}

/** The id of the browser, where it proves that it knew this account. */
export function knownBrowser(
  cookies: string | null,
  email: string,
  { secret, by = 'password' }: { secret: string; by?: Proof },
): string | undefined {
  const mark = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${names[by]}=`))
  const [, id = '', signature = ''] = /=([\w-]+)\.([\w-]+)$/.exec(mark ?? '') ?? []
  if (!id) return undefined
  const expected = Buffer.from(sign(id, { email, by, secret }))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const subjects = { password: 'known-browser', 'second-factor': 'proved-browser' } as const

const sign = (id: string, { email, by, secret }: { email: string; by: Proof; secret: string }) =>
  createHmac('sha256', secret).update(`${subjects[by]} ${id} ${email}`).digest('base64url')
