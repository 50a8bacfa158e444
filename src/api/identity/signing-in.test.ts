import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sessions, users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const sessionCookie = (browser: TestBrowser) => browser.cookies.get('haat.session_token')
const credentials = { email: rahima.email, password: rahima.password }

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

  test('hashes for an unknown address too, so that the time shows nothing', async () => {
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

  test('answers a blocked person that they are blocked, but only with the right password (D8, user-disabled)', async () => {
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
