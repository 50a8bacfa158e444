import { addDays, type Days } from '../range.ts'

export const mailPeriods = ['week', 'month'] as const
export type MailPeriod = (typeof mailPeriods)[number]

/** The last week, from Sunday to Saturday, or the last month that was over before today. */
export function lastPeriod(every: MailPeriod, today: string): Days {
  if (every === 'month') {
    const to = addDays(`${today.slice(0, 7)}-01`, -1)
    return { from: `${to.slice(0, 7)}-01`, to }
  }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const to = addDays(today, -1 - weekday)
  return { from: addDays(to, -6), to }
}
