import { assert, integer, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import type { DayRange } from '../contract.ts'
import {
  dayAfter,
  dayBefore,
  daysBeside,
  daysWithout,
  nextMonth,
  runsOf,
  shortenSplit,
  splitAt,
  wholeMonths,
} from './split-range.ts'
import { listPeriods } from './load-sales-over-time.ts'

test('whole months are those of which every day is in the range, also February of a leap year', () => {
  expect(wholeMonths({ from: '2028-01-15', to: '2028-03-30' })).toEqual(['2028-02-01'])
  expect(wholeMonths({ from: '2028-02-01', to: '2028-02-29' })).toEqual(['2028-02-01'])
  expect(wholeMonths({ from: '2028-02-01', to: '2028-02-28' })).toEqual([])
  expect(wholeMonths({ from: '2026-12-01', to: '2027-01-31' })).toEqual([
    '2026-12-01',
    '2027-01-01',
  ])
})

test('months in a row are one run, whatever their order', () => {
  expect(runsOf([])).toEqual([])
  expect(runsOf(['2028-02-01', '2027-12-01', '2028-01-01', '2028-05-01'])).toEqual([
    { from: '2027-12-01', to: '2028-02-01' },
    { from: '2028-05-01', to: '2028-05-01' },
  ])
})

test('what is left beside months are days, none twice and none left out', () => {
  const range = { from: '2028-01-15', to: '2028-05-02' }
  expect(daysBeside(range, ['2028-02-01', '2028-04-01'])).toEqual([
    { from: '2028-01-15', to: '2028-01-31' },
    { from: '2028-03-01', to: '2028-03-31' },
    { from: '2028-05-01', to: '2028-05-02' },
  ])
  expect(daysBeside({ from: '2028-02-01', to: '2028-02-29' }, ['2028-02-01'])).toEqual([])
  expect(daysBeside(range, [])).toEqual([range])
})

test('what is left of a range without others takes no notice of what reaches out of it', () => {
  const range = { from: '2026-10-20', to: '2026-11-30' }
  const [october, november] = [
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-17' },
  ]
  expect(daysWithout(range, [october, november])).toEqual([
    { from: '2026-11-18', to: '2026-11-30' },
  ])
  expect(daysWithout(range, [{ from: '2026-11-20', to: '2026-12-31' }])).toEqual([
    { from: '2026-10-20', to: '2026-11-19' },
  ])
  expect(daysWithout({ from: '2026-10-05', to: '2026-10-06' }, [october])).toEqual([])
})

test('of the months that are summed up, those that are whole in a range are read', () => {
  expect(
    splitAt({ from: '2026-09-30', to: '2026-11-30' }, ['2026-08-01', '2026-09-01', '2026-10-01']),
  ).toEqual({
    months: ['2026-10-01'],
    days: [
      { from: '2026-09-30', to: '2026-09-30' },
      { from: '2026-11-01', to: '2026-11-30' },
    ],
  })
})

test('most of a month is the month without the rest of it', () => {
  const range = { from: '2026-09-12', to: '2026-10-12' }
  const [september, october] = [
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
  ]
  expect(shortenSplit(splitAt(range, []), [september, october])).toEqual({
    months: ['2026-09-01'],
    days: [{ from: '2026-10-01', to: '2026-10-12' }],
    without: [{ from: '2026-09-01', to: '2026-09-11' }],
  })
  const middle = splitAt({ from: '2026-09-03', to: '2026-09-28' }, [])
  expect(shortenSplit(middle, [september])).toEqual({
    months: ['2026-09-01'],
    days: [],
    without: [
      { from: '2026-09-01', to: '2026-09-02' },
      { from: '2026-09-29', to: '2026-09-30' },
    ],
  })
  expect(shortenSplit(middle, [october])).toMatchObject({ ...middle, without: [] })
})

test('however a range is read, each of its days counts once and no other counts', () => {
  const monthOf = (from: string) => ({ from, to: dayBefore(nextMonth(from)) })
  const all = wholeMonths({ from: '2027-10-01', to: '2028-06-30' })
  const listDays = ({ from, to }: DayRange): string[] =>
    from > to ? [] : [from, ...listDays({ from: dayAfter(from), to })]
  const [first, length] = [integer({ min: 0, max: 150 }), integer({ min: 1, max: 120 })]
  assert(
    property(first, length, subarray(all), subarray(all), (start, many, summedUp, settled) => {
      const days = listDays({ from: '2027-10-01', to: '2028-06-30' }).slice(start, start + many)
      const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
      const split = shortenSplit(splitAt(range, summedUp), settled.map(monthOf))
      const counts = new Map<string, number>()
      const count = (ranges: readonly DayRange[], times: number) => {
        for (const day of ranges.flatMap(listDays)) counts.set(day, (counts.get(day) ?? 0) + times)
      }
      count([...split.months.map(monthOf), ...split.days], 1)
      count(split.without ?? [], -1)
      const counted = [...counts].filter(([, times]) => times !== 0)
      expect(counted.toSorted()).toEqual(days.map((day) => [day, 1]))
      expect(new Set(split.months).size).toBe(split.months.length)
    }),
  )
})

test('periods have a first day: weeks begin on Sunday, quarters with January, April, July and October', () => {
  const range = { from: '2026-12-30', to: '2027-01-04' }
  expect(listPeriods(range, 'day')).toHaveLength(6)
  expect(listPeriods(range, 'week')).toEqual(['2026-12-27', '2027-01-03'])
  expect(listPeriods(range, 'month')).toEqual(['2026-12-01', '2027-01-01'])
  expect(listPeriods(range, 'quarter')).toEqual(['2026-10-01', '2027-01-01'])
})
