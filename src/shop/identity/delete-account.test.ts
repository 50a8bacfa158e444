import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, type TestBrowser } from '../../../tests/identity-examples.ts'
import { anOrderOf, stocked } from '../../../tests/order-examples.ts'
import { openTestShop } from '../../../tests/test-shop.ts'
import { placeOrder } from '../orders/place-order.ts'
import { trackOrder } from '../orders/track-order.ts'
import { deleteAccount } from './delete-account.ts'
import { findActor } from './find-actor.ts'
import { accounts, sessions, users } from './tables.ts'

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  browser = await signedUp(shop)
})

const cookies = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function actor() {
  const found = await findActor(shop, cookies())
  if (found.outcome !== 'known') throw new Error(`Expected a session: ${found.outcome}`)
  return found.actor
}

async function leave(password: string, signedInAt = shop.now()) {
  const visit = { address: browser.address, userAgent: null, cookies: cookies() }
  return deleteAccount(shop, await actor(), { password, visit, signedInAt })
}

test('with my password my account is gone, and all its sessions; my orders stay without me', async () => {
  const tea = await stocked(shop, { stock: 5 })
  const { userId } = await actor()
  const placed = await placeOrder(shop, anOrderOf([tea, 1]), 'before-leaving', userId)
  if (placed.outcome !== 'placed') throw new Error('Expected an order')
  expect(await leave(rahima.password)).toEqual({ outcome: 'deleted' })
  expect(await findActor(shop, cookies())).toEqual({ outcome: 'nobody' })
  for (const table of [users, sessions, accounts]) expect(await shop.database.$count(table)).toBe(0)
  expect(await trackOrder(shop, placed.trackingId)).toMatchObject({ orderId: placed.orderId })
})

test('my password is checked with the others, at most two at once', async () => {
  const { password: hashing } = await (await shop.identity.auth()).$context
  const verify = vi.spyOn(hashing, 'verify')
  expect(await leave('wrong-guess')).toEqual({ outcome: 'wrong-password' })
  expect(verify).toHaveBeenCalledTimes(1)
})

test('with a wrong password nothing happens, and guesses are counted', async () => {
  expect(await leave('wrong-guess')).toEqual({ outcome: 'wrong-password' })
  const take = async () => ({ outcome: 'too-many', retryAfterSeconds: 60 }) as const
  shop = { ...shop, rateLimits: { take } }
  expect(await leave(rahima.password)).toEqual({ outcome: 'too-many-requests' })
  expect(await shop.database.$count(users)).toBe(1)
})

test('an account without a password must have come in a moment ago (requires-recent-login)', async () => {
  await shop.database.delete(accounts)
  const longAgo = new Date(shop.now().getTime() - 11 * 60_000)
  expect(await leave('', longAgo)).toEqual({ outcome: 'requires-recent-login' })
  expect(await leave('')).toEqual({ outcome: 'deleted' })
})

test('whoever works for the shop cannot leave before their role is taken back (D6)', async () => {
  await shop.database.update(users).set({ role: 'owner' }).where(eq(users.email, rahima.email))
  expect(await leave(rahima.password)).toEqual({ outcome: 'works-here' })
})
