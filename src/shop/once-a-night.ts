import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { findMarker, saveMarker } from './settings/save-marker.ts'
import type { Shop } from './shop.ts'

/** When few people order, in Dhaka. */
const night = { from: 3, before: 6 }
const dhakaHours = 6
const hourMs = 3_600_000

const hourInDhaka = (now: Date) => (now.getUTCHours() + dhakaHours) % 24

/** Once a night, and the first time at once, on one instance. `marker` remembers the last one. */
export async function onceANight(
  shop: Pick<Shop, 'database' | 'now'>,
  marker: string,
  work: () => Promise<void>,
): Promise<void> {
  const now = shop.now()
  const today = dayInDhaka(now)
  const last = await findMarker(shop, marker)
  const hour = hourInDhaka(now)
  const isNight = hour >= night.from && hour < night.before
  if (last === today || (last !== undefined && !isNight)) return
  await saveMarker(shop, marker, today)
  await work()
}

/** When that is next. `last`: what the marker says. */
export function nextNight(now: Date, last: unknown): Date {
  const today = dayInDhaka(now)
  const isToday = last !== today && hourInDhaka(now) < night.before
  const tonight = new Date(`${today}T00:00:00+06:00`).getTime() + night.from * hourMs
  return new Date(Math.max(now.getTime(), isToday ? tonight : tonight + 24 * hourMs))
}
