import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { sessions, users, verifications } from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../tests/identity-examples.ts'
import { openTestShop } from '../../tests/test-shop.ts'

let shop: Shop
let guest: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  guest = new TestBrowser(shop)
})

const email = rahima.email
const newPassword = 'kolmi-shak'

const mailsTo = (to: string) =>
  shop.database.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id))

/** The code in the latest mail of this kind. */
async function codeTo(to: string, template: string): Promise<string> {
  const mail = (await mailsTo(to)).find((one) => one.template === template)
  return /#code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function resetCode(): Promise<string> {
  await guest.post('/auth/ask-reset', { email, language: 'bn' })
  return codeTo(email, 'reset-password')
}

const reset = (code: string, password = newPassword) =>
  guest.post('/auth/reset-password', { code, password })

const enters = async (password: string, as = email) =>
  (await new TestBrowser(shop).post('/auth/sign-in', { email: as, password })).status

/** Whether somebody waits in this database until somebody else is done. */
async function somebodyWaits(): Promise<boolean> {
  const { rows } = await shop.database.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

describe('a forgotten password', () => {
  test('is replaced with the link of a mail, in the language of the page; everybody else is signed out', async () => {
    const browser = await signedUp(shop)
    const { content } = await browser.post('/jwt', { email })
    const code = await resetCode()
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ template: 'reset-password', language: 'bn' })
    expect(mail?.text).toContain(`${shop.environment.shopUrl}/bn/reset-password#code=${code}`)

    expect((await reset(code)).status).toBe(200)
    expect([await enters(rahima.password), await enters(newPassword)]).toEqual([401, 200])
    expect((await browser.get('/auth/session')).content).toEqual({ user: null })
    const bearer = { authorization: `Bearer ${String(content['token'])}` }
    expect((await guest.get('/auth/sessions', bearer)).content['code']).toBe('token-invalid')
    expect(await shop.database.select().from(audit)).toMatchObject([
      { action: 'password-reset', origin: '203.0.113.7' },
    ])
  })

  test('the mail proves the address', async () => {
    await signedUp(shop)
    await reset(await resetCode())
    const [user] = await shop.database.select().from(users)
    expect(user?.emailVerified).toBe(true)
  })

  test('a code works once, even for two who send it at the same moment (replay)', async () => {
    await signedUp(shop)
    const code = await resetCode()
    const answers = await Promise.all([reset(code), reset(code), reset(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const late = await reset(code)
    expect(late.content).toMatchObject({
      code: 'invalid-action-code',
      title: 'This link has expired or was already used. Please ask for a new one.',
    })
  })

  test('a code ends after an hour, and when a newer one is sent', async () => {
    await signedUp(shop)
    const code = await resetCode()
    const later = await openTestShop({ now: () => new Date(Date.now() + 61 * 60_000) })
    const answer = await new TestBrowser(later).post('/auth/reset-password', {
      code,
      password: newPassword,
    })
    expect(answer.content['code']).toBe('invalid-action-code')
    const newer = await resetCode()
    expect((await reset(code)).content['code']).toBe('invalid-action-code')
    expect((await reset(newer)).status).toBe(200)
  })

  test('a weak password does not use the code up', async () => {
    await signedUp(shop)
    const code = await resetCode()
    expect((await reset(code, 'neem')).content).toMatchObject({
      code: 'password-does-not-meet-requirements',
      rules: ['min-length'],
    })
    expect((await reset(code)).status).toBe(200)
  })

  test('made-up and changed codes open nothing', async () => {
    await signedUp(shop)
    const code = await resetCode()
    const other = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
    for (const forged of [
      'x',
      other,
      `${code}x`,
      code.slice(0, -4),
      `${code.slice(0, -4)}AAAA`,
      '%',
    ])
      expect((await reset(forged)).content['code']).toBe('invalid-action-code')
  })

  test('codes are kept only as hashes', async () => {
    await signedUp(shop)
    const code = await resetCode()
    const rows = JSON.stringify(await shop.database.select().from(verifications))
    expect(rows).not.toContain(code)
  })

  test('the answer is the same for an address that nobody has, and takes as long (enumeration)', async () => {
    await signedUp(shop)
    const ask = async (of: string) => {
      const began = performance.now()
      const { status, text } = await guest.post('/auth/ask-reset', { email: of })
      return { status, text, ms: performance.now() - began }
    }
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect(known.status).toBe(202)
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(249)
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })

  test('a blocked account gets no mail, and its older links open nothing', async () => {
    await signedUp(shop)
    const code = await resetCode()
    await shop.database.update(users).set({ blockedAt: new Date() })
    expect((await reset(code)).content['code']).toBe('invalid-action-code')
    expect(await resetCode()).toBe(code)
  })

  test('is not for pages of other sites', async () => {
    const answer = await guest.post(
      '/auth/ask-reset',
      { email },
      { origin: 'https://evil.example' },
    )
    expect(answer.content['code']).toBe('unauthorized-domain')
  })
})

describe('an address', () => {
  test('is proved with the mail of signing up, once', async () => {
    const browser = await signedUp(shop)
    const code = await codeTo(email, 'verify-email')
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
    const code = await codeTo(email, 'verify-email')
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
    const code = await codeTo(email, 'change-email')
    expect((await guest.post('/auth/verify-email', { code })).status).toBe(401)
    expect((await stranger.get('/auth/session')).content).toMatchObject({
      user: { email: 'stranger@example.com' },
    })
  })

  test('is asked for again, and the mail before it works no more', async () => {
    const browser = await signedUp(shop)
    const first = await codeTo(email, 'verify-email')
    expect((await browser.post('/auth/ask-verification', { language: 'bn' })).status).toBe(202)
    const second = await codeTo(email, 'verify-email')
    expect(second).not.toBe(first)
    expect((await browser.post('/auth/verify-email', { code: first })).status).toBe(400)
    expect((await browser.post('/auth/verify-email', { code: second })).status).toBe(200)
    expect((await guest.post('/auth/ask-verification', {})).status).toBe(401)
  })

  test('changes when the new one has agreed, not before', async () => {
    const browser = await signedUp(shop)
    const resetting = await resetCode()
    const change = { email: 'New@Example.com', currentPassword: rahima.password }
    expect((await browser.post('/auth/change-email', change)).status).toBe(202)
    expect(await enters(rahima.password, 'new@example.com')).toBe(401)
    const code = await codeTo('new@example.com', 'change-email')
    expect((await browser.post('/auth/verify-email', { code })).content).toEqual({
      email: 'new@example.com',
    })
    expect(await enters(rahima.password, 'new@example.com')).toBe(200)
    expect(await enters(rahima.password)).toBe(401)
    // A link in the mailbox that was left behind opens nothing.
    expect((await reset(resetting)).content['code']).toBe('invalid-action-code')
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
    const code = await codeTo('later@example.com', 'change-email')
    await signedUp(shop, { email: 'later@example.com' })
    const late = await browser.post('/auth/verify-email', { code })
    expect([late.status, late.content['code']]).toEqual([409, 'email-already-in-use'])
  })

  test('that somebody else takes at the very moment is told so, and the link can be tried again', async () => {
    const browser = await signedUp(shop)
    await signedUp(shop, { email: 'other@example.com' })
    await browser.post('/auth/change-email', { email: 'new@example.com' })
    const code = await codeTo('new@example.com', 'change-email')
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

describe('changing the password', () => {
  const change = { currentPassword: rahima.password, password: newPassword }

  test('needs the present one, and signs out everywhere but here', async () => {
    const phone = await signedUp(shop)
    const laptop = new TestBrowser(shop)
    await laptop.post('/auth/sign-in', { email, password: rahima.password })
    const wrong = await phone.post('/auth/change-password', { ...change, currentPassword: 'x' })
    expect([wrong.status, wrong.content['code']]).toEqual([400, 'wrong-password'])

    expect((await phone.post('/auth/change-password', change)).status).toBe(200)
    expect((await laptop.get('/auth/session')).content).toEqual({ user: null })
    expect((await phone.get('/auth/session')).content['user']).not.toBeNull()
    expect([await enters(rahima.password), await enters(newPassword)]).toEqual([401, 200])
  })

  test('follows the policy, and turns strangers away', async () => {
    const browser = await signedUp(shop)
    const weak = await browser.post('/auth/change-password', { ...change, password: 'neem' })
    expect(weak.content['code']).toBe('password-does-not-meet-requirements')
    expect((await guest.post('/auth/change-password', change)).status).toBe(401)
  })
})
