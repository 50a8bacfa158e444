import { expect, test } from 'vitest'
import { countedDays, expectedOn } from './promise.ts'

const zone = { minDays: 1, maxDays: 2 }
const counted = (at: string, cutOffHour: number | null) =>
  Object.values(countedDays(zone, { at: new Date(at), cutOffHour }))

test('an order counts from the next day once the merchant’s day has ended in Dhaka, and never where it has no end', () => {
  expect(counted('2026-11-25T07:59:59Z', 14)).toEqual([1, 2])
  expect(counted('2026-11-25T08:00:00Z', 14)).toEqual([2, 3])
  expect(counted('2026-11-25T17:59:59Z', 14)).toEqual([2, 3])
  // Midnight in Dhaka.
  expect(counted('2026-11-25T18:00:00Z', 14)).toEqual([1, 2])
  expect(counted('2026-11-25T17:00:00Z', null)).toEqual([1, 2])
})

test('the days on which it is expected are those of Dhaka, also over the end of a year', () => {
  expect(expectedOn(new Date('2026-12-30T19:00:00Z'), zone)).toEqual({
    from: '2027-01-01',
    to: '2027-01-02',
  })
})
