import { expect, test } from 'vitest'
import { hourWords } from './hour-words.ts'

test('hours are said as people say them', () => {
  const said = (hours: number[], language: 'en' | 'bn') =>
    hours.map((hour) => hourWords(hour, language))
  expect(said([0, 9, 12, 14, 23], 'en')).toEqual(['12 am', '9 am', '12 pm', '2 pm', '11 pm'])
  expect(said([0, 5, 9, 12, 14, 16, 18, 21], 'bn')).toEqual([
    'রাত ১২টা',
    'ভোর ৫টা',
    'সকাল ৯টা',
    'দুপুর ১২টা',
    'দুপুর ২টা',
    'বিকাল ৪টা',
    'সন্ধ্যা ৬টা',
    'রাত ৯টা',
  ])
})
