import { latinDigits } from '#platform/phone.ts'

const dhakaIsAheadMs = 6 * 60 * 60 * 1000

/** 2026-11-23T18:00 on the clocks of Dhaka, as browsers send a day and time; null where nothing is typed. */
export function momentFromTyped(typed: string): Date | null | undefined {
  const text = latinDigits(typed).trim().replace(' ', 'T')
  if (text === '') return null
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return undefined
  const at = new Date(`${text}+06:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The same back, for the field. */
export const typedMoment = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + dhakaIsAheadMs).toISOString().slice(0, 16)
