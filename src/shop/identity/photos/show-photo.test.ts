import { expect, test } from 'vitest'
import { initialsOf, showPhoto } from './show-photo.ts'

const stem = `photo-${'a'.repeat(12)}-${'0'.repeat(32)}`
const shown = (photoUrl: string | null, side: 96 | 192 = 96) =>
  showPhoto({ name: 'Rahima Khatun', photoUrl }, side)

test('a photo is shown in the size of its place', () => {
  const photoUrl = `/pictures/${stem}-192.webp`
  expect([shown(photoUrl).url, shown(photoUrl, 192).url]).toEqual([
    `/pictures/${stem}-96.webp`,
    photoUrl,
  ])
})

test.each([
  null,
  'https://lh3.googleusercontent.com/a/photo',
  '//evil.example/x.webp',
  '/pictures/../dashboard',
  'javascript:alert(1)',
])('%s is never shown: browsers ask no other site, and initials stand there', (photoUrl) => {
  expect(shown(photoUrl)).toEqual({ url: null, initials: 'RK' })
})

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
