import { decodeJwt, jwtVerify, createLocalJWKSet, SignJWT, type JSONWebKeySet } from 'jose'
import { generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { listRefusals } from '#shop/audit/list-refusals.ts'
import { audit } from '#shop/audit/tables.ts'
import { endAllSessions } from '#shop/identity/sessions/end-sessions.ts'
import { sessions, users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const email = rahima.email

async function tokenOf(browser: TestBrowser, of = email): Promise<string> {
  const { content } = await browser.post('/jwt', { email: of })
  return String(content['token'])
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, cookie: '' })

/** What an authorized call answers to a token alone, without the cookie. */
const ask = async (token: string, on = shop) => {
  const { status, content } = await new TestBrowser(on).get('/auth/sessions', bearer(token))
  return [status, content['code']]
}

describe('POST /api/jwt (D2)', () => {
  test('keeps a session alive that only fetches tokens', async () => {
    const browser = await signedUp(shop)
    const day = 24 * 3_600_000
    const soon = new Date(Date.now() + 20 * day)
    await shop.database.update(sessions).set({ expiresAt: soon })
    const { headers } = await browser.post('/jwt', { email })
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^haat\.session_token=/))
    const [session] = await shop.database.select().from(sessions)
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day)
  })

  test('gives a signed token for an hour to the session with this e-mail', async () => {
    const browser = await signedUp(shop)
    const { status, content } = await browser.post('/jwt', { email: 'Rahima@example.com' })
    expect(status).toBe(200)
    expect(content).toEqual({
      token: expect.stringMatching(/^ey/),
      expiresAt: expect.any(String),
      role: 'customer',
    })
    const keys = (await browser.get('/auth/jwks')).content as unknown as JSONWebKeySet
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const { payload } = await jwtVerify(String(content['token']), createLocalJWKSet(keys))
    expect(payload).toMatchObject({ email, role: 'customer', sid: expect.any(String) })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
  })

  test('proves nothing by the e-mail alone: nobody, and somebody else, get 401', async () => {
    await signedUp(shop)
    const stranger = await signedUp(shop, { email: 'stranger@example.com' })
    for (const browser of [new TestBrowser(shop), stranger]) {
      const refused = await browser.post('/jwt', { email })
      expect([refused.status, refused.content['code']]).toEqual([401, 'sign-in-required'])
    }
  })

  test('is not for pages of other sites', async () => {
    const browser = await signedUp(shop)
    const refused = await browser.post('/jwt', { email }, { origin: 'https://evil.example' })
    expect([refused.status, refused.content['code']]).toEqual([403, 'unauthorized-domain'])
  })

  test('the key is made once, and is the same in every process', async () => {
    const token = await tokenOf(await signedUp(shop))
    expect(await ask(token, await openTestShop())).toEqual([200, undefined])
  })
})

