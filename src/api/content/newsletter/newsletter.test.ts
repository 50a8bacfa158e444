import { beforeEach, expect, test } from 'vitest'
import { newsletterSubscribers } from '#shop/newsletter/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { postToApi } from '../../../../tests/examples/api-examples.ts'
import { fullLimit } from '../../../../tests/support/full-limit.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function subscribe(body: unknown) {
  const { status, headers, content } = await postToApi(shop, '/newsletter', body)
  return { status, type: headers.get('content-type'), content }
}

const stored = () =>
  shop.database
    .select({ email: newsletterSubscribers.email, language: newsletterSubscribers.language })
    .from(newsletterSubscribers)

test('who asks for the newsletter is on the list, with the language of the page (D21)', async () => {
  expect(await subscribe({ email: ' Rahima@Example.COM ', language: 'bn' })).toMatchObject({
    status: 200,
    content: { subscribed: true },
  })
  expect(await stored()).toEqual([{ email: 'rahima@example.com', language: 'bn' }])
})

test('asked twice it is there once, and the answer does not show that it was there before', async () => {
  const first = await subscribe({ email: 'rahima@example.com' })
  const second = await subscribe({ email: 'RAHIMA@example.com' })
  expect(second).toEqual(first)
  expect(await stored()).toHaveLength(1)
})

test('ten presses at once are one subscriber', async () => {
  const presses = Array.from({ length: 10 }, () => subscribe({ email: 'rahima@example.com' }))
  expect((await Promise.all(presses)).map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await stored()).toHaveLength(1)
})

test.each(['', 'rahima', 'rahima@', `${'a'.repeat(250)}@example.com`, null, 7])(
  'what is no e-mail address (%s) is refused in words',
  async (email) => {
    expect(await subscribe({ email })).toMatchObject({
      status: 400,
      type: 'application/problem+json; charset=utf-8',
      content: {
        code: 'invalid',
        fields: { email: 'Enter an e-mail address like name@example.com' },
      },
    })
    expect(await stored()).toEqual([])
  },
)

test('anyone who sends one address after the other is slowed down', async () => {
  shop = await openTestShop({ rateLimits: fullLimit('newsletter', '203.0.113.7') })
  expect(await subscribe({ email: 'rahima@example.com' })).toMatchObject({ status: 429 })
  expect(await stored()).toEqual([])
})
