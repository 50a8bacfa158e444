import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sessions, users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima } from '../../../../tests/examples/identity-examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'

let shop: Shop
let owner: Person
let karim: Person
beforeEach(async () => {
  const opened = await openShopWith({ owner: 'owner', karim: 'customer' })
  shop = opened.shop
  ;({ owner, karim } = opened.people)
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** A browser that somebody left open. */
const signedInAgo = (minutes: number) =>
  shop.database
    .update(sessions)
    .set({ createdAt: minutesAgo(minutes) })
    .where(eq(sessions.userId, owner.id))

const guarded = [
  ['a role', 'PUT', () => `/users/${karim.id}/role`, { role: 'admin' }],
  ['the second factor of somebody', 'DELETE', () => `/users/${karim.id}/second-factor`, undefined],
  ['a setting of security', 'PUT', () => '/settings/staff-second-factor', { isRequired: false }],
] as const

test.each(guarded)('%s needs a sign-in of the last ten minutes', async (_, method, path, body) => {
  await signedInAgo(11)
  const bearer = await owner.browser.post('/jwt', { email: owner.email })
  const token = { authorization: `Bearer ${String(bearer.content['token'])}` }
  for (const headers of [{}, token]) {
    const refused = await owner.browser.send(method, path(), body, headers)
    expect(refused).toMatchObject({
      // Not 403, on which browsers sign out.
      status: 409,
      content: { code: 'requires-recent-login', title: 'Please sign in again to do this.' },
    })
  }
  const [person] = await shop.database.select().from(users).where(eq(users.id, karim.id))
  expect(person?.role).toBe('customer')
  const { email } = owner
  await owner.browser.post('/auth/sign-in', { email, password: rahima.password })
  expect((await owner.browser.send(method, path(), body)).status).toBe(200)
})

test('looking, and blocking somebody at once, need none', async () => {
  await signedInAgo(60)
  expect((await owner.browser.get('/users')).status).toBe(200)
  expect((await owner.browser.get('/settings/staff-second-factor')).status).toBe(200)
  expect((await owner.browser.send('PUT', `/users/${karim.id}/block`)).status).toBe(200)
})

test('anyone who may not at all is refused for that, not asked to sign in again', async () => {
  await shop.database.update(sessions).set({ createdAt: minutesAgo(60) })
  const refused = await karim.browser.send('PUT', `/users/${owner.id}/role`, { role: 'customer' })
  expect([refused.status, refused.content['code']]).toEqual([403, 'not-permitted'])
})
