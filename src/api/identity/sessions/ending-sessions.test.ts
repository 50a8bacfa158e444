import { beforeEach, describe, expect, test } from 'vitest'
import { rahima, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { openShopWith, personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import type { Shop } from '#shop/shop.ts'

let shop: Shop
let admin: Person
let mina: Person
beforeEach(async () => {
  const opened = await openShopWith({ admin: 'admin', mina: 'customer' })
  shop = opened.shop
  ;({ admin, mina } = opened.people)
})

const end = ({ browser }: Person, of: Pick<Person, 'id'>) =>
  browser.send('DELETE', `/users/${of.id}/sessions`)
const isSignedIn = async ({ browser }: Pick<Person, 'browser'>) =>
  (await browser.get('/auth/session')).content['user'] !== null

describe('ending somebody’s sessions without blocking', () => {
  test('signs out everywhere: cookie and token are refused from the next call on; signing in again works', async () => {
    const phone = new TestBrowser(shop, '198.51.100.4')
    const credentials = { email: mina.email, password: rahima.password }
    await phone.post('/auth/sign-in', credentials)
    const { content } = await mina.browser.post('/jwt', { email: mina.email })
    const bearer = { authorization: `Bearer ${String(content['token'])}`, cookie: '' }
    expect((await phone.get('/auth/sessions', bearer)).status).toBe(200)

    expect(await end(admin, mina)).toMatchObject({ status: 200, content: { ended: 2 } })
    expect(await phone.get('/auth/sessions', bearer)).toMatchObject({
      status: 401,
      content: { code: 'token-invalid' },
    })
    expect([await isSignedIn(mina), await isSignedIn({ browser: phone })]).toEqual([false, false])
    expect(await isSignedIn(admin)).toBe(true)
    expect((await phone.post('/auth/sign-in', credentials)).status).toBe(200)
  })

  test('is in the audit: who did it to whom, and how many there were', async () => {
    await end(admin, mina)
    expect((await admin.browser.get('/audit')).content).toMatchObject([
      {
        action: 'sessions-ended',
        actorId: admin.id,
        subjectId: mina.id,
        after: { endedSessions: 1 },
        origin: '203.0.113.7',
      },
    ])
  })

  test('of those above, and of oneself, is refused in words', async () => {
    for (const role of ['owner', 'admin'] as const) {
      const above = await personWith(shop, role, `other-${role}`)
      expect(await end(admin, above)).toMatchObject({
        status: 409,
        content: { code: 'not-allowed', title: 'Only an owner may do this.' },
      })
      expect(await isSignedIn(above)).toBe(true)
    }
    const owner = await personWith(shop, 'owner')
    expect(await end(owner, owner)).toMatchObject({
      status: 409,
      content: { code: 'own-sessions' },
    })
    expect(await isSignedIn(owner)).toBe(true)
    expect((await end(owner, admin)).status).toBe(200)
  })

  test('turns strangers, customers and moderators away, and knows nobody of another id', async () => {
    const stranger = { ...mina, browser: new TestBrowser(shop) }
    expect((await end(stranger, mina)).status).toBe(401)
    const moderator = await personWith(shop, 'moderator')
    for (const person of [mina, moderator]) {
      expect(await end(person, admin)).toMatchObject({
        status: 403,
        content: { code: 'not-permitted' },
      })
    }
    for (const id of ['x', '0197a000-0000-7000-8000-000000000000'])
      expect(await end(admin, { id })).toMatchObject({
        status: 404,
        content: { code: 'unknown-user' },
      })
    expect([await isSignedIn(mina), await isSignedIn(admin)]).toEqual([true, true])
  })

  test('of a blocked account does nothing: its browsers still get the reason', async () => {
    await admin.browser.send('PUT', `/users/${mina.id}/block`)
    expect(await end(admin, mina)).toMatchObject({ status: 200, content: { ended: 0 } })
    expect(await mina.browser.get('/auth/session')).toMatchObject({
      status: 403,
      content: { code: 'user-disabled' },
    })
  })
})
