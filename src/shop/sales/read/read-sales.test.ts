import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#shop/identity/tables.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import type { PlaceOrder } from '#shop/orders/contract.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import type { Shop } from '#shop/shop.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { withClock, type ClockedShop } from '../../../../tests/examples/sales/sales-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { SalesDimension } from '../contract.ts'
import { recheckSales } from '../check/recheck-sales.ts'
import { loadCustomerCohorts } from '../nightly/load-customer-cohorts.ts'
import { loadStockReport } from '../nightly/load-stock-report.ts'
import { countNightly } from '../nightly/count-nightly.ts'
import { sumUpAllSales } from '../sums/sum-up.ts'
import { loadCohortRates } from './load-cohort-rates.ts'
import { loadPaymentTotals } from './load-payment-totals.ts'
import { loadSalesBy } from './load-sales-by.ts'
import { loadSalesHours } from './load-sales-hours.ts'
import { loadSalesOverTime } from './load-sales-over-time.ts'
import { loadSalesTotals } from './load-sales-totals.ts'
import { loadVatSummary } from './load-vat-summary.ts'

let clock: ClockedShop
let shop: Shop
let tea: string
let cup: string
beforeEach(async () => {
  clock = withClock(await openTestShop(), '2026-09-29 10:00')
  shop = clock.shop
  tea = await stocked(shop, {
    name: 'Tea',
    nameBn: 'চা',
    stock: 10,
    priceInPaisa: 10_000,
    purchaseCostInPaisa: 6000,
  })
  cup = await stocked(shop, { name: 'Cup', stock: 100, priceInPaisa: 5000 })
})

