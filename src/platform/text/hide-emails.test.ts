import { expect, test } from 'vitest'
import { hideEmails } from './hide-emails.ts'

test.each([
  ['Sign-up attempt for existing email: rahima@example.com', ': (an address)'],
  ['<Rahima.Khatun+haat@mail.example.co.bd> is unknown', '<(an address)> is unknown'],
  ['"রহিমা@উদাহরণ.বাংলা", email=a@b', '"(an address)", email=(an address)'],
])('an e-mail address in a line of the log is hidden: %s', (line, hidden) => {
  expect(hideEmails(line)).toContain(hidden)
  expect(hideEmails(line)).not.toContain('@')
})

test('what has no address stays as it is', () => {
  expect(hideEmails('Failed to create user: E11000')).toBe('Failed to create user: E11000')
})
