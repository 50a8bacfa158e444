import { expect, test } from 'vitest'
import { endFromJson, endFromTyped, momentFromTyped, typedFromMoment } from './typed-moment.ts'

test('what is typed is a moment by the clocks of Dhaka, and stands in the field again as it was', () => {
  const moment = momentFromTyped('2026-11-23T03:30')
  expect(moment?.toISOString()).toBe('2026-11-22T21:30:00.000Z')
  expect(moment && typedFromMoment(moment)).toBe('2026-11-23T03:30')
})

test.each(['', 'tomorrow', '2026-11-23', '2026-13-23T03:30', '2026-11-23T25:30'])(
  'what is no moment is none: %s',
  (typed) => expect(momentFromTyped(typed)).toBeUndefined(),
)

test('a day without a time ends with that day in Dhaka, and is shown and sent back as it is', () => {
  const end = new Date('2026-12-31T17:59:59.999Z')
  for (const typed of ['2026-12-31', ' ২০২৬-১২-৩১ ', '2026-12-31T23:59', '2026-12-31 23:59:59'])
    expect([typed, endFromTyped(typed)]).toEqual([typed, end])
  expect(endFromTyped(typedFromMoment(end))).toEqual(end)
  expect(endFromTyped('2026-12-31T18:00')).toEqual(new Date('2026-12-31T12:00:00Z'))
  for (const typed of ['', '31/12/2026', '2026-13-01', '2026-12-31T', 'soon'])
    expect([typed, endFromTyped(typed)]).toEqual([typed, undefined])
  expect(endFromJson('2026-12-31')).toEqual(end)
  expect(endFromJson('2026-12-31T18:00:00+06:00')).toEqual(new Date('2026-12-31T12:00:00Z'))
})

test('a start needs a time', () => {
  expect(momentFromTyped('2026-12-31')).toBeUndefined()
  expect(momentFromTyped('২০২৬-১২-৩১ ১৮:০০')).toEqual(new Date('2026-12-31T12:00:00Z'))
})
