import { expect, test } from 'vitest'
import { isWithin, rangesOf, readRange } from './range.ts'

test('a number, and a range with one end or two, is read; what is neither asks for nothing', () => {
  expect(readRange('5')).toBe(5)
  expect(readRange('-1.5')).toBe(-1.5)
  expect(readRange('5..10')).toEqual({ from: 5, below: 10 })
  expect(readRange('..10')).toEqual({ from: undefined, below: 10 })
  expect(readRange('10..')).toEqual({ from: 10, below: undefined })
  for (const typed of ['', '..', '5..x', 'x..5', '1..2..3', '1e9', 'NaN', ' 5'])
    expect([typed, readRange(typed)]).toEqual([typed, undefined])
})

test('a range holds the number that it begins with, and not the one that it ends with', () => {
  const range = readRange('5..10')
  if (range === undefined) throw new Error('Expected a range')
  expect([4.9, 5, 9.9, 10].map((number) => isWithin(number, range))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('few different numbers are offered one by one, many in ranges of round numbers that meet and hold all', () => {
  expect(rangesOf([24, 1.8, 5, 1.8])).toEqual(['1.8', '5', '24'])
  const numbers = Array.from({ length: 40 }, (_, index) => 180 + index * 53)
  const ranges = rangesOf(numbers)
  expect(ranges).toEqual(['..600', '600..1000', '1000..1400', '1400..1800', '1800..'])
  for (const number of numbers)
    expect(ranges.filter((range) => isWithin(number, readRange(range) ?? NaN))).toHaveLength(1)
  expect(rangesOf([1, 2, 3, 4, 5, 6, 1_000_000]).every((range) => readRange(range))).toBe(true)
})
