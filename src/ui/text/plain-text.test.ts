import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('a description in HTML becomes plain words', () => {
  const html = '<p>Cups &amp; plates <strong>of clay</strong>.</p><ul><li>Six of each</li></ul>'
  expect(plainText(html, 100)).toBe('Cups & plates of clay. Six of each')
})

test('a long description is cut between words', () => {
  expect(plainText('<p>one two three four</p>', 12)).toBe('one two…')
})
