import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { countText } from '#pages/money/taka.ts'
import type { Days } from '#shop/reports/range.ts'
import { formatDay } from '#ui/text/moment.tsx'

const places = { en: 'en-GB', bn: 'bn-BD' } as const

/** Noon in London is the same day in Dhaka. */
const at = (day: string) => new Date(`${day}T12:00:00Z`)

export const daysText = ({ from, to }: Days): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`

/** Under an axis: the day and its month. */
export const shortDay = (day: string): string =>
  new Intl.DateTimeFormat(places[getLocale()], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).format(at(day))

export const monthText = (day: string): string =>
  new Intl.DateTimeFormat(places[getLocale()], {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
  }).format(at(day))

/** 0 is Sunday, with which weeks begin in Bangladesh. */
export const weekdayText = (weekday: number, width: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(places[getLocale()], { timeZone: 'UTC', weekday: width }).format(
    // The 1st of November 2026 was a Sunday.
    new Date(Date.UTC(2026, 10, 1 + weekday, 12)),
  )

/** One of 24. */
export const hourText = (hour: number): string =>
  m.figures_hour({ from: countText(hour), to: countText(hour + 1) })

export const weekdayOf = (day: string): number => at(day).getUTCDay()
