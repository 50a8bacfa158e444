import { getLocale } from '#paraglide/runtime.js'

const places = { en: 'en-GB', bn: 'bn-BD' } as const

/** A day, or a day and time, as clocks in Dhaka show it (D26). */
export function Moment({ at, withTime = false }: { at: string; withTime?: boolean }) {
  return (
    // Browsers and the server may know different spellings of the same day.
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(at, withTime)}
    </time>
  )
}

/** A day of the calendar (2026-11-23), as people read it. */
export const formatDay = (day: string): string => formatMoment(`${day}T12:00:00+06:00`)

export function formatMoment(at: string, withTime = false): string {
  return new Intl.DateTimeFormat(places[getLocale()], {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'medium',
    ...(withTime ? { timeStyle: 'short', hourCycle: 'h23' } : {}),
  }).format(new Date(at))
}
