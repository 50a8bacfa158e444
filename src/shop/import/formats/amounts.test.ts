import { expect, test } from 'vitest'
import { readAmount, readMoment, readWhole, writeAmount } from './amounts.ts'

test('amounts are read as people write them, and nothing is guessed', () => {
  const read = [
    '1250',
    '1,250.00',
    '12,34,567.5',
    '1,234,567',
    '৳ ১,২৫০',
    'Tk. 99.90',
    '80/-',
    '১২৫০ টাকা',
    '1250 Taka',
    'Taka 1,250.00',
    'টাকা ১২৫০ মাত্র',
    'Tk 80/-',
    ' ৳1,250.00\u00A0',
    '1250/=',
    '0.5000',
  ].map(readAmount)
  expect(read).toEqual([
    125_000, 125_000, 123_456_750, 123_456_700, 125_000, 9990, 8000, 125_000, 125_000, 125_000,
    125_000, 8000, 125_000, 125_000, 50,
  ])
  for (const text of [
    '12,50',
    '1.250,00',
    '-5',
    'free',
    '1 250',
    '9.999',
    '',
    '1e5',
    '$12',
    '99999999999999999',
  ]) {
    expect([text, readAmount(text)]).toEqual([text, undefined])
  }
  expect([0, 5, 9950, 125_000].map(writeAmount)).toEqual(['0', '0.05', '99.50', '1250'])
  expect(['12', '-2', '৭', '3.0', '1,200', '3.5', '1,2', 'many'].map(readWhole)).toEqual([
    12,
    -2,
    7,
    3,
    1200,
    undefined,
    undefined,
    undefined,
  ])
  expect(readMoment('2026-11-30 18:00')).toEqual(new Date('2026-11-30T12:00:00Z'))
  expect(readMoment('2026-11-30 9:00')).toEqual(new Date('2026-11-30T03:00:00Z'))
  expect(readMoment('30/11/2026')).toBeUndefined()
})
