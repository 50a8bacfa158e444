import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { readCookie } from '#platform/web/headers/read-cookie.ts'
import { accounts, secondFactors, users } from '../tables.ts'

/**
 * A browser that signed in before carries proof of it, for that e-mail address only. Strangers who guess passwords use up the
 * tries of everybody else, never those of the owner's own browser: so nobody can be locked out of an account by others. It ends
 * with what it proves: a new password, or another second factor.
 */
const names = { password: 'haat.known', 'second-factor': 'haat.proved' } as const
const lifetimeSeconds = 400 * 24 * 60 * 60

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
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${isSecure ? '; Secure' : ''}`
  return `${names[by]}=${id}.${await sign(shop, id, { email, by })}; ${flags}`
}

/** The id of the browser, where it proves that it knew this account. */
export async function knownBrowser(
  shop: Shop,
  cookies: string | null,
  { email, by = 'password' }: { email: string; by?: Proof },
): Promise<string | undefined> {
  const found = readCookie(cookies, names[by]) ?? ''
  const [, id = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(found) ?? []
  if (!id) return undefined
  const expected = Buffer.from(await sign(shop, id, { email, by }))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const subjects = { password: 'known-browser', 'second-factor': 'proved-browser' } as const

async function sign(
  shop: Shop,
  id: string,
  { email, by }: { email: string; by: Proof },
): Promise<string> {
  const proved = await findProved[by](shop, email)
  return createHmac('sha256', await shop.identity.secret())
    .update(`${subjects[by]} ${id} ${email} ${proved ?? ''}`)
    .digest('base64url')
}

/** What was right there, as the database keeps it: another one has another hash, or key. */
const findProved: Record<Proof, (shop: Shop, email: string) => Promise<string | null | undefined>> =
  {
    password: async ({ database }, email) => {
      const [found] = await database
        .select({ hash: accounts.password })
        .from(accounts)
        .innerJoin(users, eq(users.id, accounts.userId))
        .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')))
      return found?.hash
    },
    'second-factor': async ({ database }, email) => {
      const [found] = await database
        .select({ key: secondFactors.key })
        .from(secondFactors)
        .innerJoin(users, eq(users.id, secondFactors.userId))
        .where(eq(users.email, email))
      return found?.key
    },
  }
