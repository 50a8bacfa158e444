import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import type {
  SalesBy,
  SalesDimension,
  SalesOfHour,
  SalesOfKey,
  SalesSums,
} from '../../sales/contract.ts'
import { loadCohortRates } from '../../sales/read/load-cohort-rates.ts'
import { loadSalesBy } from '../../sales/read/load-sales-by.ts'
import { loadSalesHours } from '../../sales/read/load-sales-hours.ts'
import { loadSalesOverTime } from '../../sales/read/load-sales-over-time.ts'
import { deliveredOf, netInPaisa, orderedOf, type Sold } from '../../sales/sales.ts'
import type { Shop } from '../../shop.ts'
import { addDays, addUp, stepOf, type ChosenRange, type Days, type Step } from '../range.ts'
import type { Counted, Customers, PanelboardSales, Profit, SoldProduct } from './figures.ts'

/** As many bars as a card has. */
const mostRows = 8
/** Every district has its place on the map. */
const mostDistricts = 64

/** What was sold on some days, beside others: from sums alone, all asked for at once. */
export async function loadPanelboardSales(
  shop: Shop,
  { days, before }: ChosenRange,
  today: string,
): Promise<PanelboardSales> {
  const step = stepOf(days)
  const by = (dimension: SalesDimension, more: Pick<SalesBy, 'sort' | 'limit'>) =>
    listBy(shop, dimension, { ...days, limit: mostRows, ...more })
  const [now, then, ofToday, hours, cohort, cohortBefore, customers, customersBefore, ...best] =
    await Promise.all([
      loadDays(shop, days, step),
      loadDays(shop, before, step),
      loadToday(shop, today),
      loadSalesHours(shop, days),
      loadCohortRates(shop, days),
      loadCohortRates(shop, before),
      listBy(shop, 'customer', days),
      listBy(shop, 'customer', before),
      by('product', { sort: 'delivered' }),
      by('district', { sort: 'ordered', limit: mostDistricts }),
      by('source', { sort: 'ordered' }),
      by('coupon', { sort: 'ordered' }),
    ])
  const [products = [], districts = [], sources = [], coupons = []] = best
  return {
    days,
    before,
    today: ofToday,
    ordered: { now: orderedIn(now), before: orderedIn(then) },
    delivered: { now: deliveredIn(now), before: deliveredIn(then) },
    profit: { now: profitIn(now), before: profitIn(then) },
    cohort: { now: cohort.ordered, before: cohortBefore.ordered },
    customers: { now: customersIn(customers), before: customersIn(customersBefore) },
    overTime: { step, now: stepsOf(now, days, step), before: stepsOf(then, before, step) },
    hours: gridOf(hours),
    products: products.map(productOf).filter(({ paisa }) => paisa > 0),
    districts: namedRows(districts),
    sources: namedRows(sources),
    coupons: namedRows(coupons),
  }
}

/** Beside the same hours of the same weekday a week before: the whole of it would be more each morning. */
async function loadToday(shop: Shop, today: string): Promise<PanelboardSales['today']> {
  const besideDay = addDays(today, -7)
  const [week, hours, hoursBeside] = await Promise.all([
    loadDays(shop, { from: besideDay, to: today }, 'day'),
    loadSalesHours(shop, { from: today, to: today }),
    listBy(shop, 'hour', { from: besideDay, to: besideDay, limit: 24 }),
  ])
  const one = week.slice(-1)
  const until = hourOf(shop)
  const other = hoursBeside
    .filter(({ key }) => Number(key) < until)
    .map(({ sums }) => ({ day: besideDay, sums }))
  return {
    day: today,
    besideDay,
    until,
    now: orderedIn(one),
    before: orderedIn(other),
    delivered: { now: deliveredIn(one), before: deliveredIn(other) },
    week: week.map(({ sums }) => orderedOf(sums).paisa),
    hours: {
      now: byHour(hours).slice(0, until + 1),
      before: byHour(
        hoursBeside.map(({ key, sums }) => ({
          hour: Number(key),
          netInPaisa: netInPaisa(sums.ordered),
        })),
      ),
    },
  }
}

const hourOf = ({ now }: Shop) => Number(clockInDhaka(now()).slice(11, 13))

/** Of one day, in paisa. */
function byHour(rows: readonly Pick<SalesOfHour, 'hour' | 'netInPaisa'>[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { hour, netInPaisa: paisa } of rows) hours[hour] = paisa
  return hours
}

interface DaySums {
  day: string
  sums: SalesSums
}

/** By day, or of years by month. */
async function loadDays(shop: Shop, days: Days, step: Step): Promise<DaySums[]> {
  const rows = await loadSalesOverTime(shop, { ...days, by: step === 'month' ? 'month' : 'day' })
  return rows.map(({ period, sums }) => ({ day: period < days.from ? days.from : period, sums }))
}

async function listBy(shop: Shop, dimension: SalesDimension, by: SalesBy): Promise<SalesOfKey[]> {
  return (await loadSalesBy(shop, dimension, by))?.rows ?? []
}

const none: Sold = { orders: 0, paisa: 0 }

const plus = (one: Sold, other: Sold): Sold => ({
  orders: one.orders + other.orders,
  paisa: one.paisa + other.paisa,
})

const sumOf = (of: (sums: SalesSums) => Sold) => (days: readonly DaySums[]) =>
  days.reduce((sum, { sums }) => plus(sum, of(sums)), none)

const orderedIn = sumOf(orderedOf)
const deliveredIn = sumOf(deliveredOf)

const profitIn = (days: readonly DaySums[]): Profit =>
  days.reduce<Profit>(
    (sum, { sums: { delivered, returned } }) => {
      const known = delivered.costedInPaisa - returned.costedInPaisa
      return {
        paisa: sum.paisa + known - delivered.costInPaisa + returned.costInPaisa,
        knownPaisa: sum.knownPaisa + known,
        deliveredPaisa: sum.deliveredPaisa + netInPaisa(delivered) - netInPaisa(returned),
      }
    },
    { paisa: 0, knownPaisa: 0, deliveredPaisa: 0 },
  )

const customersIn = (rows: readonly SalesOfKey[]): Customers => {
  const ordersOf = (key: string) => rows.find((row) => row.key === key)?.sums.delivered.orders ?? 0
  return { fresh: ordersOf('new'), returning: ordersOf('returning') }
}

const stepsOf = (rows: readonly DaySums[], days: Days, step: Step) =>
  addUp(rows, { days, step, none, add: (sum, { sums }) => plus(sum, deliveredOf(sums)) })

/** From Sunday, which is 7 where it is counted. */
export function gridOf(hours: Awaited<ReturnType<typeof loadSalesHours>>): number[][] {
  const grid = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { weekday, hour, orders } of hours) {
    const row = grid[weekday % 7]
    if (row) row[hour] = orders
  }
  return grid
}

const countedOf = (
  { key, name, nameBn, sums }: SalesOfKey,
  of: (sums: SalesSums) => Sold,
): Counted => ({ key, name, nameBn, ...of(sums) })

const productOf = (row: SalesOfKey): SoldProduct => ({
  ...countedOf(row, deliveredOf),
  pieces: row.sums.delivered.pieces - row.sums.returned.pieces,
})

/** What was canceled again leaves a row of nothing; what is handed over in the shop goes to no district. */
const namedRows = (rows: readonly SalesOfKey[]): Counted[] =>
  rows.map((row) => countedOf(row, orderedOf)).filter(({ key, paisa }) => key !== '' && paisa > 0)
