import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import {
  mailsTo,
  rahima,
  signedUp,
  TestBrowser,
} from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { audit } from '#shop/audit/tables.ts'
import { findActor } from '../sessions/find-actor.ts'
import { knownBrowser } from '../sign-in/known-browser.ts'
import { setFirstPassword } from './set-first-password.ts'
import { accounts, sessions } from '../tables.ts'

const chosen = 'kodom-phool'

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  browser = await signedUp(shop)
})

/** As an account is that a provider has made. */
const loseCredential = () =>
  shop.database.delete(accounts).where(eq(accounts.providerId, 'credential'))

async function set(password = chosen) {
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const found = await findActor(shop, cookies)
  if (found.outcome !== 'known') throw new Error(`Expected a session: ${found.outcome}`)
  return setFirstPassword(shop, found.actor, password, browser)
}

async function enters(password: string): Promise<number> {
  const elsewhere = new TestBrowser(shop)
  return (await elsewhere.post('/auth/sign-in', { email: rahima.email, password })).status
}

test('anyone who came with Google sets a password, and signs in with it from then on', async () => {
  await loseCredential()
  expect(await enters(chosen)).toBe(401)
  const done = await set()
  expect(done).toEqual({ outcome: 'set', cookies: [expect.stringMatching(/^haat\.known=/)] })
  // Strangers who guess cannot shut this browser out.
  const cookies = 'cookies' in done ? (done.cookies[0] ?? null) : null
  const known = await knownBrowser(shop, cookies?.split(';')[0] ?? null, { email: rahima.email })
  expect(known).toEqual(expect.any(String))
  expect(await enters(chosen)).toBe(200)
  const [entry] = await shop.database.select().from(audit)
  expect(entry).toMatchObject({ action: 'password-set', origin: browser.ipAddress })
  expect(JSON.stringify(entry)).not.toContain(chosen)
  const [notice] = await mailsTo(shop, rahima.email)
  expect(notice).toMatchObject({ template: 'password-changed' })
})

test('anyone who has a password changes it with the old one, not here', async () => {
  expect(await set()).toEqual({ outcome: 'has-password' })
  expect(await enters(rahima.password)).toBe(200)
})

test('a browser that somebody left open long ago sets nothing (requires-recent-login)', async () => {
  await loseCredential()
  await shop.database.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
  expect(await set()).toEqual({ outcome: 'requires-recent-login' })
  expect(await enters(chosen)).toBe(401)
})

test('the policy holds for the first password, too', async () => {
  await loseCredential()
  expect(await set('neem')).toMatchObject({ outcome: 'password-does-not-meet-requirements' })
})
