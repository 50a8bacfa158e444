import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import {
  mailsTo,
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
    expect([
      await signInStatus(shop, rahima.password),
      await signInStatus(shop, newPassword),
    ]).toEqual([401, 200])
  })

  test('sends a mail in the language of the account, and is remembered', async () => {
    const browser = await signedUp(shop)
    await shop.database.update(users).set({ language: 'bn' })
    await browser.post('/auth/change-password', { ...change, currentPassword: 'x' })
    expect(await shop.database.select().from(audit)).toEqual([])
    await browser.post('/auth/change-password', change)
    const [user] = await shop.database.select().from(users)
    const { id } = user ?? {}
    expect(await shop.database.select().from(audit)).toMatchObject([
      { action: 'password-changed', actorId: id, subjectId: id, origin: browser.ipAddress },
    ])
    const [mail] = await mailsTo(shop, email)
    expect(mail).toMatchObject({ template: 'password-changed', language: 'bn' })
    expect(mail?.subject).toContain('নতুন পাসওয়ার্ড')
    expect(mail?.text).toContain(`${shop.environment.shopUrl}/bn/forgotten-password`)
    expect(mail?.text).not.toContain(newPassword)
  })

  test('follows the policy, and turns strangers away', async () => {
    const browser = await signedUp(shop)
    const weak = await browser.post('/auth/change-password', { ...change, password: 'neem' })
    expect(weak.content['code']).toBe('password-does-not-meet-requirements')
    expect((await guest.post('/auth/change-password', change)).status).toBe(401)
  })
})
