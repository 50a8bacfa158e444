import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Pool } from 'pg'
import { openRateLimits } from '#platform/rate-limits.ts'
import { sweepExpired } from '#shop/identity/end-sessions.ts'
import { accounts, sessions, users, verifications } from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../tests/identity-examples.ts'
import { openTestShop, testDatabaseUrl } from '../../tests/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const sessionCookie = (browser: TestBrowser) => browser.cookies.get('haat.session_token')
const credentials = { email: rahima.email, password: rahima.password }

describe('signing up', () => {
  test('makes a customer and signs in', async () => {
    const browser = new TestBrowser(shop)
    const answer = await browser.post('/auth/sign-up', { ...rahima, email: 'Rahima@Example.com ' })
    expect(answer.status).toBe(201)
    expect(answer.content).toEqual({
      user: {
        id: expect.any(String),
        email: 'rahima@example.com',
        emailVerified: false,
        displayName: 'Rahima Khatun',
        photoURL: null,
        role: 'customer',
      },
    })
    expect((await browser.get('/auth/session')).content).toEqual(answer.content)
  })

  test('keeps the password only as a hash that takes memory', async () => {
    await signedUp(shop)
    const [account] = await shop.database.select().from(accounts)
    expect(account?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })

  test('gives the session as a cookie that scripts and other sites cannot use', async () => {
    const answer = await new TestBrowser(shop).post('/auth/sign-up', rahima)
    const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('haat.session_token'))
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(answer.text).not.toContain(
      sessionCookie(await signedUp(shop, { email: 'b@example.com' })),
    )
    expect(JSON.stringify(answer.content)).not.toContain('token')
  })

  test('makes cookies that travel only through TLS where the shop has it', async () => {
    const environment = { ...shop.environment, shopUrl: 'https://shop.example' }
    const safe = await openTestShop({ environment })
    const answer = await new TestBrowser(safe).post('/auth/sign-up', rahima)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
    expect(cookies[0]).toMatch(/^__Secure-haat/)
  })

  test('ends the session of whoever was signed in here: a browser has one', async () => {
    const browser = await signedUp(shop)
    const before = new TestBrowser(shop)
    for (const [name, value] of browser.cookies) before.cookies.set(name, value)
    await browser.post('/auth/sign-up', { ...rahima, email: 'second@example.com' })
    expect((await before.get('/auth/session')).content).toEqual({ user: null })
    expect(await shop.database.$count(sessions)).toBe(1)
  })

  test('works although the mail cannot be kept, which is logged once', async () => {
    const logged: unknown[] = []
    const log = Object.assign(Object.create(shop.log) as typeof shop.log, {
      error: (entry: unknown) => logged.push(entry),
    })
    const send = () => Promise.reject(new Error('no mails today'))
    const browser = await signedUp({ ...shop, log, mail: { send } })
    expect((await browser.get('/auth/session')).content).toMatchObject({
      user: { email: rahima.email },
    })
    expect(logged).toEqual([{ err: expect.objectContaining({ message: 'no mails today' }) }])
  })

  test('says that an address is taken, in whatever letters it is typed (email-already-in-use)', async () => {
    await signedUp(shop)
    const again = await new TestBrowser(shop).post('/auth/sign-up', {
      ...rahima,
      email: 'RAHIMA@example.com',
    })
    expect(again.status).toBe(409)
    expect(again.content).toMatchObject({
      code: 'email-already-in-use',
      title: 'This email is already in use. Try signing in.',
    })
  })

  test('lets one of two in who take the same address at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => new TestBrowser(shop).post('/auth/sign-up', rahima)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  test('nobody makes themselves owner, and nobody proves an address by saying so', async () => {
    const answer = await new TestBrowser(shop).post('/auth/sign-up', {
      ...rahima,
      role: 'owner',
      emailVerified: true,
    })
    expect(answer.content).toMatchObject({ user: { role: 'customer', emailVerified: false } })
  })

  test('marks the fields that do not fit', async () => {
    const answer = await new TestBrowser(shop).post('/auth/sign-up', { email: 'rahima' })
    expect(answer.status).toBe(400)
    expect(answer.content['fields']).toEqual({
      name: 'Enter your name',
      email: 'Enter an e-mail address like name@example.com',
      password: 'Enter your password',
    })
  })
})

