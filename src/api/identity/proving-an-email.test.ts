import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import {
  awaitCode,
  rahima,
  signedUp,
  signInStatus,
  TestBrowser,
} from '../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
let guest: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  guest = new TestBrowser(shop)
})

const email = rahima.email

/** Whether somebody waits in this database until somebody else is done. */
async function somebodyWaits(): Promise<boolean> {
  const { rows } = await shop.database.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

describe('an address', () => {
  test('is proved with the mail of signing up, once', async () => {
    const browser = await signedUp(shop)
    const code = await awaitCode(shop, email, 'verify-email')
    expect((await browser.post('/auth/verify-email', { code })).content).toEqual({ email })
    expect((await browser.get('/auth/session')).content).toMatchObject({
      user: { emailVerified: true },
    })
    expect((await browser.post('/auth/verify-email', { code })).content['code']).toBe(
      'invalid-action-code',
    )
  })

  test('that a stranger registered is not proved by its owner, who presses the button of the mail', async () => {
    const stranger = await signedUp(shop)
    const code = await awaitCode(shop, email, 'verify-email')
    const signedInElsewhere = await signedUp(shop, { email: 'other@example.com' })
    for (const owner of [guest, signedInElsewhere]) {
      const refused = await owner.post('/auth/verify-email', { code })
      expect([refused.status, refused.content['code']]).toEqual([401, 'sign-in-required'])
    }
    expect((await stranger.get('/auth/session')).content).toMatchObject({
      user: { emailVerified: false },
    })
    // What was refused has not used the code up.
    expect((await stranger.post('/auth/verify-email', { code })).status).toBe(200)
  })

  test('is not taken over by somebody else’s account, whose new one it shall be', async () => {
    const stranger = await signedUp(shop, { email: 'stranger@example.com' })
    await stranger.post('/auth/change-email', { email })
    const code = await awaitCode(shop, email, 'change-email')
    expect((await guest.post('/auth/verify-email', { code })).status).toBe(401)
    expect((await stranger.get('/auth/session')).content).toMatchObject({
      user: { email: 'stranger@example.com' },
    })
  })

  test('is asked for again, and the mail before it works no more', async () => {
    const browser = await signedUp(shop)
    const first = await awaitCode(shop, email, 'verify-email')
    expect((await browser.post('/auth/ask-verification', { language: 'bn' })).status).toBe(202)
    const second = await awaitCode(shop, email, 'verify-email')
    expect(second).not.toBe(first)
    expect((await browser.post('/auth/verify-email', { code: first })).status).toBe(400)
    expect((await browser.post('/auth/verify-email', { code: second })).status).toBe(200)
    expect((await guest.post('/auth/ask-verification', {})).status).toBe(401)
  })

  test('changes when the new one has agreed, not before', async () => {
    const browser = await signedUp(shop)
    await guest.post('/auth/ask-reset', { email })
    const resetting = await awaitCode(shop, email, 'reset-password')
    const change = { email: 'New@Example.com', currentPassword: rahima.password }
    expect((await browser.post('/auth/change-email', change)).status).toBe(202)
    expect(await signInStatus(shop, rahima.password, 'new@example.com')).toBe(401)
    const code = await awaitCode(shop, 'new@example.com', 'change-email')
    expect((await browser.post('/auth/verify-email', { code })).content).toEqual({
      email: 'new@example.com',
    })
    expect(await signInStatus(shop, rahima.password, 'new@example.com')).toBe(200)
    expect(await signInStatus(shop, rahima.password)).toBe(401)
    const late = { code: resetting, password: 'kolmi-shak' }
    // A link in the mailbox that was left behind opens nothing.
    expect((await guest.post('/auth/reset-password', late)).content['code']).toBe(
      'invalid-action-code',
    )
  })

  test('needs the password, or a sign-in of a moment ago (requires-recent-login)', async () => {
    const browser = await signedUp(shop)
    const change = { email: 'new@example.com' }
    const wrong = await browser.post('/auth/change-email', { ...change, currentPassword: 'x' })
    expect([wrong.status, wrong.content['code']]).toEqual([400, 'wrong-password'])
    expect((await browser.post('/auth/change-email', change)).status).toBe(202)
    await shop.database.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    const old = await browser.post('/auth/change-email', change)
    expect(old.status).toBe(409)
    expect(old.content).toMatchObject({
      code: 'requires-recent-login',
      title: 'Please sign in again to do this.',
    })
  })

  test('that somebody else has is not taken over, also not meanwhile', async () => {
    const browser = await signedUp(shop)
    await signedUp(shop, { email: 'taken@example.com' })
    const taken = await browser.post('/auth/change-email', { email: 'taken@example.com' })
    expect(taken.content['code']).toBe('email-already-in-use')
    await browser.post('/auth/change-email', { email: 'later@example.com' })
    const code = await awaitCode(shop, 'later@example.com', 'change-email')
    await signedUp(shop, { email: 'later@example.com' })
    const late = await browser.post('/auth/verify-email', { code })
    expect([late.status, late.content['code']]).toEqual([409, 'email-already-in-use'])
  })

  test('that somebody else takes at the very moment is refused, and the link can be tried again', async () => {
    const browser = await signedUp(shop)
    await signedUp(shop, { email: 'other@example.com' })
    await browser.post('/auth/change-email', { email: 'new@example.com' })
    const code = await awaitCode(shop, 'new@example.com', 'change-email')
    const other = eq(users.email, 'other@example.com')
    const { answer } = await shop.database.transaction(async (database) => {
      await database.update(users).set({ email: 'new@example.com' }).where(other)
      const pressed = browser.post('/auth/verify-email', { code })
      await expect.poll(() => somebodyWaits()).toBe(true)
      return { answer: pressed }
    })
    expect([(await answer).status, (await answer).content['code']]).toEqual([
      409,
      'email-already-in-use',
    ])
    const away = eq(users.email, 'new@example.com')
    await shop.database.update(users).set({ email: 'other@example.com' }).where(away)
    expect((await browser.post('/auth/verify-email', { code })).status).toBe(200)
  })

  test('that somebody else has gets no mail, and none of its mails are used up', async () => {
    const browser = await signedUp(shop)
    await signedUp(shop, { email: 'taken@example.com' })
    const { rateLimits } = shop
    const taken: string[] = []
    const take: typeof rateLimits.take = (limit, key) => {
      taken.push(limit)
      return rateLimits.take(limit, key)
    }
    const counting = new TestBrowser({ ...shop, rateLimits: { take } })
    for (const [name, value] of browser.cookies) counting.cookies.set(name, value)
    const answer = await counting.post('/auth/change-email', { email: 'taken@example.com' })
    expect(answer.content['code']).toBe('email-already-in-use')
    expect(taken).not.toContain('identity-mail')
  })
})
