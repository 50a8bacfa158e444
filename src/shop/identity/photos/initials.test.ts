import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Rahima Khatun', 'RK'],
  ['Md. Abdul  Karim', 'MK'],
  ['rahima', 'R'],
  ['রহিমা খাতুন', 'রখা'],
  ['কৃষ্ণা', 'কৃ'],
  ['(Shop) Émile', 'SÉ'],
  ['৯৯ — !', ''],
  ['', ''],
])('beside %j stands %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
