import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { accounts, sessions, users, verifications } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import {
  openTestProvider,
  providerClient,
  walkProvider,
  type TestProvider,
} from '../../../../tests/support/open-id-provider.ts'
import { TestClock, withSecondFactor } from '../../../../tests/examples/second-factor-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let provider: TestProvider
let shop: Shop
let browser: TestBrowser

beforeAll(async () => {
  provider = await openTestProvider((await openTestShop()).environment.shopUrl)
})
afterAll(() => provider.close())

beforeEach(async () => {
  const { environment } = await openTestShop()
  const google = { ...providerClient, issuer: provider.issuer }
  shop = await openTestShop({ environment: { ...environment, google } })
  browser = new TestBrowser(shop)
  provider.cancels = false
  provider.people.clear()
})

const email = rahima.email

function signInAtGoogleAs(subject: string, changes: object = {}) {
  provider.signingIn = subject
  provider.people.set(subject, { email, email_verified: true, name: 'Rahima Khatun', ...changes })
}

const inShop = (url: string) => {
  const { pathname, search } = new URL(url, shop.environment.shopUrl)
  return pathname.replace('/api', '') + search
}

/** From the press of the button to the last page of the window; answers what that page sends to its opener. */
async function walk(by = browser, query = ''): Promise<unknown> {
  const begun = await by.get(`/auth/google${query}`)
  const back = await walkProvider(begun.headers.get('location') ?? '', provider.issuer)
  const finished = await by.get(inShop(back))
  return popupResult(by, finished.headers.get('location') ?? '')
}

async function popupResult(by: TestBrowser, url: string): Promise<unknown> {
  const page = await by.get(inShop(url))
  const said = /id="outcome">([^<]*)</.exec(page.text)?.[1] ?? ''
  return JSON.parse(said)
}

const signedIn = { type: 'haat-sign-in', outcome: 'signed-in' }
const refused = (code: string) => ({ type: 'haat-sign-in', outcome: 'refused', code })
const who = async (by = browser) => (await by.get('/auth/session')).content['user']

describe('signing in with Google (D9)', () => {
  test('makes the account in the language of the page that one came from, and leaves it so', async () => {
    signInAtGoogleAs('rahima-at-google')
    expect(await walk(browser, '?language=bn')).toEqual(signedIn)
    expect(await who()).toMatchObject({ language: 'bn' })
    const other = new TestBrowser(shop)
    expect(await walk(other, '?language=en')).toEqual(signedIn)
    expect(await who(other)).toMatchObject({ language: 'bn' })
    expect((await browser.get('/auth/google?language=fr')).status).toBe(400)
  })

  test('makes an account the first time, and finds it the next', async () => {
    signInAtGoogleAs('rahima-at-google', { picture: 'https://photos.example/r.jpg' })
    expect(await walk()).toEqual(signedIn)
    expect(await who()).toMatchObject({
      email,
      emailVerified: true,
      displayName: 'Rahima Khatun',
      photoURL: 'https://photos.example/r.jpg',
      role: 'customer',
      providerData: [{ providerId: 'google', uid: 'rahima-at-google', email }],
    })
    const other = new TestBrowser(shop)
    expect(await walk(other)).toEqual(signedIn)
    expect(await who(other)).toEqual(await who())
    expect(await shop.database.select().from(users)).toHaveLength(1)
  })

  test('makes the browser known, and ends the session of the person who was signed in there', async () => {
    const former = await signedUp(shop, { email: 'former@example.com' })
    const kept = new TestBrowser(shop)
    for (const [name, value] of former.cookies) kept.cookies.set(name, value)
    former.cookies.delete('haat.known')
    signInAtGoogleAs('rahima-at-google')
    expect(await walk(former)).toEqual(signedIn)
    expect(former.cookies.has('haat.known')).toBe(true)
    expect(await who(former)).toMatchObject({ email })
    expect(await who(kept)).toBeNull()
  })

  test('asks with PKCE, state and nonce, and only for what it needs', async () => {
    const { headers } = await browser.get('/auth/google')
    const asked = new URL(headers.get('location') ?? '').searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('state')?.length).toBeGreaterThan(20)
    expect(asked.get('nonce')?.length).toBeGreaterThan(20)
    expect(asked.get('scope')).toBe('openid email profile')
    expect(asked.get('redirect_uri')).toBe(`${shop.environment.shopUrl}/api/auth/callback/google`)
    // The window stays connected with its opener all the way.
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  })

  test('keeps no token of the provider', async () => {
    signInAtGoogleAs('rahima-at-google')
    await walk()
    const [account] = await shop.database.select().from(accounts)
    expect(account).toMatchObject({
      providerId: 'google',
      accessToken: null,
      refreshToken: null,
      idToken: null,
    })
  })

  test('is linked with the account of the same address, if both have proved it', async () => {
    await signedUp(shop)
    await shop.database.update(users).set({ emailVerified: true })
    signInAtGoogleAs('rahima-at-google')
    expect(await walk()).toEqual(signedIn)
    expect(await shop.database.select().from(users)).toHaveLength(1)
    const password = { email, password: rahima.password }
    expect((await new TestBrowser(shop).post('/auth/sign-in', password)).status).toBe(200)
  })
})

