import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sweepExpired } from '#shop/identity/sessions/end-sessions.ts'
import { sessions, users } from '#shop/identity/tables.ts'
import { rahima, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { openShopWithClock } from '../../../../tests/examples/second-factor-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const soon = 5000

async function tokenOf({ browser, email }: Person): Promise<string> {
  const { status, content } = await browser.post('/jwt', { email })
  if (status !== 200) throw new Error(`Expected a token, not ${status}`)
  return String(content['token'])
}

/** What the cookie alone, and the token alone, are answered. */
async function answersTo({ browser }: Person, token: string) {
  const bearer = { authorization: `Bearer ${token}`, cookie: '' }
  const answers = [await browser.get('/auth/sessions'), await browser.get('/auth/sessions', bearer)]
  return answers.map(({ status, content }) => [status, content['code']])
}

const admitted = [
  [200, undefined],
  [200, undefined],
]
const ended = [
  [401, 'sign-in-required'],
  [401, 'token-invalid'],
]

describe('a session of staff', () => {
  test('ends twelve hours after signing in, however often it is used', async () => {
    const { shop, clock } = await openShopWithClock()
    const person = await personWith(shop, 'moderator')
    for (let halfHours = 0; halfHours < 23; halfHours++) {
      clock.pass(30 * minute)
      expect((await person.browser.get('/auth/sessions')).status).toBe(200)
    }
    const token = await tokenOf(person)
    expect(await answersTo(person, token)).toEqual(admitted)
    clock.pass(30 * minute + soon)
    expect(await answersTo(person, token)).toEqual(ended)
    expect((await person.browser.post('/jwt', { email: person.email })).status).toBe(401)
    expect((await person.browser.get('/auth/session')).content).toEqual({ user: null })
  })

  test('ends after an hour without a request, and an open tab that only fetches tokens makes none', async () => {
    const { shop, clock } = await openShopWithClock()
    const person = await personWith(shop, 'admin')
    clock.pass(55 * minute)
    const token = await tokenOf(person)
    clock.pass(5 * minute + soon)
    expect(await answersTo(person, token)).toEqual(ended)

    const again = new TestBrowser(shop)
    const credentials = { email: person.email, password: rahima.password }
    expect((await again.post('/auth/sign-in', credentials)).status).toBe(200)
    const anew = { ...person, browser: again }
    expect(await answersTo(anew, await tokenOf(anew))).toEqual(admitted)
    expect((await again.get('/auth/sessions')).content).toHaveLength(1)
  })

  test('is kept by being used, which costs a write a minute at most', async () => {
    const { shop, clock } = await openShopWithClock()
    const person = await personWith(shop, 'owner')
    const usedAt = async () => {
      const [session] = await shop.database.select().from(sessions)
      return session?.updatedAt.getTime()
    }
    const before = await usedAt()
    clock.pass(50_000)
    await person.browser.get('/auth/sessions')
    expect(await usedAt()).toBe(before)
    clock.pass(10_000)
    await person.browser.get('/auth/sessions')
    expect(await usedAt()).toBeGreaterThan(before ?? 0)
    clock.pass(59 * minute)
    expect(await answersTo(person, await tokenOf(person))).toEqual(admitted)
  })

  test('is short from the moment that its owner becomes staff', async () => {
    const { shop, clock } = await openShopWithClock()
    const owner = await personWith(shop, 'owner')
    const mina = await personWith(shop, 'customer', 'mina')
    const token = await tokenOf(mina)
    clock.pass(59 * minute)
    // Roles need a sign-in of a moment ago.
    await owner.browser.post('/auth/sign-in', { email: owner.email, password: rahima.password })
    expect(await answersTo(mina, token)).toEqual(admitted)
    await owner.browser.send('PUT', `/users/${mina.id}/role`, { role: 'moderator' })
    expect(await answersTo(mina, token)).toEqual(admitted)
    clock.pass(2 * day)
    expect((await mina.browser.get('/auth/session')).content).toEqual({ user: null })
  })
})

test('a session of a customer lies unused for weeks, and ends 90 days after signing in, however often it is renewed', async () => {
  const { shop, clock } = await openShopWithClock()
  const person = await personWith(shop, 'customer')
  const renewed = async () => {
    const expiresAt = new Date(clock.now().getTime() + 30 * day)
    await shop.database.update(sessions).set({ expiresAt })
  }
  for (let months = 0; months < 3; months++) {
    await renewed()
    clock.pass(30 * day - hour)
    expect(await answersTo(person, await tokenOf(person))).toEqual(admitted)
  }
  await renewed()
  const [shown] = (await person.browser.get('/auth/sessions')).content as unknown as {
    startedAt: string
    expiresAt: string
  }[]
  expect(Date.parse(shown?.expiresAt ?? '') - Date.parse(shown?.startedAt ?? '')).toBe(90 * day)
  clock.pass(2 * hour)
  const token = await tokenOf(person)
  clock.pass(hour + soon)
  expect(await answersTo(person, token)).toEqual(ended)
})

test('sessions whose life is over are swept away; one of a blocked account stays to say why', async () => {
  const { shop, clock } = await openShopWithClock()
  await personWith(shop, 'admin')
  const blocked = await personWith(shop, 'moderator')
  await shop.database.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, blocked.id))
  const customer = await personWith(shop, 'customer')
  clock.pass(61 * minute)
  await sweepExpired(shop)
  const left = async () =>
    (await shop.database.select().from(sessions)).map(({ userId }) => userId).toSorted()
  expect(await left()).toEqual([blocked.id, customer.id].toSorted())
  await shop.database
    .update(sessions)
    .set({ expiresAt: new Date(clock.now().getTime() + 91 * day) })
  clock.pass(90 * day)
  await sweepExpired(shop)
  expect(await left()).toEqual([])
})
