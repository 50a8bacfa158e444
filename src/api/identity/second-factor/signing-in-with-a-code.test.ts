import { Pool } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { openRateLimits } from '#platform/rate-limits.ts'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import { sessions, users, verifications } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import {
  proveEmail,
  rahima,
  signedUp,
  TestBrowser,
} from '../../../../tests/examples/identity-examples.ts'
import {
  auditedActions,
  enterCode,
  lastMail,
  openShopWithClock,
  passwordEntered,
  userIn,
  type Phone,
  withSecondFactor,
  type TestClock,
} from '../../../../tests/examples/second-factor-examples.ts'
import { testDatabaseUrl } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let clock: TestClock
let browser: TestBrowser
beforeEach(async () => {
  const opened = await openShopWithClock()
  shop = opened.shop
  clock = opened.clock
  browser = await signedUp(shop)
  await proveEmail(browser)
})

const { email, password } = rahima
const minuteMs = 60_000

const sessionsNow = () => shop.database.$count(sessions)

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
    expect(await userIn(other)).toBeNull()
    expect((await other.post('/jwt', { email })).status).toBe(401)
    expect((await other.get('/auth/sessions')).status).toBe(401)
    expect((await other.get('/auth/second-factor')).status).toBe(401)
  })

  test('with a wrong password shows nothing of a second factor', async () => {
    const answer = await new TestBrowser(shop).post('/auth/sign-in', { email, password: 'guess' })
    expect(answer.content['code']).toBe('invalid-credential')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('takes the six digits of the phone, in Bangla, too', async () => {
    const other = await passwordEntered(shop)
    const bangla = phone
      .next()
      .replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
    const answer = await enterCode(other, `${bangla.slice(0, 3)} ${bangla.slice(3)}`)
    expect(answer).toMatchObject({ status: 200, content: { user: { email } } })
    expect(await userIn(other)).toMatchObject({ email })
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
    const other = await passwordEntered(shop)
    const refused = await enterCode(other, phone.wrong())
    expect([refused.status, refused.content['code']]).toEqual([400, 'invalid-verification-code'])
    expect((await enterCode(other, phone.next())).status).toBe(200)
  })

  test('takes no code twice, no matter who looked over the shoulder (replay)', async () => {
    const [first, second] = [await passwordEntered(shop), await passwordEntered(shop)]
    const code = phone.next()
    expect((await enterCode(first, code)).status).toBe(200)
    expect((await enterCode(second, code)).content['code']).toBe('invalid-verification-code')
    // Nor the one before it, which would still be in time.
    expect((await enterCode(second, phone.code(-30_000))).status).toBe(400)
    expect((await enterCode(second, phone.next())).status).toBe(200)
  })

  test('takes no code twice at the same moment either', async () => {
    const thieves = [
      await passwordEntered(shop),
      await passwordEntered(shop),
      await passwordEntered(shop),
    ]
    const code = phone.next()
    const answers = await Promise.all(thieves.map((thief) => enterCode(thief, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  test('with the code that turned it on fails: it was used', async () => {
    expect((await enterCode(await passwordEntered(shop), phone.code())).status).toBe(400)
  })

  test('with a recovery code works once each, and the person gets a mail', async () => {
    const [code = '', another = ''] = recoveryCodes
    const other = await passwordEntered(shop)
    expect((await enterCode(other, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await lastMail(shop)).toMatchObject({
      to: email,
      subject: 'Haat: a recovery code was used',
    })
    expect((await lastMail(shop))?.text).toContain('Codes left: 9.')
    expect((await enterCode(await passwordEntered(shop), code)).content['code']).toBe(
      'invalid-verification-code',
    )
    const twins = [await passwordEntered(shop), await passwordEntered(shop)]
    const answers = await Promise.all(twins.map((twin) => enterCode(twin, another)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await auditedActions(shop)).toEqual([
      'second-factor-on',
      'recovery-code-used',
      'recovery-code-used',
    ])
    expect((await other.get('/auth/second-factor')).content).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('with somebody else’s recovery code fails', async () => {
    const stranger = await signedUp(shop, { email: 'karim@example.com' })
    const { recoveryCodes: theirs } = await withSecondFactor(stranger, clock)
    expect((await enterCode(await passwordEntered(shop), theirs[0] ?? '')).status).toBe(400)
  })

  test('must go on within ten minutes, in the same browser, and once', async () => {
    const slow = await passwordEntered(shop)
    clock.pass(11 * minuteMs)
    expect((await enterCode(slow, phone.code())).content).toMatchObject({
      code: 'sign-in-expired',
      title: 'That took too long. Please sign in again.',
    })
    expect((await enterCode(new TestBrowser(shop), phone.code())).status).toBe(401)
    const other = await passwordEntered(shop)
    const ticket = other.cookies.get('haat.second_step') ?? ''
    expect((await enterCode(other, phone.next())).status).toBe(200)
    other.cookies.clear()
    other.cookies.set('haat.second_step', ticket)
    expect((await enterCode(other, phone.next())).content['code']).toBe('sign-in-expired')
  })

  test('is not begun by anyone who makes the cookie up, or reads the database', async () => {
    const other = await passwordEntered(shop)
    const ticket = other.cookies.get('haat.second_step') ?? ''
    const rows = JSON.stringify(await shop.database.select().from(verifications))
    expect(rows).not.toContain(ticket)
    for (const forged of ['', 'x', ticket.slice(0, -3) + 'AAA', `${ticket}A`, '%']) {
      const thief = new TestBrowser(shop)
      thief.cookies.set('haat.second_step', forged)
      expect((await enterCode(thief, phone.next())).content['code']).toBe('sign-in-expired')
    }
  })

  test('does not outlive a browser that shall forget it', async () => {
    const other = new TestBrowser(shop)
    await other.post('/auth/sign-in', { email, password, remember: false })
    const answer = await enterCode(other, phone.next())
    const [session, forget] = answer.headers.getSetCookie()
    expect(session).not.toMatch(/max-age/i)
    expect(forget).toMatch(/^haat\.dont_remember=/)
    expect(await userIn(other)).toMatchObject({ email })
  })

  test('where somebody was signed in ends their session', async () => {
    const karim = await signedUp(shop, { email: 'karim@example.com' })
    const kept = new TestBrowser(shop)
    for (const [name, value] of karim.cookies) kept.cookies.set(name, value)
    await karim.post('/auth/sign-in', { email, password })
    expect(await userIn(karim)).toMatchObject({ email: 'karim@example.com' })
    expect((await enterCode(karim, phone.next())).status).toBe(200)
    expect(await userIn(kept)).toBeNull()
  })

  test('stops for anyone who is blocked meanwhile (D8)', async () => {
    const other = await passwordEntered(shop)
    await shop.database.update(users).set({ blockedAt: new Date() })
    expect((await enterCode(other, phone.next())).content['code']).toBe('user-disabled')
    expect(await userIn(other)).toBeNull()
  })

  test('is not for pages of other sites', async () => {
    const other = await passwordEntered(shop)
    const answer = await other.post(
      '/auth/second-factor',
      { code: phone.next() },
      { origin: 'https://evil.example' },
    )
    expect(answer.content['code']).toBe('unauthorized-domain')
  })

  test('asks for the code also after a new password, which ends what was begun', async () => {
    const old = await passwordEntered(shop)
    const guest = new TestBrowser(shop)
    await guest.post('/auth/ask-reset', { email })
    const code = /#code=([\w-]+)/.exec((await lastMail(shop))?.text ?? '')?.[1]
    const reset = await guest.post('/auth/reset-password', { code, password: 'kolmi-shak' })
    expect(reset.status).toBe(200)
    expect(await userIn(guest)).toBeNull()
    expect((await enterCode(old, phone.next())).content['code']).toBe('sign-in-expired')
    const again = await guest.post('/auth/sign-in', { email, password: 'kolmi-shak' })
    expect(again.content['code']).toBe('second-factor-required')
    expect((await enterCode(guest, phone.next())).status).toBe(200)
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
    const rateLimits = openRateLimits(pool, 1, openLog('silent'))
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
      statuses.push((await enterCode(thief, phone.wrong())).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    // The code that turned it on counted, too.
    const refused = await enterCode(thief, phone.next())
    expect(refused.content).toMatchObject({
      code: 'too-many-requests',
      title: 'Too many attempts. Please wait a little and try again.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await thief.post('/auth/sign-in', typed)
    expect((await enterCode(thief, phone.next())).status).toBe(429)
  })

  test('by many who know the password never keeps the owner’s own browser out', async () => {
    await using strict = await open()
    const owner = await signedUp(strict.shop, { email: 'salma@example.com' })
    const { phone } = await withSecondFactor(owner, strict.clock)
    const typed = { email: 'salma@example.com', password }
    const thief = new TestBrowser(strict.shop)
    await thief.post('/auth/sign-in', typed)
    const from = (ipAddress: string) => {
      const friend = new TestBrowser(strict.shop, ipAddress)
      for (const [name, value] of thief.cookies) friend.cookies.set(name, value)
      return friend
    }
    for (let friend = 0; friend < 30; friend++)
      await enterCode(from(`198.51.100.${friend}`), phone.wrong())
    expect((await enterCode(from('192.0.2.1'), phone.next())).status).toBe(429)
    await owner.post('/auth/sign-out')
    await owner.post('/auth/sign-in', typed)
    expect((await enterCode(owner, phone.next())).status).toBe(200)
  })

  test('gains no counter of its own by resetting the password over and over', async () => {
    const guest = new TestBrowser(shop)
    await withSecondFactor(browser, clock)
    await guest.post('/auth/ask-reset', { email })
    const code = /#code=([\w-]+)/.exec((await lastMail(shop))?.text ?? '')?.[1]
    await guest.post('/auth/reset-password', { code, password: 'kolmi-shak' })
    expect([...guest.cookies.keys()]).toEqual(['haat.known'])
    expect([...browser.cookies.keys()]).toContain('haat.proved')
  })
})
