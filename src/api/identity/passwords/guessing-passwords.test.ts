import { Pool } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { openRateLimits } from '#platform/rate-limits.ts'
import type { Shop } from '#shop/shop.ts'
import {
  awaitCode,
  rahima,
  signedUp,
  TestBrowser,
} from '../../../../tests/examples/identity-examples.ts'
import { openTestShop, testDatabaseUrl } from '../../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const credentials = { email: rahima.email, password: rahima.password }

describe('guessing passwords', () => {
  const open = async () => {
    const pool = new Pool({ connectionString: await testDatabaseUrl(), max: 2 })
    const strict = await openTestShop({ rateLimits: openRateLimits(pool, 0.3, openLog('silent')) })
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

  test('from one IPv6 network after another of its addresses is stopped as well', async () => {
    await using opened = await open()
    const guess = { ...credentials, password: 'guess' }
    const statuses = []
    for (const host of ['1', '2', '3', 'ffff:1'])
      statuses.push(
        (await new TestBrowser(opened.strict, `2001:db8:1:2::${host}`).post('/auth/sign-in', guess))
          .status,
      )
    expect(statuses).toEqual([401, 401, 401, 429])
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
    const code = await awaitCode(shop, rahima.email, 'reset-password')
    const password = 'kolmi-shak'
    const reset = await owner.post('/auth/reset-password', { code, password })
    expect(reset.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^haat\.known=[^;]+; Path=\/; HttpOnly; SameSite=Lax/),
    ])
    expect((await owner.post('/auth/sign-in', { ...credentials, password })).status).toBe(200)
  })
})
