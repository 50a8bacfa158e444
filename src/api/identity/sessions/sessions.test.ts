import { beforeEach, describe, expect, test } from 'vitest'
import { sweepExpired } from '#shop/identity/sessions/end-sessions.ts'
import { sessions, verifications } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const credentials = { email: rahima.email, password: rahima.password }

test('what has ended is swept away', async () => {
  await signedUp(shop)
  await sweepExpired(shop)
  expect(await shop.database.select().from(sessions)).toHaveLength(1)
  const later = { ...shop, now: () => new Date(Date.now() + 31 * 24 * 60 * 60_000) }
  await sweepExpired(later)
  expect(await shop.database.select().from(sessions)).toEqual([])
  expect(await shop.database.select().from(verifications)).toEqual([])
})

test('looking up my account answers each field of the auth user (spec 3, 7)', async () => {
  const browser = await signedUp(shop)
  const { user } = (await browser.get('/auth/session')).content as { user: { id: string } }
  expect(user).toEqual({
    id: expect.any(String),
    uid: user.id,
    email: rahima.email,
    emailVerified: false,
    displayName: 'Rahima Khatun',
    photoURL: null,
    phoneNumber: null,
    providerData: [{ providerId: 'password', uid: rahima.email, email: rahima.email }],
    isAnonymous: false,
    tenantId: null,
    language: 'en',
    role: 'customer',
  })
  expect((await new TestBrowser(shop).get('/auth/session')).content).toEqual({ user: null })
})

describe('the list of sessions', () => {
  test('shows each browser, and which one is this', async () => {
    const phone = await signedUp(shop)
    const laptop = new TestBrowser(shop, '198.51.100.4')
    await laptop.post('/auth/sign-in', credentials)
    const { content } = await phone.get('/auth/sessions')
    expect(content).toEqual([
      expect.objectContaining({
        isCurrent: false,
        address: '198.51.100.4',
        userAgent: 'Test browser',
      }),
      expect.objectContaining({ isCurrent: true, address: '203.0.113.7' }),
    ])
    expect(JSON.stringify(content)).not.toContain('token')
  })

  test('ends one of them, or all others, and never somebody else’s', async () => {
    const phone = await signedUp(shop)
    const laptop = new TestBrowser(shop)
    await laptop.post('/auth/sign-in', credentials)
    const stranger = await signedUp(shop, { email: 'stranger@example.com' })
    const [theirs] = (await laptop.get('/auth/sessions')).content as unknown as { id: string }[]

    const refused = await stranger.send('DELETE', `/auth/sessions/${theirs?.id}`)
    expect(refused.status).toBe(404)
    expect((await phone.send('DELETE', `/auth/sessions/${theirs?.id}`)).status).toBe(200)
    expect((await laptop.get('/auth/session')).content).toEqual({ user: null })

    await laptop.post('/auth/sign-in', credentials)
    expect((await phone.send('DELETE', '/auth/sessions')).content).toEqual({ ended: 1 })
    expect((await laptop.get('/auth/session')).content).toEqual({ user: null })
    for (const browser of [phone, stranger])
      expect((await browser.get('/auth/session')).content['user']).not.toBeNull()
  })

  test('turns strangers away', async () => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await new TestBrowser(shop).send(method, '/auth/sessions')
      expect([answer.status, answer.content['code']]).toEqual([401, 'sign-in-required'])
    }
  })
})
