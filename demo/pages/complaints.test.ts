import { expect, test } from 'vitest'
import { questions } from './questions.ts'
import { returns } from './returns.ts'
import { terms } from './terms.ts'

test.each([questions, returns, terms])(
  'complaints go to the contact page, which every shop has, not to a contact that may not be set: $slug',
  ({ body: { en, bn } }) => {
    expect(en).not.toMatch(/contact for complaints|contact stands|trade licence|DBID/i)
    expect(bn).not.toMatch(/অভিযোগের ঠিকানা|পাতার নিচে ঠিকানা|ট্রেড লাইসেন্স|ডিবিআইডি/)
    expect(en).toMatch(/<a href="\/contact-us">contact page<\/a>\. We begin/)
    expect(bn).toContain('<a href="/bn/contact-us">যোগাযোগ</a> পাতা')
  },
)
