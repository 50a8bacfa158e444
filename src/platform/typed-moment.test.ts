import { expect, test } from 'vitest'
import { momentFromTyped, typedFromMoment } from './typed-moment.ts'

test('what is typed is a moment by the clocks of Dhaka, and stands in the field again as it was', () => {
  const moment = momentFromTyped('2026-11-23T03:30')
  expect(moment?.toISOString()).toBe('2026-11-22T21:30:00.000Z')
  expect(moment && typedFromMoment(moment)).toBe('2026-11-23T03:30')
})

test.each(['', 'tomorrow', '2026-11-23', '2026-13-23T03:30', '2026-11-23T25:30'])(
  'what is no moment is none: %s',
  (typed) => expect(momentFromTyped(typed)).toBeUndefined(),
)
