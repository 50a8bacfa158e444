import { readListQuery } from '#pages/list/list-query.ts'
import type { Stretch } from '#shop/reports/visits/visit-figures.ts'
import { dayAfter, daysBetween } from '#shop/visits/days.ts'

/** Days of Dhaka; both ends are included. */
export interface VisitDays {
  from: string
  to: string
}

const usualDays = 30
/** No shop needs more of at a glance. */
const mostDays = 3660

/** The days that a URL asks for; the last thirty where it asks for none. Nothing is refused. */
export function readVisitDays(query: URLSearchParams, today: string): VisitDays {
  const asked = readListQuery(query, { choices: {}, days: ['from', 'to'] })
  const [one = asked.to, other = asked.from] = [asked.from, asked.to]
  if (one === undefined || other === undefined) return lastDays(today)
  const [from = '', last = ''] = [one, other].toSorted()
  const to = last > today ? today : last
  if (from > to) return lastDays(today)
  const earliest = dayAfter(to, 1 - mostDays)
  return { from: from < earliest ? earliest : from, to }
}

const lastDays = (today: string): VisitDays => ({ from: dayAfter(today, 1 - usualDays), to: today })

const [mostByDay, mostByWeek] = [62, 366]

/** How long the steps of a table over so many days are. */
export function stretchOf({ from, to }: VisitDays): Stretch {
  const days = daysBetween(from, to)
  if (days <= mostByDay) return 'day'
  return days <= mostByWeek ? 'week' : 'month'
}
