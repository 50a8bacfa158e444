import { expect, test } from 'vitest'
import { readCookie } from './read-cookie.ts'

test('a cookie is found by its whole name, unescaped, the first of several', () => {
  const header = 'my-theme=light; theme=a%2Bb%3D ;theme=dark; odd; empty='
  expect(readCookie(header, 'theme')).toBe('a+b=')
  expect(readCookie(header, 'my-theme')).toBe('light')
  expect(readCookie(header, 'empty')).toBe('')
})

test.each([null, undefined, '', 'odd', 'them=1; the=2; theme'])('none is found in %j', (header) => {
  expect(readCookie(header, 'theme')).toBeUndefined()
})