describe('signing in', () => {
  test('works with the right password, in a session of its own', async () => {
    const first = await signedUp(shop)
    const second = new TestBrowser(shop)
    const answer = await second.post('/auth/sign-in', credentials)
    expect(answer.status).toBe(200)
    expect(answer.content).toMatchObject({ user: { email: rahima.email } })
    expect(sessionCookie(second)).not.toBe(sessionCookie(first))
  })

  test('answers a wrong password and an unknown address with the same words (wrong-password, user-not-found)', async () => {
    await signedUp(shop)
    const browser = new TestBrowser(shop)
    const wrong = await browser.post('/auth/sign-in', { ...credentials, password: 'neem-pata' })
    const unknown = await browser.post('/auth/sign-in', {
      ...credentials,
      email: 'nobody@example.com',
    })
    expect(wrong.status).toBe(401)
    expect(wrong.content).toMatchObject({
      code: 'invalid-credential',
      title: 'Email or password is incorrect.',
    })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
  })

  test('hashes for an unknown address too, so that the time tells nothing', async () => {
    await signedUp(shop)
    const context = await (await shop.identity.auth()).$context
    const spy = vi.spyOn(context.password, 'hash')
    await new TestBrowser(shop).post('/auth/sign-in', {
      ...credentials,
      email: 'nobody@example.com',
    })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  test('never takes a session that somebody else prepared (fixation)', async () => {
    const attacker = await signedUp(shop, { email: 'attacker@example.com' })
    await signedUp(shop)
    const victim = new TestBrowser(shop)
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
    await victim.post('/auth/sign-in', credentials)
    expect(sessionCookie(victim)).not.toBe(sessionCookie(attacker))
    // What was prepared is nobody's any more: a browser has one session.
    expect((await attacker.get('/auth/session')).content).toEqual({ user: null })
    expect((await victim.get('/auth/session')).content).toMatchObject({
      user: { email: rahima.email },
    })
  })

  test('a cookie that the shop did not sign is nobody', async () => {
    const browser = await signedUp(shop)
    const [token = ''] = decodeURIComponent(sessionCookie(browser) ?? '').split('.')
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`, '.']) {
      browser.cookies.set('haat.session_token', forged)
      expect((await browser.get('/auth/session')).content).toEqual({ user: null })
    }
  })

  test('ends when the session has ended, or the person signed out', async () => {
    const browser = await signedUp(shop)
    const kept = sessionCookie(browser) ?? ''
    expect((await browser.post('/auth/sign-out')).status).toBe(200)
    expect(browser.cookies.has('haat.session_token')).toBe(false)
    browser.cookies.set('haat.session_token', kept)
    expect((await browser.get('/auth/session')).content).toEqual({ user: null })

    const other = await signedUp(shop, { email: 'other@example.com' })
    await shop.database.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await other.get('/auth/session')).content).toEqual({ user: null })
  })

  test('tells a blocked person so, but only with the right password (D8, user-disabled)', async () => {
    const browser = await signedUp(shop)
    await shop.database.update(users).set({ blockedAt: new Date() })
    const refused = await browser.post('/auth/sign-in', credentials)
    expect(refused.status).toBe(403)
    expect(refused.content).toMatchObject({
      code: 'user-disabled',
      title: 'Your account is blocked',
    })
    expect(refused.headers.getSetCookie()).toEqual([])
    const guessed = await browser.post('/auth/sign-in', { ...credentials, password: 'neem-pata' })
    expect(guessed.content).toMatchObject({ code: 'invalid-credential' })
    expect((await browser.get('/auth/session')).status).toBe(403)
  })
})

describe('a page of another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: '' },
  ]
  test.each(foreign)(
    'cannot sign anybody in, up or out (%j, unauthorized-domain)',
    async (headers) => {
      const browser = await signedUp(shop)
      for (const path of ['/auth/sign-in', '/auth/sign-up', '/auth/sign-out']) {
        const refused = await browser.post(path, credentials, headers)
        expect(refused.status).toBe(403)
        expect(refused.content).toMatchObject({
          code: 'unauthorized-domain',
          title: 'Sign-in is not allowed from this address.',
        })
      }
      expect((await browser.get('/auth/session')).content).toMatchObject({
        user: { email: rahima.email },
      })
    },
  )

  test.each(foreign.slice(0, 3))(
    'cannot sign a visitor into an account of its own (%j)',
    async (headers) => {
      await signedUp(shop)
      const visitor = new TestBrowser(shop)
      const refused = await visitor.post('/auth/sign-in', credentials, headers)
      expect([refused.status, visitor.cookies.size]).toEqual([403, 0])
    },
  )

  test('cannot use the session for what writes', async () => {
    const browser = await signedUp(shop)
    const refused = await browser.send('DELETE', '/auth/sessions', undefined, {
      origin: 'https://evil.example',
    })
    expect([refused.status, refused.content['code']]).toEqual([403, 'unauthorized-domain'])
  })
})

test('what has ended is swept away', async () => {
  await signedUp(shop)
  await sweepExpired(shop)
  expect(await shop.database.select().from(sessions)).toHaveLength(1)
  const later = { ...shop, now: () => new Date(Date.now() + 31 * 24 * 60 * 60_000) }
  await sweepExpired(later)
  expect(await shop.database.select().from(sessions)).toEqual([])
  expect(await shop.database.select().from(verifications)).toEqual([])
})

describe('the list of sessions', () => {
  test('shows each browser, and which one is this', async () => {
    const phone = await signedUp(shop)
    const laptop = new TestBrowser(shop, '198.51.100.4')
    await laptop.post('/auth/sign-in', credentials)
    const { content } = await phone.get('/auth/sessions')
    expect(content).toEqual([
      expect.objectContaining({
        isCurrent: false,
        address: '198.51.100.4',
        userAgent: 'Test browser',
      }),
      expect.objectContaining({ isCurrent: true, address: '203.0.113.7' }),
    ])
    expect(JSON.stringify(content)).not.toContain('token')
  })

  test('ends one of them, or all others, and never somebody else’s', async () => {
    const phone = await signedUp(shop)
    const laptop = new TestBrowser(shop)
    await laptop.post('/auth/sign-in', credentials)
    const stranger = await signedUp(shop, { email: 'stranger@example.com' })
    const [theirs] = (await laptop.get('/auth/sessions')).content as unknown as { id: string }[]

    const refused = await stranger.send('DELETE', `/auth/sessions/${theirs?.id}`)
    expect(refused.status).toBe(404)
    expect((await phone.send('DELETE', `/auth/sessions/${theirs?.id}`)).status).toBe(200)
    expect((await laptop.get('/auth/session')).content).toEqual({ user: null })

    await laptop.post('/auth/sign-in', credentials)
    expect((await phone.send('DELETE', '/auth/sessions')).content).toEqual({ ended: 1 })
    expect((await laptop.get('/auth/session')).content).toEqual({ user: null })
    for (const browser of [phone, stranger])
      expect((await browser.get('/auth/session')).content['user']).not.toBeNull()
  })

  test('turns strangers away', async () => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await new TestBrowser(shop).send(method, '/auth/sessions')
      expect([answer.status, answer.content['code']]).toEqual([401, 'sign-in-required'])
    }
  })
})

describe('guessing passwords', () => {
  const open = async () => {
    const pool = new Pool({ connectionString: await testDatabaseUrl(), max: 2 })
    const strict = await openTestShop({ rateLimits: openRateLimits(pool, 0.3) })
    return { strict, [Symbol.asyncDispose]: () => pool.end() }
  }

  test('is stopped after a few tries, in words, with the time to wait (too-many-requests)', async () => {
    await using opened = await open()
    const guess = { ...credentials, password: 'guess' }
    const thief = new TestBrowser(opened.strict)
    const statuses = []
    for (let tries = 0; tries < 4; tries++)
      statuses.push((await thief.post('/auth/sign-in', guess)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    const refused = await thief.post('/auth/sign-in', guess)
    expect(refused.content).toMatchObject({
      code: 'too-many-requests',
      title: 'Too many attempts. Please wait a little and try again.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('by many strangers never locks the owner’s own browser out', async () => {
    await using opened = await open()
    const owner = await signedUp(opened.strict)
    const guess = { ...credentials, password: 'guess' }
    for (let stranger = 0; stranger < 30; stranger++)
      await new TestBrowser(opened.strict, `198.51.100.${stranger}`).post('/auth/sign-in', guess)
    const last = await new TestBrowser(opened.strict, '192.0.2.1').post('/auth/sign-in', guess)
    expect(last.status).toBe(429)
    await owner.post('/auth/sign-out')
    expect((await owner.post('/auth/sign-in', credentials)).status).toBe(200)
  })

  test('by many strangers ends for the owner with a new password, in whatever browser', async () => {
    await using opened = await open()
    await signedUp(opened.strict)
    const guess = { ...credentials, password: 'guess' }
    for (let stranger = 0; stranger < 30; stranger++)
      await new TestBrowser(opened.strict, `198.51.100.${stranger}`).post('/auth/sign-in', guess)
    const owner = new TestBrowser(opened.strict, '192.0.2.1')
    expect((await owner.post('/auth/sign-in', credentials)).status).toBe(429)
    await new TestBrowser(shop).post('/auth/ask-reset', { email: rahima.email })
    const sent = await shop.database.select().from(mails)
    const { text } = sent.find(({ template }) => template === 'reset-password') ?? { text: '' }
    const code = /#code=([\w-]+)/.exec(text)?.[1]
    const password = 'kolmi-shak'
    const reset = await owner.post('/auth/reset-password', { code, password })
    expect(reset.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^haat\.known=[^;]+; Path=\/; HttpOnly; SameSite=Lax/),
    ])
    expect((await owner.post('/auth/sign-in', { ...credentials, password })).status).toBe(200)
  })
})

test('a password that the policy does not allow is refused with the rules it does not meet (spec 5)', async () => {
  const refused = await new TestBrowser(shop).post('/auth/sign-up', { ...rahima, password: 'neem' })
  expect(refused.status).toBe(400)
  expect(refused.content).toMatchObject({
    code: 'password-does-not-meet-requirements',
    title: 'Your password needs: at least 6 characters.',
    rules: ['min-length'],
  })
})
