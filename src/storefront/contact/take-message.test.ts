import { beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#shop/content/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../tests/test-shop.ts'
import { takeMessage } from './take-message.ts'

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

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const take = (fields: Record<string, string>) =>
  takeMessage(shop, formOf(fields), { address: '203.0.113.7', language: 'bn' })

test('without JavaScript a message is kept as with it, once however often it is sent (D21)', async () => {
  expect((await take(typed)).answer).toEqual({ outcome: 'sent' })
  expect((await take(typed)).answer).toEqual({ outcome: 'sent' })
  expect(await shop.database.select().from(contactMessages)).toMatchObject([
    { name: 'Rahima Begum', phone: '+8801712345678', language: 'bn' },
  ])
})

test('what does not fit is said field by field, and what was typed comes back', async () => {
  const wrong = { ...typed, name: ' ', replyTo: '123', message: 'Hi' }
  expect(await take(wrong)).toEqual({
    answer: {
      outcome: 'check-fields',
      fields: {
        name: 'name-missing',
        replyTo: 'reply-to-invalid',
        message: 'message-too-short',
      },
    },
    typed: wrong,
  })
  expect(await shop.database.select().from(contactMessages)).toEqual([])
})

test('a form without fields is an empty one', async () => {
  expect((await take({})).typed).toEqual({ name: '', replyTo: '', subject: '', message: '' })
})

test.each(['contact', 'messages-of-sender'])('the limit of %s holds here, too', async (limited) => {
  shop = await openTestShop({
    rateLimits: {
      take: async (name) =>
        name === limited ? { outcome: 'too-many', retryAfterSeconds: 60 } : { outcome: 'allowed' },
    },
  })
  expect(await take(typed)).toEqual({ answer: { outcome: 'too-many' }, typed })
})
