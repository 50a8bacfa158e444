import { beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#shop/content/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { postToApi } from '../../../tests/examples/api-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const question = {
  name: 'Rahima Begum',
  replyTo: '০১৭১২-৩৪৫৬৭৮',
  subject: 'Gift wrapping',
  message: 'Do you wrap gifts?\nIt is for Eid.',
  language: 'bn',
}

async function send(body: object) {
  const { status, content } = await postToApi(shop, '/contact', body)
  return { status, content }
}

const stored = () => shop.database.select().from(contactMessages)

test('a message is kept with where to answer, as it was typed (D21)', async () => {
  expect(await send(question)).toEqual({ status: 201, content: { sent: true } })
  expect(await stored()).toMatchObject([
    {
      name: 'Rahima Begum',
      phone: '+8801712345678',
      email: null,
      subject: 'Gift wrapping',
      message: 'Do you wrap gifts?\nIt is for Eid.',
      language: 'bn',
    },
  ])
})

test('an e-mail address instead of a number is as good, and the subject may be left out', async () => {
  const { subject: _, ...rest } = question
  expect(await send({ ...rest, replyTo: 'Rahima@example.com' })).toMatchObject({ status: 201 })
  expect(await stored()).toMatchObject([{ phone: null, email: 'Rahima@example.com', subject: '' }])
})

test('sent twice, or pressed ten times at once, it is kept once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => send(question)))
  expect(await send(question)).toMatchObject({ status: 201 })
  expect(await stored()).toHaveLength(1)
})

test('the same words tomorrow, or other words today, are another message', async () => {
  await send(question)
  await send({ ...question, message: 'And do you deliver on Friday?' })
  const now = shop.now()
  shop = await openTestShop({ now: () => new Date(now.getTime() + 24 * 3_600_000) })
  await send(question)
  expect(await stored()).toHaveLength(3)
})

test('what is missing is said field by field, and nothing is kept', async () => {
  expect(await send({ name: ' ', replyTo: '01212345678', message: 'Hi' })).toMatchObject({
    status: 400,
    content: {
      code: 'invalid',
      fields: {
        name: 'Enter your name',
        replyTo:
          'Enter a mobile number like 01712-345678 or an e-mail address like name@example.com',
        message: 'Write at least 5 characters, so that we understand what you need',
      },
    },
  })
  expect(await stored()).toEqual([])
})

test('one sender cannot flood the merchant; what was kept already is still answered', async () => {
  const noMore = { outcome: 'too-many', retryAfterSeconds: 60 } as const
  await send(question)
  shop = await openTestShop({
    rateLimits: {
      take: async (name) => (name === 'messages-of-sender' ? noMore : { outcome: 'allowed' }),
    },
  })
  expect(await send(question)).toMatchObject({ status: 201 })
  expect(await send({ ...question, message: 'Something else' })).toMatchObject({ status: 429 })
  expect(await stored()).toHaveLength(1)
})

test('script, marks that turn text around and zero bytes are text or nothing', async () => {
  await send({ ...question, message: '<script>alert(1)</script>\u202e\0 evil' })
  expect(await stored()).toMatchObject([{ message: '<script>alert(1)</script> evil' }])
})
