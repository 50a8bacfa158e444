import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#shop/identity/tables.ts'
import { shareAttackedShop, signUpAt, type AttackedShop } from './support/attacked-shop.ts'

const attackedShop = shareAttackedShop()

/** What a thief holds: the cookie of a moderator's browser, and the token made from it. */
async function stolenFrom(shop: AttackedShop) {
  const { database } = shop.inside.shop
  await database.delete(users)
  const cookie = await signUpAt(shop, 'mina')
  await database.update(users).set({ role: 'moderator', emailVerified: true })
  const ask = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(shop.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { origin: shop.origin, 'content-type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
    })
  const fetchToken = () => ask('/api/jwt', { cookie }, { email: 'mina@example.com' })
  const { token } = (await (await fetchToken()).json()) as { token: string }
  /** Statuses of page, call by cookie, call by token, and a new token; where the page leads. */
  const use = async () => {
    const page = await ask('/dashboard/profile?tab=1', { cookie })
    const answers = [
      page,
      await ask('/api/auth/sessions', { cookie }),
      await ask('/api/auth/sessions', { authorization: `Bearer ${token}` }),
      await fetchToken(),
    ]
    return [answers.map(({ status }) => status), page.headers.get('location')]
  }
  return { use, database }
}

const open = [[200, 200, 200, 200], null]
const shut = [[302, 401, 401, 401], '/login?from=%2Fdashboard%2Fprofile%3Ftab%3D1#session-ended']

test('a stolen session of staff opens nothing twelve hours after signing in, though it was renewed and used', async () => {
  const { use, database } = await stolenFrom(attackedShop())
  expect(await use()).toEqual(open)
  await database.update(sessions).set({ createdAt: sql`now() - interval '11 hours 50 minutes'` })
  expect(await use()).toEqual(open)
  await database.update(sessions).set({
    createdAt: sql`now() - interval '12 hours'`,
    expiresAt: sql`now() + interval '30 days'`,
  })
  expect(await use()).toEqual(shut)
  await database.update(users).set({ role: 'customer' })
  await database.update(sessions).set({ createdAt: sql`now() - interval '90 days'` })
  expect(await use()).toEqual(shut)
})

test('a session of staff that was left alone for an hour opens nothing', async () => {
  const { use, database } = await stolenFrom(attackedShop())
  await database.update(sessions).set({ updatedAt: sql`now() - interval '50 minutes'` })
  expect(await use()).toEqual(open)
  const [used] = await database.select().from(sessions)
  expect(Date.now() - (used?.updatedAt.getTime() ?? 0)).toBeLessThan(600_000)
  await database.update(sessions).set({ updatedAt: sql`now() - interval '1 hour'` })
  expect(await use()).toEqual(shut)
})
