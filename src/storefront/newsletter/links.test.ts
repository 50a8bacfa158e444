import { beforeEach, expect, test } from 'vitest'
import { troubleIn } from '#pages/form/form-result.ts'
import { subscribeToNewsletter } from '#shop/newsletter/subscribe-to-newsletter.ts'
import { newsletterSubscribers } from '#shop/newsletter/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { action as confirm } from './confirm.tsx'
import { action as unsubscribe } from './unsubscribe.tsx'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
  await subscribeToNewsletter(shop, { email: 'rahima@example.com', language: 'en' }, '192.0.2.1')
})

const stored = async () => {
  const [one] = await shop.database.select().from(newsletterSubscribers)
  if (!one) throw new Error('Expected somebody')
  return one
}

test('the link of the mail puts the address on the list, and one press of a mail program takes it off, without being led elsewhere', async () => {
  const { token } = await stored()
  const asked = (page: string) => ({ shop, to: `/newsletter/${page}?token=${token}` })
  expect(await postForm(confirm, { ...asked('confirm'), fields: {} })).toMatchObject({
    status: 200,
    goTo: null,
  })
  expect((await stored()).status).toBe('subscribed')
  const fields = { 'List-Unsubscribe': 'One-Click' }
  expect(await postForm(unsubscribe, { ...asked('unsubscribe'), fields })).toMatchObject({
    status: 200,
    goTo: null,
    result: { reset: true },
  })
  expect((await stored()).status).toBe('unsubscribed')
})

test('a link that is none says so', async () => {
  for (const [page, action] of Object.entries({ confirm, unsubscribe }))
    for (const query of ['', '?token=', '?token=nothing']) {
      const sent = { shop, to: `/newsletter/${page}${query}`, fields: {} }
      expect(troubleIn((await postForm(action, sent)).result)).toBe('unknown-link')
    }
})
