import type { DeliveryTerms } from './zone.ts'

/** When an order comes: the days of its zone, counted from the day on which it counts. All days are those of Dhaka. */

type Days = Pick<DeliveryTerms, 'minDays' | 'maxDays'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Dhaka is six hours ahead of UTC all year. */
const inDhaka = (at: Date) => new Date(at.getTime() + 6 * hourMs)

/** 1 for an order that comes after the merchant's day has ended: it counts from the next one. */
const daysLater = (at: Date, cutOffHour: number | null): number =>
  cutOffHour !== null && inDhaka(at).getUTCHours() >= cutOffHour ? 1 : 0

/** The days as they are said at this moment. */
export function countedDays<Terms extends Days>(
  terms: Terms,
  { at, cutOffHour }: { at: Date; cutOffHour: number | null },
): Terms {
  const later = daysLater(at, cutOffHour)
  return { ...terms, minDays: terms.minDays + later, maxDays: terms.maxDays + later }
}

/** Between which two days it comes, as YYYY-MM-DD; `days` as counted when it was ordered. */
export function expectedOn(orderedAt: Date, { minDays, maxDays }: Days): ExpectedDays {
  const dayOf = (days: number) =>
    inDhaka(new Date(orderedAt.getTime() + days * dayMs))
      .toISOString()
      .slice(0, 10)
  return { from: dayOf(minDays), to: dayOf(maxDays) }
}

export interface ExpectedDays {
  from: string
  to: string
}
