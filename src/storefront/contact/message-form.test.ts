import { beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#shop/content/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { action } from './contact-us.tsx'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const typed = {
  name: 'Rahima Begum',
  replyTo: '০১৭১২-৩৪৫৬৭৮',
  subject: '',
  message: 'Do you wrap gifts?',
}

const send = (fields: Record<string, string>, isFetched = false) =>
  postForm(action, { shop, to: '/bn/contact-us', fields, isFetched })

test('with and without scripts a message is kept, once however often it is sent (D21)', async () => {
  expect(await send(typed)).toMatchObject({ status: 303, goTo: '/bn/contact-us/sent' })
  expect(await send(typed, true)).toMatchObject({
    status: 200,
    goTo: null,
    result: { reset: true, error: null },
  })
  expect(await shop.database.select().from(contactMessages)).toMatchObject([
    { name: 'Rahima Begum', phone: '+8801712345678', language: 'bn' },
  ])
})

test('what does not fit is said field by field, and what was typed comes back', async () => {
  const wrong = { ...typed, name: ' ', replyTo: '123', message: 'Hi' }
  for (const isFetched of [false, true])
    expect(await send(wrong, isFetched)).toMatchObject({
      status: 400,
      result: {
        error: {
          formErrors: null,
          fieldErrors: {
            name: ['name-missing'],
            replyTo: ['reply-to-invalid'],
            message: ['message-too-short'],
          },
        },
        submission: { payload: wrong },
      },
    })
  expect(await shop.database.select().from(contactMessages)).toEqual([])
})

test('a form without fields says what is missing', async () => {
  const { result } = await send({})
  expect(Object.keys(result?.error?.fieldErrors ?? {})).toEqual(['name', 'replyTo', 'message'])
})

test.each(['contact', 'messages-of-sender'])('the limit of %s holds here, too', async (limited) => {
  shop = await openTestShop({
    rateLimits: {
      take: async (name) =>
        name === limited ? { outcome: 'too-many', retryAfterSeconds: 60 } : { outcome: 'allowed' },
    },
  })
  expect(await send(typed)).toMatchObject({
    status: 429,
    result: { error: { formErrors: ['too-many'] }, submission: { payload: typed } },
  })
})
