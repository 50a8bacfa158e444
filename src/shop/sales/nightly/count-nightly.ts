import { dayInDhaka } from '#platform/text/day-in-dhaka.ts'
import type { Shop } from '#shop/shop.ts'
import { recheckSales } from '../check/recheck-sales.ts'
import { rebuildCustomerMonths } from './rebuild-customer-months.ts'
import { rebuildStockReport } from './rebuild-stock-report.ts'

/** What needs all rows, and what was counted before, again. */
export async function countNightly(shop: Pick<Shop, 'database' | 'now' | 'log'>): Promise<void> {
  await recheckSales(shop, dayInDhaka(shop.now()))
  await rebuildCustomerMonths(shop)
  await rebuildStockReport(shop)
}
