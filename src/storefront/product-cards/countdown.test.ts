import { expect, test } from 'vitest'
import { clockOf, secondsLeft } from './countdown.tsx'

const end = '2026-11-21T12:00:00.000Z'

test('the countdown runs to the end of the deal (D20)', () => {
  expect(secondsLeft(end, Date.parse('2026-11-20T10:58:59.000Z'))).toBe(90_061)
  expect(clockOf(90_061)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
})

test('the last moment still counts as a second; at the end nothing is left', () => {
  expect(secondsLeft(end, Date.parse(end) - 1)).toBe(1)
  expect(secondsLeft(end, Date.parse(end))).toBe(0)
})

test('a tab that slept past the end sees that it is over, not a negative time', () => {
  expect(secondsLeft(end, Date.parse(end) + 3_600_000)).toBe(0)
})
