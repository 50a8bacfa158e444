import { expect, test } from 'vitest'
import { rarePartOf } from './contains-word.ts'

test('what few have of a word is asked of the index, and always a part of it', () => {
  const parts = {
    '01812987654': '987654',
    '8801812987654': '987654',
    '10523344': '523344',
    '7654': '7654',
    'bench-62600': 'bench-62600',
    'buyer98604@example.com': '98604',
    'n.rahman87@example.com': 'rahman87@',
    'rahman@example.com': 'rahman@example.com',
    'r2@example.com': 'r2@example.com',
    '98604abc@example.com': '98604abc@',
    '@example2.com': '@example2.com',
    ফাতেমা: 'ফাতেমা',
    rahima: 'rahima',
    '': '',
  }
  for (const [word, part] of Object.entries(parts)) {
    expect({ word, part: rarePartOf(word) }).toEqual({ word, part })
    expect(word).toContain(part)
  }
})
