import { expect, test } from 'vitest'
import { plainText, scriptText } from './structured-data.ts'

test('a name that ends the script does not end it, and reads the same', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' }
  expect(scriptText(hostile)).not.toContain('<')
  expect(JSON.parse(scriptText(hostile))).toEqual(hostile)
})

test('a description in HTML is told in plain words', () => {
  const html = '<p>Cups &amp; plates <strong>of clay</strong>.</p><ul><li>Six of each</li></ul>'
  expect(plainText(html, 100)).toBe('Cups & plates of clay. Six of each')
})

test('a long description is cut between words', () => {
  expect(plainText('<p>one two three four</p>', 12)).toBe('one two…')
})
