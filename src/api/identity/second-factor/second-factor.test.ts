import { Pool } from 'pg'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openRateLimits } from '#platform/rate-limits.ts'
import { audit } from '#shop/audit/tables.ts'
import { appointOwner } from '#shop/identity/ownership/appoint-owner.ts'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import {
  accounts,
  recoveryCodes as recoveryCodesTable,
  secondFactors,
  sessions,
  users,
  verifications,
} from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import {
  proveAddress,
  rahima,
  signedUp,
  TestBrowser,
} from '../../../../tests/examples/identity-examples.ts'
import {
  openShopWithClock,
  Phone,
  withSecondFactor,
  type TestClock,
} from '../../../../tests/examples/second-factor-examples.ts'
import { openTestShop, testDatabaseUrl } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let clock: TestClock
let browser: TestBrowser
beforeEach(async () => {
  const opened = await openShopWithClock()
  shop = opened.shop
  clock = opened.clock
  browser = await signedUp(shop)
  await proveAddress(browser)
})

const { email, password } = rahima
const minuteMs = 60_000

/** A browser in which the password was right. */
async function begun(of: Shop = shop, address?: string): Promise<TestBrowser> {
  const other = new TestBrowser(of, address)
  const answer = await other.post('/auth/sign-in', { email, password })
  expect([answer.status, answer.content['code']]).toEqual([401, 'second-factor-required'])
  return other
}

const enter = (by: TestBrowser, code: string) => by.post('/auth/second-factor', { code })
const who = async (by: TestBrowser) => (await by.get('/auth/session')).content['user']
const sessionsNow = () => shop.database.$count(sessions)
const audited = async () =>
  (await shop.database.select().from(audit).orderBy(audit.id)).map(({ action }) => action)
const lastMail = async () => {
  const [mail] = await shop.database.select().from(mails).orderBy(desc(mails.id)).limit(1)
  return mail
}

