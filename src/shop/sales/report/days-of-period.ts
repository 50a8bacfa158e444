import type { DayRange, SalesPeriod } from '../contract.ts'

/** The days of a row of a report by time, as far as they are in the range. */
export function daysOfPeriod(period: string, by: SalesPeriod, days: DayRange): DayRange {
  const lasts: Record<SalesPeriod, string> = {
    day: period,
    week: addDays(period, 6),
    month: addDays(monthsLater(period, 1), -1),
    quarter: addDays(monthsLater(period, 3), -1),
  }
  const to = lasts[by]
  return { from: period < days.from ? days.from : period, to: to > days.to ? days.to : to }
}

const dayMs = 86_400_000
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

const addDays = (day: string, many: number) => toDay(Date.parse(day) + many * dayMs)

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return toDay(Date.UTC(year, month - 1 + months, 1))
}
