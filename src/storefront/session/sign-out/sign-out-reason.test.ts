import { expect, test } from 'vitest'
import { confirmCookie, emailToConfirm } from './sign-out-reason.ts'

test('who is asked for their password once more finds their address in a cookie of this browser, for ten minutes', () => {
  const cookie = confirmCookie('karim+1;x@example.com', 'https://shop.example')
  expect(cookie).toMatch(/; Max-Age=600; Secure$/)
  const [kept = ''] = cookie.split(';')
  expect(emailToConfirm(`a=b; ${kept}; c=d`)).toBe('karim+1;x@example.com')
  expect(emailToConfirm('a=b')).toBeUndefined()
  expect(emailToConfirm('haat.confirm=%E0')).toBeUndefined()
})