describe('an authorized call', () => {
  test('takes the token alone', async () => {
    expect(await ask(await tokenOf(await signedUp(shop)))).toEqual([200, undefined])
  })

  test('refuses a token that has expired', async () => {
    const token = await tokenOf(await signedUp(shop))
    const began = Date.now()
    let seconds = 3590
    const later = await openTestShop({ now: () => new Date(began + seconds * 1000) })
    expect(await ask(token, later)).toEqual([200, undefined])
    seconds = 3601
    expect(await ask(token, later)).toEqual([401, 'token-invalid'])
    expect(await ask(token, await openTestShop({ now: later.now }))).toEqual([401, 'token-invalid'])
  })

  test('refuses a forged token, no matter who signed it and how it is changed', async () => {
    const token = await tokenOf(await signedUp(shop))
    const claims = decodeJwt(token)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const owner = Buffer.from(JSON.stringify({ ...claims, role: 'owner' })).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const stranger = generateKeyPairSync('ed25519').privateKey
    const forged = [
      `${header}.${owner}.${signature}`,
      `${none}.${payload}.`,
      `${header}.${payload}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA' }).sign(stranger),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(JSON.stringify((await shop.identity.accessKey()).published))),
      'nonsense',
      '',
    ]
    for (const one of forged) expect(await ask(one)).toEqual([401, 'token-invalid'])
  })

  test('refuses a token whose session was ended, at once', async () => {
    const browser = await signedUp(shop)
    const token = await tokenOf(browser)
    await browser.post('/auth/sign-out')
    expect(await ask(token)).toEqual([401, 'token-invalid'])
  })

  test('answers a blocked person that they are blocked, with a token from before (D8)', async () => {
    const browser = await signedUp(shop)
    const token = await tokenOf(browser)
    const [user] = await shop.database
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.email, email))
      .returning()
    await endAllSessions(shop.database, user?.id ?? '')
    const refused = await new TestBrowser(shop).get('/auth/sessions', bearer(token))
    expect(refused.status).toBe(403)
    expect(refused.content).toMatchObject({
      code: 'user-disabled',
      title: 'Your account is blocked',
    })
  })

  test('costs one read', async () => {
    const token = await tokenOf(await signedUp(shop))
    await ask(token)
    const statements: string[] = []
    const { database } = shop
    const session = (database as unknown as { session: { client: { query: unknown } } }).session
    const { client } = session
    const query = client.query as (...given: unknown[]) => unknown
    client.query = (...given: unknown[]) => {
      statements.push(String((given[0] as { text?: string }).text))
      return query.apply(client, given)
    }
    await new TestBrowser(shop).send('DELETE', '/auth/sessions/none', undefined, bearer(token))
    client.query = query
    const own = statements.filter((text) => !text.includes('rate_limits'))
    expect(own).toHaveLength(1)
  })
})

describe('PUT /api/user/{email} (D3)', () => {
  test('stores name and photo, and answers the current user', async () => {
    const browser = await signedUp(shop)
    const token = await tokenOf(browser)
    const profile = { name: ' রহিমা  খাতুন ', photoURL: 'https://photos.example/r.jpg' }
    const { status, content } = await new TestBrowser(shop).send(
      'PUT',
      `/user/${encodeURIComponent('Rahima@example.com')}`,
      profile,
      bearer(token),
    )
    expect(status).toBe(200)
    expect(content).toMatchObject({
      email,
      displayName: 'রহিমা খাতুন',
      photoURL: 'https://photos.example/r.jpg',
      role: 'customer',
    })
    const kept = await browser.send('PUT', `/user/${email}`, { photoURL: '' })
    expect(kept.content).toMatchObject({ displayName: 'রহিমা খাতুন', photoURL: null })
  })

  test('changes nobody else, and no role', async () => {
    await signedUp(shop)
    const stranger = await signedUp(shop, { email: 'stranger@example.com' })
    const refused = await stranger.send('PUT', `/user/${email}`, { name: 'Thief' })
    expect([refused.status, refused.content['code']]).toEqual([403, 'not-yours'])
    expect(await listRefusals(shop)).toMatchObject([
      { refused: 'permission-refused', permission: 'manage-users', times: 1 },
    ])
    const own = { name: 'Me', role: 'owner', emailVerified: true, email: 'x@example.com' }
    const answer = await stranger.send('PUT', '/user/stranger@example.com', own)
    expect(answer.content).toMatchObject({ role: 'customer', email: 'stranger@example.com' })
    expect(await shop.database.select().from(users).where(eq(users.name, 'Thief'))).toEqual([])
  })

  test('lets admins change those below them, which is remembered, and no owner', async () => {
    await signedUp(shop)
    const admin = await signedUp(shop, { email: 'admin@example.com' })
    const setRole = (of: string, role: 'owner' | 'admin') =>
      shop.database.update(users).set({ role }).where(eq(users.email, of))
    await setRole('admin@example.com', 'admin')
    const changed = await admin.send('PUT', `/user/${email}`, { name: 'Rahima K.' })
    expect(changed.content).toMatchObject({ email, displayName: 'Rahima K.' })
    expect(await shop.database.select().from(audit)).toMatchObject([
      { action: 'profile-changed', after: { nameChanged: true, photoChanged: false } },
    ])
    await setRole(email, 'owner')
    expect((await admin.send('PUT', `/user/${email}`, { name: 'X' })).status).toBe(403)
    expect((await admin.send('PUT', '/user/nobody@example.com', { name: 'X' })).status).toBe(403)
  })

  test('takes no address that could run a script', async () => {
    const browser = await signedUp(shop)
    for (const photoURL of [
      '/pictures/../../api/auth/sign-out',
      '/pictures/../dashboard.webp',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x',
      'http://a.example/b',
    ])
      expect((await browser.send('PUT', `/user/${email}`, { photoURL })).status).toBe(400)
  })
})

test('the configuration lists the ways of signing in and the policy; there is no Google without its keys (D9)', async () => {
  const policy = {
    minLength: 6,
    maxLength: 128,
    lowercase: false,
    uppercase: false,
    digit: false,
    other: false,
  }
  const browser = new TestBrowser(shop)
  expect((await browser.get('/password-policy')).content).toEqual(policy)
  expect((await browser.get('/auth-config')).content).toEqual({
    signIn: { password: true, google: false },
    passwordPolicy: policy,
    popup: { width: 500, height: 600 },
    token: { seconds: 3600, refreshBeforeSeconds: 300, marginSeconds: 30 },
  })
})
