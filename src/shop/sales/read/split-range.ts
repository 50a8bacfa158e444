import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { DayRange } from '../contract.ts'
import { salesMonths } from '../tables.ts'

/** Where the sums of a range stand: whole months that have ended, and the days around them. */
export interface SplitRange {
  months: string[]
  days: DayRange[]
  /** Of these months, what is not in the range. */
  without?: DayRange[]
}

/** A range of years is read from its months. A month that is not summed up yet is read from its days. */
export async function splitRange(database: Database, range: DayRange): Promise<SplitRange> {
  const whole = wholeMonths(range)
  const [first, last] = [whole[0], whole.at(-1)]
  if (first === undefined || last === undefined) return splitAt(range, [])
  const { rows } = await database.execute<{ month: string }>(sql`
    SELECT month::text AS month FROM ${salesMonths}
    WHERE dimension = 'all' AND key = '' AND month BETWEEN ${first}::date AND ${last}::date ORDER BY month`)
  return splitAt(
    range,
    rows.map(({ month }) => month),
  )
}

/** A range, where it is known which months are summed up; these in order. */
export function splitAt(range: DayRange, summedUp: readonly string[]): SplitRange {
  const whole = new Set(wholeMonths(range))
  const months = summedUp.filter((month) => whole.has(month))
  return { months, days: daysBeside(range, months) }
}

/**
 * The same with fewer rows to read: most of a month is the month without the rest of it. Only for months, in order, that are what their days
 * come to.
 */
export function shortenSplit(split: SplitRange, months: readonly DayRange[]): SplitRange {
  const mostly = months.filter((month) => {
    const rest = lengthOf(daysWithout(month, split.days))
    return lengthOf([month]) - rest > rest + 1
  })
  return {
    months: [...split.months, ...mostly.map(({ from }) => from)],
    days: split.days.flatMap((part) => daysWithout(part, mostly)),
    without: mostly.flatMap((month) => daysWithout(month, split.days)),
  }
}

/** Months without a gap between them, each run by its first and its last one. */
export function runsOf(months: readonly string[]): DayRange[] {
  const runs: DayRange[] = []
  for (const month of months.toSorted()) {
    const last = runs.at(-1)
    if (last && nextMonth(last.to) === month) last.to = month
    else runs.push({ from: month, to: month })
  }
  return runs
}

export const lengthOf = (ranges: readonly DayRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / dayMs + 1, 0)

/** First days of the months that are in it as a whole. */
export function wholeMonths({ from, to }: DayRange): string[] {
  const months: string[] = []
  for (let month = monthFrom(from); dayBefore(nextMonth(month)) <= to; month = nextMonth(month))
    months.push(month)
  return months
}

/** What is left of a range without some of its months; `months` in order. */
export const daysBeside = (range: DayRange, months: readonly string[]): DayRange[] =>
  daysWithout(
    range,
    months.map((month) => ({ from: month, to: dayBefore(nextMonth(month)) })),
  )

/** What is left of a range without others, in order, which may reach out of it. */
export function daysWithout({ from, to }: DayRange, others: readonly DayRange[]): DayRange[] {
  const days: DayRange[] = []
  let next = from
  for (const other of others) {
    if (other.from > to) break
    if (next < other.from) days.push({ from: next, to: dayBefore(other.from) })
    if (next <= other.to) next = dayAfter(other.to)
  }
  if (next <= to) days.push({ from: next, to })
  return days
}

/** The first month that begins on this day, or after it. */
const monthFrom = (day: string) => (day.endsWith('-01') ? day : nextMonth(day))

const dayMs = 86_400_000
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const dayBefore = (day: string): string => toDay(Date.parse(day) - dayMs)
export const dayAfter = (day: string): string => toDay(Date.parse(day) + dayMs)

export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return toDay(Date.UTC(year, month, 1))
}
