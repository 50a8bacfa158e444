import { beforeEach, expect, test } from 'vitest'
import { newsletterSubscribers } from '#shop/newsletter/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { fullLimit } from '../../../tests/full-limit.ts'
import { openTestShop } from '../../../tests/test-shop.ts'
import { takeSubscription } from './take-subscription.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

function take(email: string) {
  const form = new FormData()
  form.set('email', email)
  return takeSubscription(shop, form, { address: '203.0.113.7', language: 'en' })
}

test('without JavaScript an address gets onto the list once (D21)', async () => {
  expect((await take(' Rahima@Example.com ')).answer).toEqual({ outcome: 'sent' })
  expect((await take('rahima@example.com')).answer).toEqual({ outcome: 'sent' })
  expect(await shop.database.select().from(newsletterSubscribers)).toMatchObject([
    { email: 'rahima@example.com', language: 'en' },
  ])
})

test('what is no address is said, and comes back to be corrected', async () => {
  expect(await take('rahima@')).toEqual({
    answer: { outcome: 'check-fields', fields: { email: 'email-invalid' } },
    typed: { email: 'rahima@' },
  })
})

test('the limit of the call holds here, too', async () => {
  shop = await openTestShop({ rateLimits: fullLimit('newsletter', '203.0.113.7') })
  expect((await take('rahima@example.com')).answer).toEqual({ outcome: 'too-many' })
  expect(await shop.database.$count(newsletterSubscribers)).toBe(0)
})
