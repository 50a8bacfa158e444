import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { langOf } from './lang-of.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

test('on a Bangla page, what is not written in Bangla is said to be English', () => {
  overwriteGetLocale(() => 'bn')
  expect(langOf('Clay cup')).toBe('en')
  expect(langOf('মাটির কাপ')).toBeUndefined()
  expect(langOf('LED বাতি')).toBeUndefined()
})

test('on an English page nothing has to be said', () => {
  overwriteGetLocale(() => 'en')
  expect(langOf('Clay cup')).toBeUndefined()
})