describe('taking an account over', () => {
  test('fails for anyone who registered the address before and never proved it: its owner gets an account of their own', async () => {
    const squatter = await signedUp(shop, { name: 'A Stranger' })
    const strangers = await who(squatter)
    signInAtGoogleAs('rahima-at-google')
    expect(await walk()).toEqual(signedIn)
    expect(await who()).toMatchObject({
      email,
      emailVerified: true,
      displayName: 'Rahima Khatun',
      providerData: [{ providerId: 'google', uid: 'rahima-at-google', email }],
    })
    expect((await who()) as object).not.toMatchObject({ id: (strangers as { id: string }).id })
    expect(await who(squatter)).toBeNull()
    const guess = { email, password: rahima.password }
    expect((await squatter.post('/auth/sign-in', guess)).status).toBe(401)
  })

  test('fails where the account that never proved its address works for the shop, or is blocked', async () => {
    await signedUp(shop)
    signInAtGoogleAs('rahima-at-google')
    for (const change of [
      { role: 'owner', blockedAt: null },
      { role: 'customer', blockedAt: new Date() },
    ] as const) {
      await shop.database.update(users).set(change)
      expect(await walk()).toEqual(refused('account-exists-with-different-credential'))
      expect(await who()).toBeNull()
    }
    expect(await shop.database.select().from(accounts)).toHaveLength(1)
  })

  test('fails where the provider does not vouch for the address', async () => {
    await signedUp(shop)
    await shop.database.update(users).set({ emailVerified: true })
    signInAtGoogleAs('stranger', { email_verified: false })
    expect(await walk()).toEqual(refused('internal-error'))
    expect(await who()).toBeNull()
  })

  test('fails for anyone who wants to be there first, with somebody else’s address', async () => {
    signInAtGoogleAs('stranger', { email_verified: false })
    expect(await walk()).toEqual(refused('internal-error'))
    expect(await shop.database.select().from(users)).toEqual([])
  })

  test('a blocked account stays out (D8)', async () => {
    signInAtGoogleAs('rahima-at-google')
    await walk()
    await shop.database.update(users).set({ blockedAt: new Date() })
    const other = new TestBrowser(shop)
    expect(await walk(other)).toEqual(refused('user-disabled'))
    expect(other.cookies.has('haat.session_token')).toBe(false)
  })
})

describe('an account with a second factor', () => {
  test('is asked for it after Google, too; before that there is no session', async () => {
    signInAtGoogleAs('rahima-at-google')
    expect(await walk()).toEqual(signedIn)
    const clock = new TestClock()
    const { phone } = await withSecondFactor(browser, clock)
    const other = new TestBrowser(shop)
    expect(await walk(other)).toEqual(refused('second-factor-required'))
    expect(await who(other)).toBeNull()
    expect([...other.cookies.keys()]).toEqual(['haat.second_step'])
    expect(await shop.database.$count(sessions)).toBe(1)
    const thief = new TestBrowser(shop)
    const code = phone.code(30_000)
    expect((await thief.post('/auth/second-factor', { code })).status).toBe(401)
    expect((await other.post('/auth/second-factor', { code: phone.wrong() })).status).toBe(400)
    expect((await other.post('/auth/second-factor', { code })).status).toBe(200)
    expect(await who(other)).toMatchObject({ email })
    expect(other.cookies.has('haat.known')).toBe(true)
  })

  test('is asked for it also where Google is linked to it only now', async () => {
    const clock = new TestClock()
    await withSecondFactor(await signedUp(shop), clock)
    await shop.database.update(users).set({ emailVerified: true })
    signInAtGoogleAs('rahima-at-google')
    expect(await walk()).toEqual(refused('second-factor-required'))
    expect(await who()).toBeNull()
  })
})

