/** Days are days of Dhaka, as 2026-11-22 (D31). */

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', dateStyle: 'short' })

export const dayInDhaka = (at: Date): string => dayFormat.format(at)

const dayMs = 24 * 3_600_000
/** Bangladesh has had no other time since 2009. */
const aheadMs = 6 * 3_600_000

/** When the day of this moment ends. */
export const nextMidnight = (at: Date): Date =>
  new Date((Math.floor((at.getTime() + aheadMs) / dayMs) + 1) * dayMs - aheadMs)

/** The day so many days after this one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
