import { afterEach, expect, test, vi } from 'vitest'
import { readAccountEmail } from './account-email.ts'

const signIn = (token: string) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'access-token' ? token : null),
  })

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

afterEach(() => vi.unstubAllGlobals())

test('the e-mail address is the one that the access token names', () => {
  signIn(token({ email: 'rahima+haat@example.com', name: '???>>>' }))
  expect(readAccountEmail()).toBe('rahima+haat@example.com')
})

test.each([token({}), token(null), token({ email: 7 }), 'opaque', 'a.%%%.b', ''])(
  'a token that names none (%s) is nobody by name',
  (odd) => {
    signIn(odd)
    expect(readAccountEmail()).toBe('')
  },
)
