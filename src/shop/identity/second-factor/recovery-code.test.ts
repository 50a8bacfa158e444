import { expect, test } from 'vitest'
import {
  newRecoveryCodes,
  readTypedCode,
  hashRecoveryCode,
  showRecoveryCode,
} from './recovery-code.ts'

test('ten codes, each another, written in three groups that nobody mistakes', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(showRecoveryCode(code)).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/)
})

test('a code is known however it is typed: spaces, dashes, capitals, Bangla digits, o for 0', () => {
  expect(readTypedCode(' 123 456 ')).toEqual({ kind: 'totp', code: '123456' })
  expect(readTypedCode('১২৩৪৫৬')).toEqual({ kind: 'totp', code: '123456' })
  const recovery = { kind: 'recovery', code: 'k7pd3m0qw911' }
  for (const typed of ['k7pd-3m0q-w911', 'K7PD 3MOQ WGII'.replace('G', '9'), 'k7pd–3moq–w9l1'])
    expect(readTypedCode(typed)).toEqual(recovery)
  for (const typed of ['', '12345', '1234567', 'k7pd-3m0q', 'k7pd-3m0q-w91u', 'x'.repeat(99)])
    expect(readTypedCode(typed)).toBeUndefined()
})

test('what is kept of a code fits one account of one shop', () => {
  const hashes = [
    hashRecoveryCode('secret', 'rahima', 'k7pd3m0qw911'),
    hashRecoveryCode('secret', 'karim', 'k7pd3m0qw911'),
    hashRecoveryCode('other', 'rahima', 'k7pd3m0qw911'),
  ]
  expect(new Set(hashes).size).toBe(3)
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/)
  expect(hashes.join()).not.toContain('k7pd3m0qw911')
})
