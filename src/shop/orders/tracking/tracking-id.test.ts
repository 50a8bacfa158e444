import { expect, test } from 'vitest'
import { newOrderId, newTrackingId, parseTrackingId } from './tracking-id.ts'

test('tracking IDs are ten lower-case letters and digits without 0 o 1 l i, and none comes twice (D14)', () => {
  const ids = Array.from({ length: 5000 }, newTrackingId)
  expect(new Set(ids).size).toBe(5000)
  for (const id of ids) expect(id).toMatch(/^[a-hjkmnp-z2-9]{10}$/)
  expect(new Set(ids.join('')).size).toBe(31)
})

test('order numbers are eight digits that do not follow each other (D14)', () => {
  const ids = Array.from({ length: 200 }, () => Number(newOrderId()))
  for (const id of ids) expect(String(id)).toMatch(/^[1-9]\d{7}$/)
  const steps = ids.slice(1).map((id, index) => Math.abs(id - ids[index]!))
  expect(steps.filter((step) => step < 1000).length).toBeLessThan(5)
})

test.each([
  'abcde23456',
  'ABCDE23456',
  '  Abcde 23456\n',
  'abcde-23456',
  'a b c d e 2 3 4 5 6',
  'abcde২৩৪৫৬',
  '\u200babcde23456\ufeff',
])('capitals, spaces, dashes and Bangla digits name the same order: %j (spec 5)', (typed) => {
  expect(parseTrackingId(typed)).toBe('abcde23456')
})

test.each([
  '',
  'abc',
  'abcdefghj0',
  'abcdefghj ',
  'abcdefghjkm',
  '\u0000bcdefghjk',
  "' OR 1=1 -",
  `${' '.repeat(5000)}abcdefghjk`,
])('what cannot be a tracking ID is not looked up', (typed) => {
  expect(parseTrackingId(typed)).toBeUndefined()
})
