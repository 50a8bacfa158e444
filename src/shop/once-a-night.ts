import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { findMarker, saveMarker } from './settings/save-marker.ts'
import type { Shop } from './shop.ts'

/** When few people order, in Dhaka. */
const night = { from: 3, before: 6 }
const dhakaHours = 6

/** Once a night, and the first time at once, on one instance. `marker` remembers the last one. */
export async function onceANight(
  shop: Pick<Shop, 'database' | 'now'>,
  marker: string,
  work: (today: string) => Promise<void>,
): Promise<void> {
  const now = shop.now()
  const today = dayInDhaka(now)
  const last = await findMarker(shop, marker)
  const hour = (now.getUTCHours() + dhakaHours) % 24
  const isNight = hour >= night.from && hour < night.before
  if (last === today || (last !== undefined && !isNight)) return
  await saveMarker(shop, marker, today)
  await work(today)
}
