import { beforeEach, expect, test } from 'vitest'
import { RouterContextProvider } from 'react-router'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import type { Shop } from '#shop/shop.ts'
import { signedUp } from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { accountContext } from '#pages/account-context.ts'
import { callerContext, shopContext } from '#shop-context.ts'
import { action } from './layout.tsx'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

type Sent = Parameters<typeof action>[0]

async function press(cookie: string, what: string, more: Record<string, string> = {}) {
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(accountContext, { email: 'karim@example.com' } as never)
  context.set(callerContext, { ipAddress: '203.0.113.9', requestId: 'test' })
  const request = new Request(`${shop.environment.shopUrl}/bn/dashboard`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ what, ...more }),
  })
  const asked = { url: new URL(request.url), params: {}, pattern: '/bn/dashboard' }
  return action({ context, request, ...asked } as Sent).catch((thrown: unknown) => thrown)
}

test.each([
  [
    '/bn/dashboard/users/1?a=b',
    '/bn/login?from=%2Fbn%2Fdashboard%2Fusers%2F1%3Fa%3Db#confirm-password',
  ],
  ['//evil.example/', '/bn/login#signed-out'],
])('who is to sign in again comes back to the shop only: %s', async (from, location) => {
  const browser = await signedUp(shop)
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const answer = (await press(cookie, 'sign-out', { from })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  const isKnown = answer.headers.getSetCookie().join().includes('haat.confirm=karim%40example.com')
  expect(isKnown).toBe(location.endsWith('#confirm-password'))
  expect(await findActor(shop, cookie)).toEqual({ outcome: 'nobody' })
})

test('without JavaScript I sign out, too: the session is over, and I am at the login', async () => {
  const browser = await signedUp(shop)
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  expect(await press(cookie, 'dance')).toMatchObject({ init: { status: 400 } })
  expect(await findActor(shop, cookie)).toMatchObject({ outcome: 'known' })
  const answer = (await press(cookie, 'sign-out')) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/bn/login#signed-out'])
  // The way back would show pages of the account.
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i)
  // By which the page to sign in on clears what was typed, no matter what cleared the token.
  expect(answer.headers.getSetCookie().join()).toMatch(/haat\.signed-out=1;/)
  expect(await findActor(shop, cookie)).toEqual({ outcome: 'nobody' })
})
