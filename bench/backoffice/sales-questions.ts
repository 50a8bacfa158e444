import { dayInDhaka } from '../../src/platform/text/day-in-dhaka.ts'
import type { DayRange, SalesDimension } from '../../src/shop/sales/contract.ts'
import { loadCustomerCohorts } from '../../src/shop/sales/nightly/load-customer-cohorts.ts'
import { loadStockReport } from '../../src/shop/sales/nightly/load-stock-report.ts'
import { loadCohortRates } from '../../src/shop/sales/read/load-cohort-rates.ts'
import { loadPaymentTotals } from '../../src/shop/sales/read/load-payment-totals.ts'
import { loadSalesBy } from '../../src/shop/sales/read/load-sales-by.ts'
import { loadSalesHours } from '../../src/shop/sales/read/load-sales-hours.ts'
import { loadSalesOverTime } from '../../src/shop/sales/read/load-sales-over-time.ts'
import { loadSalesTotals } from '../../src/shop/sales/read/load-sales-totals.ts'
import type { Shop } from '../../src/shop/shop.ts'
import type { Question } from './ask.ts'

const dayMs = 86_400_000

/** So many days, until some days ago: each turn asks for others. */
function daysUntil(turn: number, many: number): DayRange {
  const last = Date.now() - (turn % 60) * dayMs
  return { from: dayInDhaka(new Date(last - (many - 1) * dayMs)), to: dayInDhaka(new Date(last)) }
}

const ranges = { '30 days': 30, 'a year': 365, 'three years': 1090 }

type Ask = (shop: Shop, range: DayRange) => Promise<number>

const inEach = (name: string, ask: Ask): Question[] =>
  Object.entries(ranges).map(([range, many]) => ({
    name: `sales ${name}, ${range}`,
    times: 10,
    ask: (shop, turn) => ask(shop, daysUntil(turn, many)),
  }))

const by =
  (dimension: SalesDimension): Ask =>
  async (shop, range) => {
    const page = await loadSalesBy(shop, dimension, range)
    return page?.rows.length ?? 0
  }

const one =
  (load: (shop: Shop, range: DayRange) => Promise<unknown>): Ask =>
  async (shop, range) => {
    await load(shop, range)
    return 1
  }

export const salesQuestions: readonly Question[] = [
  ...inEach('totals', one(loadSalesTotals)),
  ...inEach(
    'over time by day',
    async (shop, range) => (await loadSalesOverTime(shop, { ...range, by: 'day' })).length,
  ),
  ...inEach(
    'over time by month',
    async (shop, range) => (await loadSalesOverTime(shop, { ...range, by: 'month' })).length,
  ),
  ...inEach('by product', by('product')),
  ...inEach('by variant', by('variant')),
  ...inEach('by category', by('category')),
  ...inEach('by district', by('district')),
  ...inEach('by weekday', by('weekday')),
  ...inEach('by staff', by('staff')),
  ...inEach(
    'by weekday and hour',
    async (shop, range) => (await loadSalesHours(shop, range)).length,
  ),
  ...inEach('rates of cohorts', one(loadCohortRates)),
  ...inEach('payments', one(loadPaymentTotals)),
  {
    name: 'sales customers by cohort',
    times: 10,
    ask: async (shop) =>
      (await loadCustomerCohorts(shop, daysUntil(0, 1090))).flatMap(({ months }) => months).length,
  },
  ...(['value', 'cover', 'dead', 'sold-out'] as const).map((sort): Question => ({
    name: `stock report, ${sort}`,
    times: 10,
    ask: async (shop) => (await loadStockReport(shop, { sort }))?.rows.length ?? 0,
  })),
]
