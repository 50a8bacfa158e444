import { dateOrNothing, endOfDay } from './dhaka.ts'
import { latinDigits } from './phone.ts'

/** The clocks of Dhaka are never changed (D26). */
const aheadOfUtcMs = 6 * 60 * 60_000

/** 2026-11-23T18:00, as a form field sends it, in Dhaka time; undefined for anything else. */
export function momentFromTyped(typed: string): Date | undefined {
  const text = latinDigits(typed).trim().replace(' ', 'T')
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/.test(text)) return undefined
  return dateOrNothing(`${text.slice(0, 16)}:00+06:00`)
}

/** The same for an end: a day without a time ends with that day, and 23:59 is its last minute (D40). */
export function endFromTyped(typed: string): Date | undefined {
  const text = latinDigits(typed).trim()
  const [day = '', time = '23:59'] = text.split(/[T ]/)
  return time.startsWith('23:59') ? endOfDay(day) : momentFromTyped(text)
}

/** As JSON carries an end: a moment with its zone, or a day. */
export const endFromJson = (text: string): Date => endOfDay(text) ?? new Date(text)

/** As a form field shows it. */
export const typedFromMoment = (moment: Date): string =>
  new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 16)
