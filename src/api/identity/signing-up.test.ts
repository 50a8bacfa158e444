import { beforeEach, describe, expect, test } from 'vitest'
import { accounts, sessions } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const sessionCookie = (browser: TestBrowser) => browser.cookies.get('haat.session_token')

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
        language: 'en',
        photoURL: null,
        role: 'customer',
      },
    })
    expect((await browser.get('/auth/session')).content).toMatchObject(answer.content)
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

  test('ends the session of the person who was signed in here: a browser has one', async () => {
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
    const browser = await signedUp({ ...shop, log, mail: { ...shop.mail, send } })
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

test('a password that the policy does not allow is refused with the rules it does not meet (spec 5)', async () => {
  const refused = await new TestBrowser(shop).post('/auth/sign-up', { ...rahima, password: 'neem' })
  expect(refused.status).toBe(400)
  expect(refused.content).toMatchObject({
    code: 'password-does-not-meet-requirements',
    title: 'Your password needs: at least 6 characters.',
    rules: ['min-length'],
  })
})
