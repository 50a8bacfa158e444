import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['Rahima@Example.com', 'rahima@example.com'],
  ['rahima+1@example.com', 'rahima@example.com'],
  ['rahima+a+b@example.com', 'rahima@example.com'],
  ['ra.hi.ma+x@gmail.com', 'rahima@gmail.com'],
  ['Ra.hima@GoogleMail.com', 'rahima@gmail.com'],
  // Elsewhere dots are part of the name.
  ['ra.hima@example.com', 'ra.hima@example.com'],
  ['+1@example.com', '+1@example.com'],
  ['no address', 'no address'],
])('mail to %s arrives in %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
