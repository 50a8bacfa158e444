import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

const next = (wanted: unknown) => sameOriginPath(wanted, '/dashboard')

test.each([
  '/',
  '/dashboard/myOrder',
  '/bn/checkout',
  '/bn/verify-email',
  '/shop?q=tea&page=2#products',
  '/product/lamp?from=//evil.example',
])('a person who came from %s goes back there', (own) => expect(next(own)).toBe(own))

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '///evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https:evil.example',
  'https://evil.example',
  'https://shop.invalid@evil.example',
  'evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\u0000/evil.example',
  '/shop\\..\\..\\/evil.example',
  '',
  null,
  undefined,
  ['/shop'],
])('a link cannot lead out of the shop: %j', (elsewhere) =>
  expect(next(elsewhere)).toBe('/dashboard'),
)

test.each([
  '/login',
  '/login?from=/login',
  '/bn/register',
  '/reset-password?code=x',
  '/api/auth/x',
])('%s is no place to go back to', (through) => expect(next(through)).toBe('/dashboard'))

test('a page whose name begins like one of these is', () => {
  expect(next('/login-help')).toBe('/login-help')
})