describe('the way back', () => {
  const goAndReturn = async () => {
    signInAtGoogleAs('rahima-at-google')
    const begun = await browser.get('/auth/google')
    return walkProvider(begun.headers.get('location') ?? '', provider.issuer)
  }
  const finish = async (by: TestBrowser, url: string) => {
    const { headers } = await by.get(inShop(url))
    return popupResult(by, headers.get('location') ?? '')
  }

  test('is only for the browser that went (state)', async () => {
    const back = await goAndReturn()
    const victim = new TestBrowser(shop)
    expect(await finish(victim, back)).toEqual(refused('internal-error'))
    expect(await who(victim)).toBeNull()
  })

  test('works once', async () => {
    const back = await goAndReturn()
    expect(await finish(browser, back)).toEqual(signedIn)
    expect(await finish(browser, back)).toEqual(refused('internal-error'))
  })

  test('does not believe a token that was made for another visit (nonce)', async () => {
    const back = await goAndReturn()
    const [row] = await shop.database.select().from(verifications)
    const kept = JSON.parse(row?.value ?? '{}') as object
    await shop.database
      .update(verifications)
      .set({ value: JSON.stringify({ ...kept, idTokenNonce: 'of another visit' }) })
      .where(eq(verifications.id, row?.id ?? ''))
    expect(await finish(browser, back)).toEqual(refused('internal-error'))
  })

  test('says that the person pressed Cancel', async () => {
    provider.cancels = true
    expect(await walk()).toEqual(refused('popup-closed-by-user'))
  })

  test('never leads to another site (open redirect)', async () => {
    signInAtGoogleAs('rahima-at-google')
    const evil = encodeURIComponent('https://evil.example/')
    const begun = await browser.get(`/auth/google?callbackURL=${evil}&errorCallbackURL=${evil}`)
    const back = await walkProvider(begun.headers.get('location') ?? '', provider.issuer)
    for (const url of [
      back,
      `${back}x`,
      `${shop.environment.shopUrl}/api/auth/callback/google?callbackURL=${evil}`,
    ]) {
      const { status, headers } = await browser.get(inShop(url))
      const to = new URL(headers.get('location') ?? '')
      expect([status, to.origin + to.pathname]).toEqual([
        302,
        `${shop.environment.shopUrl}/api/auth/popup-end`,
      ])
    }
  })

  test('ends on a page that sends the outcome to this origin only, and takes nothing of the address into itself', async () => {
    const page = await browser.get(`/auth/popup-end?error=${encodeURIComponent('</script><b>x')}`)
    expect(page.text).not.toContain('<b>')
    expect(page.text).toContain('<title>Sign-in · লগইন</title>')
    expect(page.text).toContain('postMessage(said, location.origin)')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('unsafe-inline')
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  })
})

describe('a shop', () => {
  test('without a client id offers no Google', async () => {
    const plain = new TestBrowser(await openTestShop())
    const answer = await plain.get('/auth/google')
    expect([answer.status, answer.content['code']]).toEqual([404, 'operation-not-allowed'])
  })

  test('says so while the provider cannot be reached, and tries again the next time', async () => {
    const away = await openTestProvider(shop.environment.shopUrl)
    await away.close()
    const google = { ...providerClient, issuer: away.issuer }
    const alone = await openTestShop({ environment: { ...shop.environment, google } })
    const visitor = new TestBrowser(alone)
    const { headers } = await visitor.get('/auth/google')
    expect(await popupResult(visitor, headers.get('location') ?? '')).toEqual(
      refused('network-request-failed'),
    )
    expect((await visitor.get('/auth-config')).content).toMatchObject({ signIn: { google: true } })
  })
})