describe('turning it on', () => {
  const setUp = (typed: object = { password }) => browser.post('/auth/second-factor/set-up', typed)
  const turnOn = (code: string, by = browser) => by.post('/auth/second-factor/turn-on', { code })

  test('is only for anyone who has proved their address: a stranger who registered it must not shut its owner out', async () => {
    const unproved = await signedUp(shop, { email: 'unproved@example.com' })
    const refused = await unproved.post('/auth/second-factor/set-up', { password })
    expect([refused.status, refused.content['code']]).toEqual([409, 'email-not-verified'])
    const turningOn = await unproved.post('/auth/second-factor/turn-on', { code: '123456' })
    expect(turningOn.content['code']).toBe('email-not-verified')
    await proveAddress(unproved)
    expect((await unproved.post('/auth/second-factor/set-up', { password })).status).toBe(200)
  })

  test('asks for the password again, and for the first code of the phone', async () => {
    const wrong = await setUp({ password: 'guess' })
    expect([wrong.status, wrong.content['code']]).toEqual([400, 'wrong-password'])
    expect((await setUp({})).content['code']).toBe('wrong-password')
    const { content } = await setUp()
    expect(content['address']).toContain(`secret=${String(content['key'])}`)
    const phone = new Phone(String(content['key']), clock)
    const refused = await turnOn(phone.wrong())
    expect(refused.content).toMatchObject({
      code: 'invalid-verification-code',
      title: 'This code is not right, or was used already. Wait for the next one and try again.',
    })
    expect(await audited()).toEqual([])
    const on = await turnOn(phone.code())
    expect(on.status).toBe(200)
    expect(new Set(on.content['recoveryCodes'] as string[]).size).toBe(10)
    expect((await browser.get('/auth/second-factor')).content).toEqual({
      onSince: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
      hasPassword: true,
    })
    expect(await audited()).toEqual(['second-factor-on'])
    expect(await lastMail()).toMatchObject({
      to: email,
      subject: 'Haat: your second factor is on',
    })
  })

  test('signs out everywhere else, and stays signed in here', async () => {
    const laptop = new TestBrowser(shop)
    await laptop.post('/auth/sign-in', { email, password })
    await withSecondFactor(browser, clock)
    expect(await who(laptop)).toBeNull()
    expect(await who(browser)).toMatchObject({ email })
  })

  test('happens in the session that asked for the key, within a quarter of an hour', async () => {
    const { content } = await setUp()
    const phone = new Phone(String(content['key']), clock)
    const laptop = new TestBrowser(shop)
    await laptop.post('/auth/sign-in', { email, password })
    expect((await turnOn(phone.code(), laptop)).content['code']).toBe('second-factor-not-begun')
    clock.pass(16 * minuteMs)
    expect((await turnOn(phone.code())).content['code']).toBe('second-factor-not-begun')
    expect((await enter(await newcomer(), phone.code())).status).toBe(401)
  })

  const newcomer = async () => {
    const other = new TestBrowser(shop)
    expect((await other.post('/auth/sign-in', { email, password })).status).toBe(200)
    return other
  }

  test('that was only begun asks nobody for a code', async () => {
    await setUp()
    expect(await who(await newcomer())).toMatchObject({ email })
  })

  test('is not done twice over the head of the first phone', async () => {
    const { phone } = await withSecondFactor(browser, clock)
    expect((await setUp()).content['code']).toBe('second-factor-already-on')
    expect((await turnOn(phone.next())).content['code']).toBe('second-factor-already-on')
  })

  test('keeps neither the key nor the codes as they are', async () => {
    const { content } = await setUp()
    const on = await turnOn(new Phone(String(content['key']), clock).code())
    const [kept] = await shop.database.select().from(secondFactors)
    expect(kept?.key).not.toContain(String(content['key']))
    expect(kept?.key).toMatch(/^[0-9a-f]{120,}$/)
    const codes = JSON.stringify(await shop.database.select().from(recoveryCodesTable))
    for (const code of on.content['recoveryCodes'] as string[]) {
      expect(codes).not.toContain(code)
      expect(codes).not.toContain(code.replaceAll('-', ''))
    }
  })

  test('without a password needs a sign-in of a moment ago', async () => {
    await shop.database.update(accounts).set({ password: null, providerId: 'google' })
    await shop.database.update(sessions).set({ createdAt: new Date(Date.now() - 11 * minuteMs) })
    const refused = await setUp({})
    expect([refused.status, refused.content['code']]).toEqual([409, 'requires-recent-login'])
    await shop.database.update(sessions).set({ createdAt: new Date() })
    expect((await setUp({})).status).toBe(200)
  })
})

