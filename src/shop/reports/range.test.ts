import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import {
  addUp,
  chooseRange,
  countDays,
  offeredSteps,
  stepOf,
  stepsIn,
  type AskedRange,
} from './range.ts'

const today = '2026-11-25'
const daysOf = (asked: AskedRange, on = today) => {
  const { days, before } = chooseRange(asked, on)
  return [days.from, days.to, before.from, before.to].join(' ')
}

describe('the days of a range', () => {
  test.each([
    ['today', '2026-11-25 2026-11-25 2026-11-24 2026-11-24'],
    ['7', '2026-11-19 2026-11-25 2026-11-12 2026-11-18'],
    ['30', '2026-10-27 2026-11-25 2026-09-27 2026-10-26'],
    ['90', '2026-08-28 2026-11-25 2026-05-30 2026-08-27'],
    ['month', '2026-11-01 2026-11-25 2026-10-07 2026-10-31'],
    ['year', '2026-01-01 2026-11-25 2025-02-06 2025-12-31'],
  ] as const)('%s stands beside as many days before it', (range, expected) => {
    expect(daysOf({ range })).toBe(expected)
  })

  test('without a wish it is the last thirty days', () => {
    expect(chooseRange({}, today)).toMatchObject({ name: '30', compare: 'before' })
  })

  test('on the first of a month it is that day, and the day before', () => {
    expect(daysOf({ range: 'month' }, '2026-03-01')).toBe(
      '2026-03-01 2026-03-01 2026-02-28 2026-02-28',
    )
  })

  test('a leap day has the last of February beside it in a year without one', () => {
    expect(daysOf({ range: 'today', compare: 'last-year' }, '2024-02-29')).toBe(
      '2024-02-29 2024-02-29 2023-02-28 2023-02-28',
    )
    expect(daysOf({ from: '2024-02-01', to: '2024-02-29', compare: 'last-year' })).toBe(
      '2024-02-01 2024-02-29 2023-02-01 2023-02-28',
    )
    expect(daysOf({ from: '2024-02-29', to: '2024-03-01' })).toBe(
      '2024-02-29 2024-03-01 2024-02-27 2024-02-28',
    )
  })

  test('two days may come in either order, one alone is a range, and the future has not been', () => {
    expect(daysOf({ from: '2026-11-10', to: '2026-11-01' })).toBe(
      '2026-11-01 2026-11-10 2026-10-22 2026-10-31',
    )
    expect(daysOf({ to: '2026-11-01' })).toBe('2026-11-01 2026-11-01 2026-10-31 2026-10-31')
    expect(daysOf({ from: '2026-11-20', to: '2027-01-01' })).toMatch(/^2026-11-20 2026-11-25 /)
    expect(daysOf({ from: '2027-01-01', to: '2027-01-02' })).toMatch(/^2026-11-25 2026-11-25 /)
  })

  test('no wish makes a range that is empty or has no end', () => {
    const day = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (from, to) => {
        const { days, before } = chooseRange({ from, to }, today)
        expect(countDays(days)).toBeGreaterThanOrEqual(1)
        expect(countDays(days)).toBeLessThanOrEqual(3660)
        expect(countDays(before)).toBe(countDays(days))
        expect(stepsIn(days, stepOf(days)).length).toBeLessThanOrEqual(123)
      }),
    )
  })

  test('a day begins at midnight in Dhaka, six hours before it does in London', () => {
    const dayAt = (moment: string) => clockInDhaka(new Date(moment)).slice(0, 10)
    expect(dayAt('2026-11-25T17:59:59.999Z')).toBe('2026-11-25')
    expect(dayAt('2026-11-25T18:00:00Z')).toBe('2026-11-26')
    expect(dayAt('2026-12-31T18:00:00Z')).toBe('2027-01-01')
    expect(dayAt('2028-02-28T18:00:00Z')).toBe('2028-02-29')
  })
})

describe('the steps of a range', () => {
  const march = { from: '2026-01-15', to: '2026-03-02' }

  test('are days, then weeks from its first day, then months of the calendar', () => {
    expect(stepsIn(march, 'day')).toHaveLength(47)
    expect(stepsIn(march, 'week')).toEqual(
      ['01-15', '01-22', '01-29', '02-05', '02-12', '02-19', '02-26'].map((day) => `2026-${day}`),
    )
    expect(stepsIn(march, 'month')).toEqual(['2026-01-15', '2026-02-01', '2026-03-01'])
  })

  test('get longer with the range', () => {
    const over = (range: '7' | '90' | 'year') => stepOf(chooseRange({ range }, today).days)
    expect([over('7'), over('90'), over('year')]).toEqual(['day', 'day', 'week'])
    expect(stepOf({ from: '2024-01-01', to: today })).toBe('month')
    const offered = (from: string) => offeredSteps({ from, to: today })
    expect(offered('2026-11-19')).toEqual(['day'])
    expect(offered('2026-11-01')).toEqual(['day', 'week'])
    expect(offered('2026-10-27')).toEqual(['day', 'week', 'month'])
    expect(offered('2024-01-01')).toEqual(['week', 'month'])
    expect(offered(today)).toEqual([])
  })

  test('add up what happened on their days, and nothing of others', () => {
    const rows = ['2026-01-14', '2026-01-15', '2026-01-31', '2026-02-01', '2026-03-03'].map(
      (day) => ({ day, orders: 1 }),
    )
    const sums = addUp(rows, {
      days: march,
      step: 'month',
      none: { orders: 0 },
      add: (sum, row) => ({ orders: sum.orders + row.orders }),
    })
    expect(sums).toEqual([
      { day: '2026-01-15', orders: 2 },
      { day: '2026-02-01', orders: 1 },
      { day: '2026-03-01', orders: 0 },
    ])
  })
})
