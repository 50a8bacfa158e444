import { expect, test } from 'vitest'
import { looksLikeTrackingId, newOrderId, newTrackingId } from './tracking-id.ts'

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

test('what cannot be a tracking ID is not looked up', () => {
  expect(looksLikeTrackingId(newTrackingId())).toBe(true)
  for (const typed of [
    '',
    'abc',
    'ABCDEFGHJK',
    'abcdefghj0',
    'abcdefghj ',
    '\u0000bcdefghjk',
    "' OR 1=1 -",
  ]) {
    expect(looksLikeTrackingId(typed)).toBe(false)
  }
})
