import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { audit } from '#shop/audit/tables.ts'

import { accounts, recoveryCodes, users, verifications } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import {
  awaitCode,
  mailsTo,
  proveEmail,
  rahima,
  signedUp,
  signInStatus,
  TestBrowser,
} from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let guest: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  guest = new TestBrowser(shop)
})

const email = rahima.email
const newPassword = 'kolmi-shak'

async function resetCode(): Promise<string> {
  const before = await mailsTo(shop, email)
  await guest.post('/auth/ask-reset', { email })
  return awaitCode(shop, email, 'reset-password', before)
}

const reset = (code: string, password = newPassword) =>
  guest.post('/auth/reset-password', { code, password })

describe('a forgotten password', () => {
  test('is replaced with the link of a mail, in the language of the account; everybody else is signed out', async () => {
    const browser = await signedUp(shop)
    const { content } = await browser.post('/jwt', { email })
    await browser.send('PUT', `/user/${email}`, { language: 'bn' })
    const code = await resetCode()
    const [mail] = await mailsTo(shop, email)
    expect(mail).toMatchObject({ template: 'reset-password', language: 'bn' })
    expect(mail?.text).toContain(`${shop.environment.shopUrl}/bn/reset-password#code=${code}`)

    expect((await reset(code)).status).toBe(200)
    expect([
      await signInStatus(shop, rahima.password),
      await signInStatus(shop, newPassword),
    ]).toEqual([401, 200])
    expect((await browser.get('/auth/session')).content).toEqual({ user: null })
    const bearer = { authorization: `Bearer ${String(content['token'])}` }
    expect((await guest.get('/auth/sessions', bearer)).content['code']).toBe('token-invalid')
    expect(await shop.database.select().from(audit)).toMatchObject([
      { action: 'password-reset', origin: '203.0.113.7' },
    ])
    const [notice] = await mailsTo(shop, email)
    expect(notice).toMatchObject({ template: 'password-changed', language: 'bn' })
  })

  test('the mail proves the address', async () => {
    await signedUp(shop)
    await reset(await resetCode())
    const [user] = await shop.database.select().from(users)
    expect(user?.emailVerified).toBe(true)
  })

  test('leaves a proved account as it was, but for the password', async () => {
    const browser = await signedUp(shop)
    await proveEmail(browser)
    const [before] = await shop.database.select().from(users)
    await reset(await resetCode())
    const [after] = await shop.database.select().from(users)
    expect(after).toEqual({ ...before, updatedAt: expect.any(Date) })
  })

  test('takes away what somebody set up in an account whose address was never proved: it may be a stranger’s', async () => {
    const squatter = await signedUp(shop, { name: 'A Stranger' })
    const [strangers] = await shop.database.select().from(users)
    const userId = strangers?.id ?? ''
    await shop.database.insert(recoveryCodes).values({ userId, codeHash: 'of the stranger' })
    await shop.database.update(users).set({ secondFactorAt: new Date(), image: '/x.webp' })
    const google = { id: newId(), userId, providerId: 'google', accountId: 'stranger' }
    await shop.database.insert(accounts).values(google)
    await squatter.post('/auth/change-email', { email: 'stranger@example.com' })

    expect((await reset(await resetCode())).status).toBe(200)
    expect(await shop.database.select().from(users)).toEqual([
      expect.objectContaining({ email, name: 'rahima', image: null, secondFactorAt: null }),
    ])
    const ways = await shop.database.select().from(accounts)
    expect(ways).toMatchObject([{ providerId: 'credential' }])
    for (const { userId: id } of ways) expect(id).not.toBe(userId)
    expect(await shop.database.$count(recoveryCodes)).toBe(0)
    expect(await shop.database.$count(verifications)).toBe(0)
    expect([
      await signInStatus(shop, rahima.password),
      await signInStatus(shop, newPassword),
    ]).toEqual([401, 200])
  })

  test('keeps the account of somebody who works for the shop, also where the address was not proved before', async () => {
    await signedUp(shop)
    await shop.database.update(users).set({ role: 'owner' })
    const [before] = await shop.database.select().from(users)
    await reset(await resetCode())
    const [after] = await shop.database.select().from(users)
    expect(after).toMatchObject({ id: before?.id, role: 'owner', emailVerified: true })
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

  test('a code ends after an hour; a newer one does not take it away, but all end with the password', async () => {
    await signedUp(shop)
    const code = await resetCode()
    const later = await openTestShop({ now: () => new Date(Date.now() + 61 * 60_000) })
    const answer = await new TestBrowser(later).post('/auth/reset-password', {
      code,
      password: newPassword,
    })
    expect(answer.content['code']).toBe('invalid-action-code')
    const newer = await resetCode()
    expect((await reset(code)).status).toBe(200)
    expect((await reset(newer)).content['code']).toBe('invalid-action-code')
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
    expect(await mailsTo(shop, 'nobody@example.com')).toEqual([])
  })

  test('the answer is the same, and takes as long, where the mail is slow or cannot be kept (enumeration)', async () => {
    await signedUp(shop)
    const logged: unknown[] = []
    const log = Object.assign(Object.create(shop.log) as typeof shop.log, {
      error: (entry: unknown) => logged.push(entry),
    })
    const patience = Promise.withResolvers<void>()
    onTestFinished(() => patience.resolve())
    const slow = () => patience.promise
    const failing = () => Promise.reject(new Error('no mails today'))
    for (const send of [slow, failing]) {
      const asking = new TestBrowser({ ...shop, log, mail: { ...shop.mail, send } })
      const answers = [
        await asking.post('/auth/ask-reset', { email }),
        await asking.post('/auth/ask-reset', { email: 'nobody@example.com' }),
      ]
      expect(answers.map(({ status, text }) => [status, text])).toEqual([
        [202, '{}'],
        [202, '{}'],
      ])
    }
    expect(logged).toEqual([{ err: expect.objectContaining({ message: 'no mails today' }) }])
  })

  test('made-up codes cost no hash, so that strangers cannot keep the shop busy', async () => {
    await signedUp(shop)
    const code = await resetCode()
    const { password: hashing } = await (await shop.identity.auth()).$context
    const hash = vi.spyOn(hashing, 'hash')
    const madeUp = Buffer.from(code, 'base64url').fill(1, 16).toString('base64url')
    for (const forged of ['x', madeUp])
      expect((await reset(forged)).content['code']).toBe('invalid-action-code')
    expect(hash).not.toHaveBeenCalled()
    expect((await reset(code)).status).toBe(200)
    expect(hash).toHaveBeenCalledTimes(1)
  })

  test('a blocked account gets no mail, and its older links open nothing', async () => {
    await signedUp(shop)
    const code = await resetCode()
    await shop.database.update(users).set({ blockedAt: new Date() })
    expect((await reset(code)).content['code']).toBe('invalid-action-code')
    await guest.post('/auth/ask-reset', { email })
    expect(await mailsTo(shop, email)).toHaveLength(2)
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
