import { expect, test } from 'vitest'
import { daysBeside, daysWithout, splitAt, wholeMonths } from './split-range.ts'
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

test('periods have a first day: weeks begin on Sunday, quarters with January, April, July and October', () => {
  const range = { from: '2026-12-30', to: '2027-01-04' }
  expect(listPeriods(range, 'day')).toHaveLength(6)
  expect(listPeriods(range, 'week')).toEqual(['2026-12-27', '2027-01-03'])
  expect(listPeriods(range, 'month')).toEqual(['2026-12-01', '2027-01-01'])
  expect(listPeriods(range, 'quarter')).toEqual(['2026-10-01', '2027-01-01'])
})
