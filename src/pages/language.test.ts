import { expect, test } from 'vitest'
import { languageOfPath, pathInLanguage } from './language.ts'

test.each([
  ['/', '/bn'],
  ['/?q=1', '/bn?q=1'],
  ['/shop', '/bn/shop'],
  ['/shop/home?q=lamp#top', '/bn/shop/home?q=lamp#top'],
  ['/bnana', '/bn/bnana'],
])('%s in Bangla is %s, and back (D26)', (english, bangla) => {
  expect(pathInLanguage(english, 'bn')).toBe(bangla)
  expect(pathInLanguage(bangla, 'bn')).toBe(bangla)
  expect(pathInLanguage(bangla, 'en')).toBe(english)
  expect(pathInLanguage(english, 'en')).toBe(english)
})

test('Bangla pages live under /bn, and nothing else does (D26)', () => {
  expect(['/bn', '/bn/shop', '/bn.data', '/bnana', '/', '/shop/bn'].map(languageOfPath)).toEqual([
    'bn',
    'bn',
    'bn',
    'en',
    'en',
    'en',
  ])
})
