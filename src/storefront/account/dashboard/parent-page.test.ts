import { expect, test } from 'vitest'
import { parentPage } from './parent-page.ts'

test.each([
  ['/dashboard/myOrder/1042', '/dashboard/myOrder'],
  ['/bn/dashboard/users/7', '/dashboard/users'],
  ['/dashboard/outbox/7', '/dashboard/outbox'],
  ['/dashboard/addresses/new', '/dashboard/addresses'],
  ['/dashboard/security/second-factor', '/dashboard/security'],
  ['/dashboard/users', '/dashboard'],
  ['/bn/dashboard/profile', '/dashboard'],
])('on a phone the way back from %s leads to %s', (path, parent) => {
  expect(parentPage(path).to).toBe(parent)
})
