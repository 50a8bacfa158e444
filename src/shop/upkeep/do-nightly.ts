import { eq } from 'drizzle-orm'
import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { findMarker, saveMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { nightMarkers, nightWorks } from './do-work.ts'
import { isDueTonight } from './next-night.ts'
import { beginRun, recordEnd } from './record-run.ts'
import { retryAt } from './retry-at.ts'
import { workRuns } from './tables.ts'
import type { NightWork } from './works.ts'

/**
 * Once a night, on one instance; what failed or was broken off is done again before the next one. The run is read before the day that is
 * remembered: where another instance begins meanwhile, this run is another one by then, and is not begun here.
 */
export async function doNightly(shop: Shop, name: NightWork): Promise<void> {
  const { database } = shop
  const now = shop.now()
  const [seen] = await database.select().from(workRuns).where(eq(workRuns.name, name))
  const isDue =
    isDueTonight(now, await findMarker(shop, nightMarkers[name])) ||
    (retryAt(seen) ?? Infinity) <= now.getTime()
  if (!isDue || (await beginRun(shop, name, { begunAt: seen?.begunAt })) !== 'begun') return
  await recordEnd(shop, name, async () => {
    await saveMarker(shop, nightMarkers[name], dayInDhaka(now))
    await nightWorks[name](shop)
  })
}