describe('signing in', () => {
  let phone: Phone
  let recoveryCodes: string[]
  beforeEach(async () => {
    const on = await withSecondFactor(browser, clock)
    phone = on.phone
    recoveryCodes = on.recoveryCodes
  })

  test('with the password alone opens nothing: no session, no token', async () => {
    const before = await sessionsNow()
    const other = new TestBrowser(shop)
    const answer = await other.post('/auth/sign-in', { email, password })
    expect(answer.content).toMatchObject({
      code: 'second-factor-required',
      title: 'Enter the code of your authenticator app to go on.',
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^haat\.second_step=[\w-]{54}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
      ),
    ])
    expect(await sessionsNow()).toBe(before)
    expect(await who(other)).toBeNull()
    expect((await other.post('/jwt', { email })).status).toBe(401)
    expect((await other.get('/auth/sessions')).status).toBe(401)
    expect((await other.get('/auth/second-factor')).status).toBe(401)
  })

  test('with a wrong password tells nothing of a second factor', async () => {
    const answer = await new TestBrowser(shop).post('/auth/sign-in', { email, password: 'guess' })
    expect(answer.content['code']).toBe('invalid-credential')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('takes the six digits of the phone, in Bangla, too', async () => {
    const other = await begun()
    const bangla = phone
      .next()
      .replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
    const answer = await enter(other, `${bangla.slice(0, 3)} ${bangla.slice(3)}`)
    expect(answer).toMatchObject({ status: 200, content: { user: { email } } })
    expect(await who(other)).toMatchObject({ email })
    expect((await other.post('/jwt', { email })).status).toBe(200)
    expect(other.cookies.has('haat.second_step')).toBe(false)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^haat\.session_token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    )
    // The library itself knows the session that we have begun.
    const auth = await shop.identity.auth()
    const headers = new Headers({ cookie: (cookie ?? '').split(';')[0] ?? '' })
    expect(await auth.api.getSession({ headers })).toMatchObject({ user: { email } })
  })

  test('says a wrong code in words, and lets one try again', async () => {
    const other = await begun()
    const refused = await enter(other, phone.wrong())
    expect([refused.status, refused.content['code']]).toEqual([400, 'invalid-verification-code'])
    expect((await enter(other, phone.next())).status).toBe(200)
  })

  test('takes no code twice, no matter who looked over the shoulder (replay)', async () => {
    const [first, second] = [await begun(), await begun()]
    const code = phone.next()
    expect((await enter(first, code)).status).toBe(200)
    expect((await enter(second, code)).content['code']).toBe('invalid-verification-code')
    // Nor the one before it, which would still be in time.
    expect((await enter(second, phone.code(-30_000))).status).toBe(400)
    expect((await enter(second, phone.next())).status).toBe(200)
  })

  test('takes no code twice at the same moment either', async () => {
    const thieves = [await begun(), await begun(), await begun()]
    const code = phone.next()
    const answers = await Promise.all(thieves.map((thief) => enter(thief, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  test('with the code that turned it on fails: it was used', async () => {
    expect((await enter(await begun(), phone.code())).status).toBe(400)
  })

  test('with a recovery code works once each, and the person hears of it', async () => {
    const [code = '', another = ''] = recoveryCodes
    const other = await begun()
    expect((await enter(other, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await lastMail()).toMatchObject({ to: email, subject: 'Haat: a recovery code was used' })
    expect((await lastMail())?.text).toContain('Codes left: 9.')
    expect((await enter(await begun(), code)).content['code']).toBe('invalid-verification-code')
    const twins = [await begun(), await begun()]
    const answers = await Promise.all(twins.map((twin) => enter(twin, another)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await audited()).toEqual([
      'second-factor-on',
      'recovery-code-used',
      'recovery-code-used',
    ])
    expect((await other.get('/auth/second-factor')).content).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('with somebody else’s recovery code fails', async () => {
    const stranger = await signedUp(shop, { email: 'karim@example.com' })
    const { recoveryCodes: theirs } = await withSecondFactor(stranger, clock)
    expect((await enter(await begun(), theirs[0] ?? '')).status).toBe(400)
  })

  test('must go on within ten minutes, in the same browser, and once', async () => {
    const slow = await begun()
    clock.pass(11 * minuteMs)
    expect((await enter(slow, phone.code())).content).toMatchObject({
      code: 'sign-in-expired',
      title: 'That took too long. Please sign in again.',
    })
    expect((await enter(new TestBrowser(shop), phone.code())).status).toBe(401)
    const other = await begun()
    const ticket = other.cookies.get('haat.second_step') ?? ''
    expect((await enter(other, phone.next())).status).toBe(200)
    other.cookies.clear()
    other.cookies.set('haat.second_step', ticket)
    expect((await enter(other, phone.next())).content['code']).toBe('sign-in-expired')
  })

  test('is not begun by anyone who makes the cookie up, or reads the database', async () => {
    const other = await begun()
    const ticket = other.cookies.get('haat.second_step') ?? ''
    const rows = JSON.stringify(await shop.database.select().from(verifications))
    expect(rows).not.toContain(ticket)
    for (const forged of ['', 'x', ticket.slice(0, -3) + 'AAA', `${ticket}A`, '%']) {
      const thief = new TestBrowser(shop)
      thief.cookies.set('haat.second_step', forged)
      expect((await enter(thief, phone.next())).content['code']).toBe('sign-in-expired')
    }
  })

  test('does not outlive a browser that shall forget it', async () => {
    const other = new TestBrowser(shop)
    await other.post('/auth/sign-in', { email, password, remember: false })
    const answer = await enter(other, phone.next())
    const [session, forget] = answer.headers.getSetCookie()
    expect(session).not.toMatch(/max-age/i)
    expect(forget).toMatch(/^haat\.dont_remember=/)
    expect(await who(other)).toMatchObject({ email })
  })

  test('where somebody was signed in ends their session', async () => {
    const karim = await signedUp(shop, { email: 'karim@example.com' })
    const kept = new TestBrowser(shop)
    for (const [name, value] of karim.cookies) kept.cookies.set(name, value)
    await karim.post('/auth/sign-in', { email, password })
    expect(await who(karim)).toMatchObject({ email: 'karim@example.com' })
    expect((await enter(karim, phone.next())).status).toBe(200)
    expect(await who(kept)).toBeNull()
  })

  test('stops for anyone who is blocked meanwhile (D8)', async () => {
    const other = await begun()
    await shop.database.update(users).set({ blockedAt: new Date() })
    expect((await enter(other, phone.next())).content['code']).toBe('user-disabled')
    expect(await who(other)).toBeNull()
  })

  test('is not for pages of other sites', async () => {
    const other = await begun()
    const answer = await other.post(
      '/auth/second-factor',
      { code: phone.next() },
      { origin: 'https://evil.example' },
    )
    expect(answer.content['code']).toBe('unauthorized-domain')
  })

  test('asks for the code also after a new password, which ends what was begun', async () => {
    const old = await begun()
    const guest = new TestBrowser(shop)
    await guest.post('/auth/ask-reset', { email })
    const code = /#code=([\w-]+)/.exec((await lastMail())?.text ?? '')?.[1]
    const reset = await guest.post('/auth/reset-password', { code, password: 'kolmi-shak' })
    expect(reset.status).toBe(200)
    expect(await who(guest)).toBeNull()
    expect((await enter(old, phone.next())).content['code']).toBe('sign-in-expired')
    const again = await guest.post('/auth/sign-in', { email, password: 'kolmi-shak' })
    expect(again.content['code']).toBe('second-factor-required')
    expect((await enter(guest, phone.next())).status).toBe(200)
  })

  test('is not passed by the link that makes the owner (D7)', async () => {
    const code = (await inviteOwner(shop))?.split('#')[1]
    // As if this very link had made the account, and something broke afterwards.
    await shop.database.update(verifications).set({ value: `owner ${email}` })
    const before = await sessionsNow()
    const claimed = await new TestBrowser(shop).post('/auth/claim-shop', { ...rahima, code })
    expect([claimed.status, claimed.content['code']]).toEqual([409, 'email-already-in-use'])
    expect(await sessionsNow()).toBe(before)
  })
})

describe('guessing', () => {
  /** Limits as in life. */
  const open = async () => {
    const pool = new Pool({ connectionString: await testDatabaseUrl() })
    const rateLimits = openRateLimits(pool, 1)
    const opened = await openShopWithClock({ rateLimits })
    return { ...opened, [Symbol.asyncDispose]: () => pool.end() }
  }

  test('is stopped after ten tries, also with the right code, and with another password step', async () => {
    await using strict = await open()
    const owner = await signedUp(strict.shop, { email: 'salma@example.com' })
    const { phone } = await withSecondFactor(owner, strict.clock)
    const typed = { email: 'salma@example.com', password }
    const thief = new TestBrowser(strict.shop)
    await thief.post('/auth/sign-in', typed)
    const statuses = []
    for (let tries = 0; tries < 9; tries++)
      statuses.push((await enter(thief, phone.wrong())).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    // The code that turned it on counted, too.
    const refused = await enter(thief, phone.next())
    expect(refused.content).toMatchObject({
      code: 'too-many-requests',
      title: 'Too many attempts. Please wait a little and try again.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await thief.post('/auth/sign-in', typed)
    expect((await enter(thief, phone.next())).status).toBe(429)
  })

  test('by many who know the password never keeps the owner’s own browser out', async () => {
    await using strict = await open()
    const owner = await signedUp(strict.shop, { email: 'salma@example.com' })
    const { phone } = await withSecondFactor(owner, strict.clock)
    const typed = { email: 'salma@example.com', password }
    const thief = new TestBrowser(strict.shop)
    await thief.post('/auth/sign-in', typed)
    const from = (address: string) => {
      const friend = new TestBrowser(strict.shop, address)
      for (const [name, value] of thief.cookies) friend.cookies.set(name, value)
      return friend
    }
    for (let friend = 0; friend < 30; friend++)
      await enter(from(`198.51.100.${friend}`), phone.wrong())
    expect((await enter(from('192.0.2.1'), phone.next())).status).toBe(429)
    await owner.post('/auth/sign-out')
    await owner.post('/auth/sign-in', typed)
    expect((await enter(owner, phone.next())).status).toBe(200)
  })

  test('gains no counter of its own by resetting the password over and over', async () => {
    const guest = new TestBrowser(shop)
    await withSecondFactor(browser, clock)
    await guest.post('/auth/ask-reset', { email })
    const code = /#code=([\w-]+)/.exec((await lastMail())?.text ?? '')?.[1]
    await guest.post('/auth/reset-password', { code, password: 'kolmi-shak' })
    expect([...guest.cookies.keys()]).toEqual(['haat.known'])
    expect([...browser.cookies.keys()]).toContain('haat.proved')
  })
})

describe('changing it', () => {
  let phone: Phone
  let recoveryCodes: string[]
  beforeEach(async () => {
    const on = await withSecondFactor(browser, clock)
    phone = on.phone
    recoveryCodes = on.recoveryCodes
  })
  const renew = (typed: object) => browser.post('/auth/second-factor/recovery-codes', typed)
  const turnOff = (typed: object) => browser.post('/auth/second-factor/turn-off', typed)

  test('new recovery codes end the old ones, and need password and code', async () => {
    expect((await renew({ password: 'guess', code: phone.next() })).content['code']).toBe(
      'wrong-password',
    )
    expect((await renew({ password, code: phone.wrong() })).content['code']).toBe(
      'invalid-verification-code',
    )
    const renewed = await renew({ password, code: phone.next() })
    const [fresh = ''] = renewed.content['recoveryCodes'] as string[]
    expect((await enter(await begun(), recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await enter(await begun(), fresh)).status).toBe(200)
    expect(await audited()).toContain('recovery-codes-renewed')
  })

  test('turning it off needs password and code, is told in a mail, and then the password is enough', async () => {
    expect((await turnOff({ password: 'guess', code: phone.next() })).status).toBe(400)
    expect((await turnOff({ password, code: phone.wrong() })).status).toBe(400)
    expect((await turnOff({ password, code: recoveryCodes[0] })).status).toBe(200)
    expect(await lastMail()).toMatchObject({
      to: email,
      subject: 'Haat: your second factor is off',
    })
    expect((await audited()).at(-1)).toBe('second-factor-off')
    const other = new TestBrowser(shop)
    expect((await other.post('/auth/sign-in', { email, password })).status).toBe(200)
    for (const table of [secondFactors, recoveryCodesTable])
      expect(await shop.database.$count(table)).toBe(0)
    expect((await turnOff({ password, code: phone.next() })).content['code']).toBe(
      'second-factor-not-on',
    )
  })

  test('mails speak the person’s language', async () => {
    await shop.database.update(users).set({ language: 'bn' })
    await enter(await begun(), recoveryCodes[0] ?? '')
    const mail = await lastMail()
    expect(mail).toMatchObject({ language: 'bn', subject: 'হাট: একটি রিকভারি কোড ব্যবহার হয়েছে' })
    expect(mail?.text).toContain('বাকি আছে: ৯টি।')
    expect(mail?.text).toContain('/bn/dashboard/security/second-factor')
  })

  test('npm run owner takes a lost one away, and the audit and the person are told', async () => {
    await shop.database.update(users).set({ emailVerified: true }).where(eq(users.email, email))
    expect(await appointOwner(shop, email)).toMatchObject({ hadSecondFactor: true })
    const other = new TestBrowser(shop)
    expect((await other.post('/auth/sign-in', { email, password })).status).toBe(200)
    const entries = await shop.database.select().from(audit).orderBy(audit.id)
    expect(entries.at(-1)).toMatchObject({
      action: 'second-factor-off',
      actorId: null,
      origin: 'shell',
    })
    expect(await lastMail()).toMatchObject({ template: 'second-factor-off' })
    expect(await appointOwner(await openTestShop(), email)).toMatchObject({
      hadSecondFactor: false,
    })
  })
})
