import { onceANight } from '../../once-a-night.ts'
import type { Shop } from '#shop/shop.ts'
import { recheckSales } from '../check/recheck-sales.ts'
import { rebuildCustomerMonths } from './rebuild-customer-months.ts'
import { rebuildStockReport } from './rebuild-stock-report.ts'

/** What needs all rows, and what was counted before, again. */
export const countNightly = (shop: Pick<Shop, 'database' | 'now' | 'log'>): Promise<void> =>
  onceANight(shop, 'sales-counted', async (today) => {
    await recheckSales(shop, today)
    await rebuildCustomerMonths(shop)
    await rebuildStockReport(shop)
  })
