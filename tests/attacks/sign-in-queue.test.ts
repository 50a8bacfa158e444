import { expect, test } from 'vitest'
import { rahima } from '../examples/identity-examples.ts'
import { openAttackedShop } from './support/attacked-shop.ts'
import { DistantBrowser } from './support/distant-browser.ts'

test('three hundred tries from one client keep nobody else waiting: they wait in a line of their own, which has an end', async () => {
  const shop = await openAttackedShop({ TRUST_PROXY: '1' })
  const customer = new DistantBrowser(shop)
  expect((await customer.post('/auth/sign-up', rahima)).status).toBe(201)

  const statuses: number[] = []
  const attack = Array.from({ length: 300 }, async (_, number) => {
    const guess = { email: `nobody-${number}@example.com`, password: 'guessed-it' }
    const { status } = await new DistantBrowser(shop, '198.51.100.9').post('/auth/sign-in', guess)
    statuses.push(status)
  })
  // The line is as long as it gets once the first of them are sent away, or served.
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(5)
  const hashedBefore = statuses.filter((status) => status === 401).length
  const { email, password } = rahima
  const elsewhere = new DistantBrowser(shop, '192.0.2.44')
  expect((await elsewhere.post('/auth/sign-in', { email, password })).status).toBe(200)
  const hashedMeanwhile = statuses.filter((status) => status === 401).length - hashedBefore
  await Promise.all(attack)

  // Two were hashed already, one may come between; on a slow machine one more, while the cookies are made.
  expect(hashedMeanwhile).toBeLessThan(16)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(150)
  expect(statuses.every((status) => status === 401 || status === 429)).toBe(true)
}, 90_000)
