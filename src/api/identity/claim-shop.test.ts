import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { appointOwner } from '#shop/identity/ownership/appoint-owner.ts'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import { users, verifications } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function codeOf(link: Promise<string | undefined>): Promise<string> {
  const code = (await link)?.split('#')[1]
  if (!code) throw new Error('Expected a link')
  return code
}
const claim = (code: string, changes: object = {}) =>
  new TestBrowser(shop).post('/auth/claim-shop', { ...rahima, ...changes, code })
const roles = async () => (await shop.database.select().from(users)).map(({ role }) => role)

describe('the link that a fresh shop prints (D7)', () => {
  test('makes the owner, who is signed in and may everything', async () => {
    const link = await inviteOwner(shop)
    expect(link).toMatch(/^http:\/\/localhost:3000\/owner#[\w-]{32}$/)
    const browser = new TestBrowser(shop)
    const answer = await browser.post('/auth/claim-shop', { ...rahima, code: link?.split('#')[1] })
    expect(answer).toMatchObject({ status: 201, content: { user: { role: 'owner' } } })
    expect((await browser.get('/outbox')).status).toBe(200)
    const [owner] = await shop.database.select().from(users)
    const { id } = owner ?? {}
    expect((await browser.get('/audit')).content).toMatchObject([
      {
        action: 'role-changed',
        actorId: id,
        subjectId: id,
        after: { role: 'owner' },
        origin: '203.0.113.7',
      },
    ])
  })

  test('works once', async () => {
    const code = await codeOf(inviteOwner(shop))
    expect((await claim(code)).status).toBe(201)
    const again = await claim(code, { email: 'thief@example.com' })
    expect(again).toMatchObject({ status: 400, content: { code: 'invalid-action-code' } })
    expect(await roles()).toEqual(['owner'])
  })

  test('makes one owner of two who open it together', async () => {
    const code = await codeOf(inviteOwner(shop))
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => claim(code, { email: `${name}@example.com` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect(await roles()).toEqual(['owner'])
  })

  test('ends after a day', async () => {
    const code = await codeOf(inviteOwner(shop))
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    const later = await openTestShop({ now: () => tomorrow })
    const answer = await new TestBrowser(later).post('/auth/claim-shop', { ...rahima, code })
    expect(answer).toMatchObject({ status: 400, content: { code: 'invalid-action-code' } })
    expect(await roles()).toEqual([])
  })

  test('is another one at each start, and all end when there is an owner', async () => {
    const codes = [await codeOf(inviteOwner(shop)), await codeOf(inviteOwner(shop))] as const
    expect((await claim(codes[1])).status).toBe(201)
    expect((await claim(codes[0], { email: 'b@example.com' })).status).toBe(400)
    expect(await inviteOwner(shop)).toBeUndefined()
  })

  test('is not used up by a mistake in the form', async () => {
    const code = await codeOf(inviteOwner(shop))
    await signedUp(shop, { email: 'taken@example.com' })
    expect((await claim(code, { password: 'abc' })).content).toMatchObject({
      code: 'password-does-not-meet-requirements',
    })
    expect((await claim(code, { email: 'taken@example.com' })).status).toBe(409)
    expect((await claim(code)).status).toBe(201)
  })

  test('can be opened again where something broke after the account was made', async () => {
    const code = await codeOf(inviteOwner(shop))
    await shop.database.execute(
      sql`ALTER TABLE audit ADD CONSTRAINT broken CHECK (action <> 'role-changed') NOT VALID`,
    )
    try {
      expect((await claim(code)).status).toBe(500)
    } finally {
      await shop.database.execute(sql`ALTER TABLE audit DROP CONSTRAINT broken`)
    }
    expect(await roles()).toEqual(['customer'])
    expect((await claim(code, { password: 'another-password' })).status).toBe(409)
    expect(await claim(code)).toMatchObject({
      status: 201,
      content: { user: { role: 'owner', email: rahima.email } },
    })
    expect(await roles()).toEqual(['owner'])
  })

  test('cannot be guessed, read in the database, or used from another site', async () => {
    const code = await codeOf(inviteOwner(shop))
    expect((await claim('guess')).status).toBe(400)
    const [kept] = await shop.database.select().from(verifications)
    expect(JSON.stringify(kept)).not.toContain(code)
    const foreign = await new TestBrowser(shop).post(
      '/auth/claim-shop',
      { ...rahima, code },
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    expect(await roles()).toEqual([])
  })
})

describe('npm run owner', () => {
  const setPassword = (link: string, password: string) => {
    const code = link.split('#code=')[1]
    return new TestBrowser(shop).post('/auth/reset-password', { code, password })
  }

  test('makes an owner, and the link chooses their password', async () => {
    const { passwordLink } = await appointOwner(shop, 'rahima@example.com')
    expect((await setPassword(passwordLink, 'new-password')).status).toBe(200)
    const browser = new TestBrowser(shop)
    const signedIn = await browser.post('/auth/sign-in', {
      email: 'rahima@example.com',
      password: 'new-password',
    })
    expect(signedIn).toMatchObject({ status: 200, content: { user: { role: 'owner' } } })
    expect((await setPassword(passwordLink, 'another')).status).toBe(400)
  })

  test('raises who is known already, and opens the account again if it was blocked', async () => {
    const customer = await personWith(shop, 'customer')
    const blocked = { blockedAt: new Date() }
    await shop.database.update(users).set(blocked).where(eq(users.id, customer.id))
    await appointOwner(shop, customer.email)
    expect(await shop.database.select().from(users)).toMatchObject([
      { id: customer.id, role: 'owner', blockedAt: null },
    ])
    // Opening the account signs nobody in.
    expect((await customer.browser.get('/audit')).status).toBe(401)
    const again = new TestBrowser(shop)
    await again.post('/auth/sign-in', { email: customer.email, password: rahima.password })
    expect((await again.get('/audit')).content).toMatchObject([
      { before: { role: 'customer' }, after: { role: 'owner' }, origin: 'shell' },
    ])
  })

  test('shuts out anyone who registered the address without proving it', async () => {
    const stranger = await signedUp(shop)
    const change = { email: 'stranger@example.com' }
    expect((await stranger.post('/auth/change-email', change)).status).toBe(202)
    const { passwordLink } = await appointOwner(shop, rahima.email)
    expect((await stranger.get('/auth/session')).content).toEqual({ user: null })
    const { email, password } = rahima
    const enter = (typed: string) =>
      new TestBrowser(shop).post('/auth/sign-in', { email, password: typed })
    expect((await enter(password)).status).toBe(401)
    const codes = (await shop.database.select().from(verifications)).map((one) => one.identifier)
    expect(codes.join()).not.toContain('change-email')
    expect((await setPassword(passwordLink, 'new-password')).status).toBe(200)
    expect((await enter(password)).status).toBe(401)
    expect((await enter('new-password')).content).toMatchObject({
      user: { role: 'owner', emailVerified: true },
    })
  })
})