async function place(lines: [string, number][], typed: Partial<PlaceOrder> = {}) {
  const placed = await placeOrder(shop, { ...anOrderOf(...lines), ...typed }, crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed.id
}

async function move(
  orderRef: string,
  path: OrderStatus[],
  by = aScript as Parameters<typeof moveOrder>[1],
) {
  for (const to of path) await moveOrder(shop, by, { orderRef, to, reason: 'because' })
}

const sent: OrderStatus[] = ['Processing', 'Shipped']

/** Four months: an order that is delivered in the next month, one that is refused, one that stays. */
async function sellForMonths() {
  const first = await place([[tea, 2]])
  clock.set('2026-10-01 00:00')
  await move(first, [...sent, 'Delivered'])
  clock.set('2026-11-05 12:00')
  const refused = await place([[cup, 3]], {
    district: 'Sylhet',
    area: 'Beanibazar',
    phone: '+8801812345678',
  })
  await move(refused, [...sent, 'Canceled'])
  clock.set('2026-12-24 22:30')
  const open = await place([
    [tea, 1],
    [cup, 1],
  ])
  await sumUpAllSales(shop)
  return { first, refused, open }
}

const pieces = async (from: string, to: string) => {
  const { ordered, delivered, refused } = await loadSalesTotals(shop, { from, to })
  return [ordered.pieces, delivered.pieces, refused.pieces]
}

describe('sales of a range', () => {
  test('come from whole months and the days around them, and are those of the days', async () => {
    await sellForMonths()
    expect(await pieces('2026-09-29', '2026-12-24')).toEqual([7, 2, 3])
    expect(await pieces('2026-09-30', '2026-12-23')).toEqual([3, 2, 3])
    expect(await pieces('2026-10-02', '2026-11-04')).toEqual([0, 0, 0])
    // What the months say is read, not the days in them.
    await shop.database.execute(
      sql`DELETE FROM sales_days WHERE day BETWEEN '2026-10-01' AND '2026-11-30'`,
    )
    expect(await pieces('2026-09-29', '2026-12-24')).toEqual([7, 2, 3])
    expect(await pieces('2026-10-01', '2026-10-30')).toEqual([0, 0, 0])
    expect(await pieces('2026-10-01', '2026-10-31')).toEqual([0, 2, 0])
  })

  test('by day, week, month and quarter, also where nothing happened', async () => {
    await sellForMonths()
    const range = { from: '2026-09-28', to: '2026-12-31' }
    const months = await loadSalesOverTime(shop, { ...range, by: 'month' })
    expect(months.map(({ period, sums }) => [period, sums.ordered.orders])).toEqual([
      ['2026-09-01', 1],
      ['2026-10-01', 0],
      ['2026-11-01', 1],
      ['2026-12-01', 1],
    ])
    const quarters = await loadSalesOverTime(shop, { ...range, by: 'quarter' })
    expect(quarters.map(({ period, sums }) => [period, sums.delivered.pieces])).toEqual([
      ['2026-07-01', 0],
      ['2026-10-01', 2],
    ])
    const weeks = await loadSalesOverTime(shop, {
      ...range,
      by: 'week',
      of: { dimension: 'district', key: 'Sylhet' },
    })
    expect(weeks.filter(({ sums }) => sums.refused.orders > 0).map(({ period }) => period)).toEqual(
      ['2026-11-01'],
    )
    expect(await loadSalesOverTime(shop, { ...range, by: 'day' })).toHaveLength(95)
  })

  test('by product, district, source, weekday and hour; the largest first, page by page', async () => {
    await sellForMonths()
    const range = { from: '2026-09-01', to: '2026-12-31' }
    const first = await loadSalesBy(shop, 'variant', { ...range, sort: 'ordered', limit: 1 })
    expect(first?.rows).toMatchObject([
      {
        key: tea,
        name: 'Tea',
        nameBn: 'চা',
        sums: { ordered: { orders: 2, pieces: 3, grossInPaisa: 30_000 } },
      },
    ])
    const second = await loadSalesBy(shop, 'variant', {
      ...range,
      sort: 'ordered',
      limit: 1,
      cursor: first?.next ?? '',
    })
    expect(second).toMatchObject({
      rows: [{ key: cup, sums: { refused: { pieces: 3 } } }],
      next: null,
    })
    expect(await loadSalesBy(shop, 'variant', { ...range, cursor: 'nonsense' })).toBeUndefined()
    const keys = async (dimension: SalesDimension) =>
      (await loadSalesBy(shop, dimension, { ...range, sort: 'ordered' }))?.rows.map(
        ({ key }) => key,
      )
    expect(await keys('district')).toEqual(['Dhaka', 'Sylhet'])
    expect(await keys('source')).toEqual(['website'])
    expect(await keys('category')).toHaveLength(2)
    // Thursday twice, and Tuesday.
    expect(await keys('weekday')).toEqual(['4', '2'])
    expect(await keys('hour')).toEqual(['10', '12', '22', '0'])
    expect(await loadSalesHours(shop, range)).toMatchObject([
      { weekday: 2, hour: 10, orders: 1, netInPaisa: 20_000 },
      { weekday: 4, hour: 12, orders: 1 },
      { weekday: 4, hour: 22, orders: 1 },
    ])
    const customers = await loadSalesBy(shop, 'customer', range)
    expect(customers?.rows).toMatchObject([
      { key: 'new', sums: { delivered: { orders: 1 } } },
      { key: 'untold' },
    ])
  })

  test('by staff: who took an order where it went', async () => {
    const karim = await personWith(shop, 'moderator', 'karim')
    const id = await place([[tea, 1]])
    await move(id, ['Processing'], await inNameOf(shop, karim.id))
    await sumUpAllSales(shop)
    const page = await loadSalesBy(shop, 'staff', {
      from: '2026-09-29',
      to: '2026-09-29',
      sort: 'ordered',
    })
    const name = (await shop.database.select().from(users)).find(
      ({ id: each }) => each === karim.id,
    )?.name
    expect(page?.rows).toMatchObject([
      { key: 'shopper', name: null, sums: { ordered: { orders: 1 } } },
      { key: karim.id, name, sums: { confirmed: { orders: 1 }, ordered: { orders: 0 } } },
    ])
  })
})

test('rates are told of the orders of some days, as they ended until now', async () => {
  await sellForMonths()
  expect(await loadCohortRates(shop, { from: '2026-09-01', to: '2026-12-31' })).toEqual({
    ordered: {
      orders: 3,
      canceled: 0,
      open: 1,
      dispatched: 2,
      underWay: 0,
      delivered: 1,
      refused: 1,
      returned: 0,
    },
    dispatched: { orders: 2, underWay: 0, delivered: 1, refused: 1, returned: 0 },
    isProvisional: true,
  })
  expect(await loadCohortRates(shop, { from: '2026-09-29', to: '2026-09-29' })).toMatchObject({
    ordered: { orders: 1, delivered: 1, open: 0 },
    dispatched: { orders: 0 },
    isProvisional: false,
  })
})

test('payments say what moved, what waits at the door, and what couriers owe', async () => {
  const { first } = await sellForMonths()
  const range = { from: '2026-12-01', to: '2026-12-31' }
  expect(await loadPaymentTotals(shop, range)).toMatchObject({
    toCollect: { orders: 1, amountInPaisa: 26_000, isMore: false },
    owedInPaisa: 0,
  })
  await setPayment(shop, aScript, { orderRef: first, to: 'collected' })
  await sumUpAllSales(shop)
  expect(await loadPaymentTotals(shop, range)).toMatchObject({
    moved: { collected: { orders: 1, amountInPaisa: 26_000 } },
    toCollect: { orders: 0 },
    owedInPaisa: 26_000,
  })
})

test('VAT is told of a month, where the shop has a BIN', async () => {
  await sellForMonths()
  const asked = { month: '2026-11-17', rate: 15 }
  expect(await loadVatSummary(shop, asked)).toBeUndefined()
  await changeSettings(shop, { bin: '000123456-0101' })
  const { supplies, creditNotes, netVatInPaisa } = (await loadVatSummary(shop, asked))!
  expect(supplies.grossInPaisa).toBeGreaterThan(15_000)
  expect(creditNotes).toEqual(supplies)
  expect(netVatInPaisa).toBe(0)
})

describe('at night', () => {
  test('customers are counted by the month of their first delivery, and the shelf by what it is worth', async () => {
    const { open } = await sellForMonths()
    await move(open, [...sent, 'Delivered'])
    await sumUpAllSales(shop)
    await countNightly(shop)
    expect(await loadCustomerCohorts(shop, { from: '2026-01-01', to: '2026-12-31' })).toEqual([
      {
        cohort: '2026-10-01',
        customers: 1,
        months: [
          { month: '2026-10-01', customers: 1, orders: 1, netInPaisa: 20_000 },
          { month: '2026-12-01', customers: 1, orders: 1, netInPaisa: 15_000 },
        ],
      },
    ])
    const report = await loadStockReport(shop, { sort: 'value' })
    expect(report).toMatchObject({
      totals: { pieces: 106, valueInPaisa: 42_000, piecesWithoutCost: 99, soldOutVariants: 0 },
      next: null,
    })
    expect(
      report?.rows.map(({ sku, stock, soldIn90Days, coverDays }) => [
        sku,
        stock,
        soldIn90Days,
        coverDays,
      ]),
    ).toEqual([
      [tea, 7, 3, 210],
      [cup, 99, 1, 2970],
    ])
    expect((await loadStockReport(shop, { sort: 'dead' }))?.rows).toEqual([])
    clock.set('2027-06-01 04:00')
    await countNightly(shop)
    const [dead, other] = [await loadStockReport(shop, { sort: 'dead', limit: 1 }), 'x']
    expect(dead?.rows).toMatchObject([{ sku: tea, coverDays: null }])
    const next = await loadStockReport(shop, { sort: 'dead', limit: 1, cursor: dead?.next ?? '' })
    expect(next?.rows).toMatchObject([{ sku: cup }])
    expect(await loadStockReport(shop, { sort: 'dead', cursor: other })).toBeUndefined()
  })

  test('sums that are not what the books say are put right, and so are books that missed something', async () => {
    await sellForMonths()
    await shop.database.execute(
      sql`UPDATE sales_days SET ordered_pieces = 99 WHERE day = '2026-12-24' AND dimension = 'all'`,
    )
    await shop.database.execute(sql`DELETE FROM sales_entries WHERE kind = 'refused'`)
    clock.set('2026-12-25 04:00')
    const found = await recheckSales(shop, '2026-12-25')
    expect(found.sums).toBeGreaterThan(0)
    expect(await pieces('2026-12-24', '2026-12-24')).toEqual([2, 0, 0])
  })
})
