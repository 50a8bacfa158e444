import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import { findMarker, saveMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { recheckSales } from '../check/recheck-sales.ts'
import { rebuildCustomerMonths } from './rebuild-customer-months.ts'
import { rebuildStockReport } from './rebuild-stock-report.ts'

const marker = 'sales-counted'

/** When few people order, in Dhaka. */
const night = { from: 3, before: 6 }
const dhakaHours = 6

/** Once a night, and the first time at once, on one instance: what needs all rows, and what was counted before, again. */
export async function countNightly(shop: Pick<Shop, 'database' | 'now' | 'log'>): Promise<void> {
  const now = shop.now()
  const today = dayInDhaka(now)
  const last = await findMarker(shop, marker)
  const hour = (now.getUTCHours() + dhakaHours) % 24
  const isNight = hour >= night.from && hour < night.before
  if (last === today || (last !== undefined && !isNight)) return
  await saveMarker(shop, marker, today)
  await recheckSales(shop, today)
  await rebuildCustomerMonths(shop)
  await rebuildStockReport(shop)
}
