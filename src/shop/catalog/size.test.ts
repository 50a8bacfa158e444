import { expect, test } from 'vitest'
import { sizeInWords } from './size.ts'

test.each([
  ['5 kg', '৫ কেজি'],
  ['12 inch', '১২ ইঞ্চি'],
  ['1.5 L', '১.৫ লিটার'],
  ['90 x 120 cm', '৯০ x ১২০ সেমি'],
  ['XL', 'XL'],
  ['42', '৪২'],
  ['3XL', '৩XL'],
])('a Bangla page writes the size %s as %s (D26)', (size, written) => {
  expect(sizeInWords(size, 'bn')).toBe(written)
})

test('an English page writes a size as the merchant did', () => {
  expect(sizeInWords('5 kg', 'en')).toBe('5 kg')
})
