import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'

/** When few people order, in Dhaka. */
const night = { from: 3, before: 6 }
const dhakaHours = 6
const hourMs = 3_600_000

const hourInDhaka = (now: Date) => (now.getUTCHours() + dhakaHours) % 24

/** Once a night, and the first time at once. `last`: the day on which it was begun last. */
export function isDueTonight(now: Date, last: unknown): boolean {
  const hour = hourInDhaka(now)
  const isNight = hour >= night.from && hour < night.before
  return last !== dayInDhaka(now) && (last === undefined || isNight)
}

/** When that is next. */
export function nextNight(now: Date, last: unknown): Date {
  const today = dayInDhaka(now)
  const isToday = last !== today && hourInDhaka(now) < night.before
  const tonight = new Date(`${today}T00:00:00+06:00`).getTime() + night.from * hourMs
  return new Date(Math.max(now.getTime(), isToday ? tonight : tonight + 24 * hourMs))
}
