import { expect, test } from 'vitest'
import { newTotpKey, totpUrl, totpStep } from './totp-code.ts'

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code is %s (RFC 6238, last six digits)', (seconds, code) => {
  expect(totpStep(key, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a phone whose clock is half a minute wrong still fits, a whole minute does not', () => {
  const step = Math.floor(59 / 30)
  for (const seconds of [59 - 30, 59 + 30]) expect(totpStep(key, '287082', at(seconds))).toBe(step)
  expect(totpStep(key, '287082', at(59 + 61))).toBeUndefined()
})

test('what is no code fits never', () => {
  for (const code of ['', '28708', '2870820', 'abcdef', '287 082'])
    expect(totpStep(key, code, at(59))).toBeUndefined()
})

test('every key is another one, of 160 bits, and its address says which shop and whose it is', () => {
  const [one, other] = [newTotpKey(), newTotpKey()]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(totpUrl(one, { shop: 'Haat: tea', email: 'rahima@example.com' }))
  expect(url.protocol).toBe('otpauth:')
  expect(decodeURIComponent(url.pathname)).toBe('/Haat  tea:rahima@example.com')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    secret: one,
    issuer: 'Haat  tea',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
