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
  ['5 mm', '৫ মিমি'],
  ['2 m', '২ মিটার'],
  ['250 g', '২৫০ গ্রাম'],
  ['500ml', '৫০০মিলি'],
  ['1 litre', '১ লিটার'],
  ['10 Litres', '১০ লিটার'],
  ['1 piece', '১ পিস'],
  ['12 pieces', '১২ পিস'],
  ['1 pack', '১ প্যাকেট'],
  ['3 packs', '৩ প্যাকেট'],
  ['1,250.75 kg', '১,২৫০.৭৫ কেজি'],
])('a Bangla page writes the size %s as %s (D26)', (size, written) => {
  expect(sizeInWords(size, 'bn')).toBe(written)
})

test('an English page writes a size as the merchant did', () => {
  expect(sizeInWords('5 kg', 'en')).toBe('5 kg')
})
