import { expect, test } from 'vitest'
import { isDue, isUsable, pauseMs, readClaims, refreshInMs } from './token.ts'

const token = (claims: unknown) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

const claims = { email: 'rahima@example.com', language: 'en', expiresAt: 3_600_000 } as const
const minute = 60_000

test('the token names whose it is and when it ends, also in Bangla', () => {
  expect(readClaims(token({ email: 'রহিমা@উদাহরণ.বাংলা', exp: 3600 }))).toEqual({
    email: 'রহিমা@উদাহরণ.বাংলা',
    language: 'en',
    expiresAt: 3_600_000,
  })
})

test.each([null, '', 'opaque', 'a.%%%.b', token({}), token(null), token({ email: 'a@b.c' })])(
  'what says less (%s) says nothing',
  (odd) => expect(readClaims(odd)).toBeUndefined(),
)

test('a token is renewed 5 minutes before its end (spec 9)', () => {
  expect(refreshInMs(claims, 0)).toBe(55 * minute)
  expect(isDue(claims, 55 * minute - 1)).toBe(false)
  expect(isDue(claims, 55 * minute)).toBe(true)
  expect(refreshInMs(claims, 58 * minute)).toBe(0)
})

test('and no longer used in its last 30 seconds (spec 9)', () => {
  expect(isUsable(claims, 3_570_000 - 1)).toBe(true)
  expect(isUsable(claims, 3_570_000)).toBe(false)
})

test('without a network the pauses double from 30 seconds to 16 minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseMs)).toEqual(
    [0.5, 1, 2, 4, 8, 16, 16, 16].map((minutes) => minutes * minute),
  )
})
