import { beforeEach, expect, test } from 'vitest'
import { newsletterSubscribers } from '#shop/newsletter/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { fullLimit } from '../../../tests/support/full-limit.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { action } from './newsletter.tsx'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const send = (email: string, isFetched = false) =>
  postForm(action, { shop, to: '/newsletter', fields: { email }, isFetched })

test('with and without scripts an address gets onto the list once (D21)', async () => {
  expect(await send(' Rahima@Example.com ')).toMatchObject({ goTo: '/newsletter/subscribed' })
  expect(await send('rahima@example.com', true)).toMatchObject({ result: { reset: true } })
  expect(await shop.database.select().from(newsletterSubscribers)).toMatchObject([
    { email: 'rahima@example.com', language: 'en', status: 'pending' },
  ])
})

test('what is no address is said, and comes back to be corrected', async () => {
  expect(await send('rahima@')).toMatchObject({
    status: 400,
    result: {
      error: { fieldErrors: { email: ['email-invalid'] } },
      submission: { payload: { email: 'rahima@' } },
    },
  })
})

test('the limit of the call holds here, too', async () => {
  shop = await openTestShop({ rateLimits: fullLimit('newsletter', '203.0.113.7') })
  expect(await send('rahima@example.com')).toMatchObject({
    status: 429,
    result: { error: { formErrors: ['too-many'] } },
  })
  expect(await shop.database.$count(newsletterSubscribers)).toBe(0)
})
