import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { appointOwner } from '#shop/identity/ownership/appoint-owner.ts'
import {
  accounts,
  recoveryCodes as recoveryCodesTable,
  secondFactors,
  sessions,
  users,
} from '#shop/identity/tables.ts'
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
  Phone,
  withSecondFactor,
  type TestClock,
} from '../../../../tests/examples/second-factor-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

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

describe('turning it on', () => {
  const setUp = (typed: object = { password }) => browser.post('/auth/second-factor/set-up', typed)
  const turnOn = (code: string, by = browser) => by.post('/auth/second-factor/turn-on', { code })

  test('is only for anyone who has proved their address: a stranger who registered it must not shut its owner out', async () => {
    const unproved = await signedUp(shop, { email: 'unproved@example.com' })
    const refused = await unproved.post('/auth/second-factor/set-up', { password })
    expect([refused.status, refused.content['code']]).toEqual([409, 'email-not-verified'])
    const turningOn = await unproved.post('/auth/second-factor/turn-on', { code: '123456' })
    expect(turningOn.content['code']).toBe('email-not-verified')
    await proveEmail(unproved)
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
    expect(await auditedActions(shop)).toEqual([])
    const on = await turnOn(phone.code())
    expect(on.status).toBe(200)
    expect(new Set(on.content['recoveryCodes'] as string[]).size).toBe(10)
    expect((await browser.get('/auth/second-factor')).content).toEqual({
      onSince: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
      hasPassword: true,
    })
    expect(await auditedActions(shop)).toEqual(['second-factor-on'])
    expect(await lastMail(shop)).toMatchObject({
      to: email,
      subject: 'Haat: your second factor is on',
    })
  })

  test('signs out everywhere else, and stays signed in here', async () => {
    const laptop = new TestBrowser(shop)
    await laptop.post('/auth/sign-in', { email, password })
    await withSecondFactor(browser, clock)
    expect(await userIn(laptop)).toBeNull()
    expect(await userIn(browser)).toMatchObject({ email })
  })

  test('happens in the session that asked for the key, within a quarter of an hour', async () => {
    const { content } = await setUp()
    const phone = new Phone(String(content['key']), clock)
    const laptop = new TestBrowser(shop)
    await laptop.post('/auth/sign-in', { email, password })
    expect((await turnOn(phone.code(), laptop)).content['code']).toBe('second-factor-not-begun')
    clock.pass(16 * minuteMs)
    expect((await turnOn(phone.code())).content['code']).toBe('second-factor-not-begun')
    expect((await enterCode(await newcomer(), phone.code())).status).toBe(401)
  })

  const newcomer = async () => {
    const other = new TestBrowser(shop)
    expect((await other.post('/auth/sign-in', { email, password })).status).toBe(200)
    return other
  }

  test('that was only begun asks nobody for a code', async () => {
    await setUp()
    expect(await userIn(await newcomer())).toMatchObject({ email })
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
    expect((await enterCode(await passwordEntered(shop), recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await enterCode(await passwordEntered(shop), fresh)).status).toBe(200)
    expect(await auditedActions(shop)).toContain('recovery-codes-renewed')
  })

  test('turning it off needs password and code, sends a mail, and then the password is enough', async () => {
    expect((await turnOff({ password: 'guess', code: phone.next() })).status).toBe(400)
    expect((await turnOff({ password, code: phone.wrong() })).status).toBe(400)
    expect((await turnOff({ password, code: recoveryCodes[0] })).status).toBe(200)
    expect(await lastMail(shop)).toMatchObject({
      to: email,
      subject: 'Haat: your second factor is off',
    })
    expect((await auditedActions(shop)).at(-1)).toBe('second-factor-off')
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
    await enterCode(await passwordEntered(shop), recoveryCodes[0] ?? '')
    const mail = await lastMail(shop)
    expect(mail).toMatchObject({ language: 'bn', subject: 'হাট: একটি রিকভারি কোড ব্যবহার হয়েছে' })
    expect(mail?.text).toContain('বাকি আছে: ৯টি।')
    expect(mail?.text).toContain('/bn/dashboard/security/second-factor')
  })

  test('npm run owner takes a lost one away, the audit records it, and the person gets a mail', async () => {
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
    expect(await lastMail(shop)).toMatchObject({ template: 'second-factor-off' })
    expect(await appointOwner(await openTestShop(), email)).toMatchObject({
      hadSecondFactor: false,
    })
  })
})
