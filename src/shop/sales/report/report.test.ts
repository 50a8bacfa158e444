import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OrderStatus } from '#shop/orders/order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { returnPieces } from '#shop/orders/returns/return-pieces.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { withClock, type ClockedShop } from '../../../../tests/examples/sales/sales-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { salesFigures, type SalesDimension } from '../contract.ts'
import { figureOf } from '../figures.ts'
import { loadCohortRates } from '../read/load-cohort-rates.ts'
import { loadSalesBy } from '../read/load-sales-by.ts'
import { loadSalesTotals } from '../read/load-sales-totals.ts'
import { averageOf, orderedOf } from '../sales.ts'
import { sumUpAllSales } from '../sums/sum-up.ts'
import { cohortEndings, endedIn, type CohortEnding } from './cohort-endings.ts'
import { daysOfPeriod } from './days-of-period.ts'
import { listEntries, walkEntries } from './list-entries.ts'
import { loadCell } from './load-cell.ts'
import { loadReport, walkReport } from './load-report.ts'
import { isTold } from './report-by.ts'
import type { SalesCell } from './sales-cell.ts'

let clock: ClockedShop
let shop: Shop
let tea: string
let cup: string
beforeEach(async () => {
  clock = withClock(await openTestShop(), '2026-09-29 10:00')
  shop = clock.shop
  tea = await stocked(shop, { name: 'Tea', nameBn: 'চা', stock: 900, purchaseCostInPaisa: 6000 })
  cup = await stocked(shop, { name: 'Cup', stock: 900 })
})

async function place(...lines: [string, number][]) {
  const placed = await placeOrder(shop, anOrderOf(...lines), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed
}

async function move(orderRef: string, ...path: OrderStatus[]) {
  for (const to of path) await moveOrder(shop, aScript, { orderRef, to, reason: 'because' })
}

/** Three months with something of everything. */
async function sell() {
  const first = await place([tea, 2], [cup, 1])
  await move(first.id, 'Processing', 'Shipped')
  clock.set('2026-10-02 11:00')
  await move(first.id, 'Delivered')
  const second = await place([tea, 1])
  clock.set('2026-11-15 09:00')
  await move(second.id, 'Canceled')
  const third = await place([cup, 4])
  await move(third.id, 'Processing', 'Shipped', 'Canceled')
  await returnPieces(shop, aScript, {
    orderRef: first.id,
    returnedBefore: 0,
    lines: [{ position: 0, fit: 1 }],
    reason: 'Too small',
  })
  await sumUpAllSales(shop)
  return { first, second, third }
}

const days = { from: '2026-09-01', to: '2026-11-30' }

async function sumBehind(cell: SalesCell): Promise<number> {
  let sum = 0
  for await (const rows of walkEntries(shop, cell)) for (const { amount } of rows) sum += amount
  return sum
}

test('behind each figure stand orders that come to it, whatever it is by', async () => {
  await sell()
  const dimensions: SalesDimension[] = [
    'product',
    'variant',
    'category',
    'district',
    'source',
    'staff',
    'weekday',
    'hour',
    'customer',
  ]
  const cells: [SalesCell, number][] = []
  for (const dimension of dimensions) {
    const rows = (await loadSalesBy(shop, dimension, days))?.rows ?? []
    for (const { key, sums } of rows)
      for (const figure of salesFigures)
        cells.push([{ figure, of: { dimension, key }, ...days }, figureOf(figure, sums)])
  }
  expect(cells.filter(([, amount]) => amount !== 0).length).toBeGreaterThan(50)
  for (const [cell, amount] of cells) {
    expect([cell, await sumBehind(cell)]).toEqual([cell, amount])
    expect((await loadCell(shop, cell)).amount).toBe(amount)
  }
})

test('by customer, what is not told apart is a row of its own, so that rows come to the total', async () => {
  await sell()
  const rows = (await loadSalesBy(shop, 'customer', days))?.rows ?? []
  expect(rows.map(({ key }) => key)).toEqual(['new', 'untold'])
  const total = await loadSalesTotals(shop, days)
  for (const figure of salesFigures) {
    const sum = rows.reduce((all, { sums }) => all + figureOf(figure, sums), 0)
    expect([figure, sum]).toEqual([figure, figureOf(figure, total)])
  }
  expect(isTold('orders', 'customer', 'new')).toBe(false)
  expect(isTold('delivered', 'customer', 'new')).toBe(true)
  expect(isTold('orders', 'customer', 'untold')).toBe(true)
})

test('what is taken off stands below zero, on its own day', async () => {
  const { first } = await sell()
  const found = await listEntries(shop, {
    figure: 'pieces',
    of: { dimension: 'variant', key: tea },
    ...days,
  })
  expect(found?.rows.map(({ orderId, day, kind, amount }) => [orderId, day, kind, amount])).toEqual(
    [
      [first.orderId, '2026-11-15', 'returned', -1],
      [first.orderId, '2026-10-02', 'delivered', 2],
    ],
  )
  expect(found?.next).toBeNull()
})

test('behind each rate stand the orders that were placed on these days and ended so', async () => {
  const { first, second, third } = await sell()
  const open = await place([cup, 1])
  const underWay = await place([cup, 1])
  await move(underWay.id, 'Processing', 'Shipped')
  await sumUpAllSales(shop)
  const { ordered } = await loadCohortRates(shop, days)
  const listed = async (ended: CohortEnding) => {
    const cell = { figure: 'orders', ended, ...days } as const
    const amount = endedIn(ended, ordered)
    expect((await loadCell(shop, cell)).amount).toBe(amount)
    expect([ended, await sumBehind(cell)]).toEqual([ended, amount])
    return (await listEntries(shop, cell))?.rows.map(({ orderId }) => orderId)
  }
  expect(await listed('returned')).toEqual([first.orderId])
  expect(await listed('delivered')).toEqual([first.orderId])
  expect(await listed('canceled')).toEqual([second.orderId])
  expect(await listed('refused')).toEqual([third.orderId])
  expect(await listed('underWay')).toEqual([underWay.orderId])
  expect(await listed('open')).toEqual([open.orderId])
  // It came back in November, and was placed in September.
  const november = { figure: 'orders', from: '2026-11-01', to: '2026-11-30' } as const
  expect(await sumBehind({ ...november, ended: 'returned' })).toBe(0)
})

test('they are shown page by page, none twice and none left out', async () => {
  const placed: string[] = []
  for (let day = 10; day < 17; day += 1) {
    clock.set(`2026-10-${day} 12:00`)
    for (let n = 0; n < 3; n += 1) placed.push((await place([cup, 1])).orderId)
  }
  await sumUpAllSales(shop)
  const seen: (string | null)[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listEntries(shop, { figure: 'orders', ...days }, { limit: 4, cursor })
    seen.push(...(page?.rows ?? []).map(({ orderId }) => orderId))
    if (!page?.next) break
    cursor = page.next
  }
  expect(seen.toSorted()).toEqual(placed.toSorted())
  expect(await listEntries(shop, { figure: 'orders', ...days }, { cursor: 'x' })).toBeUndefined()
})

test('periods come with the latest first, page by page, cut by the range', async () => {
  await sell()
  const asked = {
    days: { from: '2026-09-10', to: '2026-11-20' },
    by: 'month',
    sort: 'orders',
  } as const
  const first = await loadReport(shop, { ...asked, limit: 2 })
  expect(first?.rows.map(({ key, sums }) => [key, sums.ordered.orders])).toEqual([
    ['2026-11-01', 1],
    ['2026-10-01', 1],
  ])
  const second = await loadReport(shop, { ...asked, limit: 2, cursor: first?.next ?? '' })
  expect(second?.rows.map(({ key, sums }) => [key, sums.ordered.orders])).toEqual([
    ['2026-09-01', 1],
  ])
  expect(second?.next).toBeNull()
  expect(daysOfPeriod('2026-11-01', 'month', asked.days)).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
  })
  expect(daysOfPeriod('2026-07-01', 'quarter', asked.days)).toEqual({
    from: '2026-09-10',
    to: '2026-09-30',
  })
  expect(await loadReport(shop, { ...asked, cursor: '2026-11-02' })).toBeUndefined()
})

test('names are searched in both languages; weekdays and hours stand in their own order', async () => {
  await sell()
  const named = async (q: string, by: 'product' | 'district' = 'product') =>
    (await loadReport(shop, { days, by, sort: 'orders', q }))?.rows.map(({ name }) => name)
  expect(await named('চা')).toEqual(['Tea'])
  expect(await named('CU')).toEqual(['Cup'])
  expect(await named('nothing')).toEqual([])
  expect(await named('dhak', 'district')).toHaveLength(1)
  const hours = []
  for await (const rows of walkReport(shop, { days, by: 'hour', sort: 'orders' }))
    hours.push(...rows.map(({ key }) => Number(key)))
  expect(hours).toEqual(hours.toSorted((one, other) => one - other))
})

/** As many as make reading all of them the worse plan. */
async function fillYears() {
  await shop.database.execute(sql`
    INSERT INTO sales_entries (order_ref, kind, at, day, by, district, source, orders, pieces, gross_in_paisa, discount_in_paisa, delivery_in_paisa, costed_in_paisa, cost_in_paisa, amount_in_paisa)
    SELECT gen_random_uuid(), 'delivered', now(), '2024-01-01'::date + n % 400, 'shop', 'Dhaka', 'website', 1, 1, 100, 0, 0, 0, 0, 0 FROM generate_series(1, 12000) n`)
  await shop.database.execute(sql`
    INSERT INTO sales_line_entries (order_ref, position, kind, day, sku, variant_id, lines, pieces, gross_in_paisa, discount_in_paisa, costed_in_paisa, cost_in_paisa)
    SELECT order_ref, 0, kind, day, 'x', ${tea}, 1, 1, 100, 0, 0, 0 FROM sales_entries WHERE kind = 'delivered'`)
  await shop.database.execute(sql`
    INSERT INTO sales_days (day, dimension, key, delivered_orders, delivered_pieces, delivered_gross)
    SELECT '2024-01-01'::date + n % 400, 'variant', n::text, 1, 1, 100 FROM generate_series(1, 12000) n`)
  await shop.database.execute(
    sql`VACUUM ANALYZE sales_entries, sales_line_entries, sales_days, sales_months`,
  )
}

test('a page reads sums and the days that it shows, by their indexes', async () => {
  await sell()
  await fillYears()
  const plans = await explainQueries(shop, async (asking) => {
    for (const by of ['month', 'product', 'variant', 'category'] as const)
      await loadReport(asking, { days, by, sort: 'delivered' })
    const cell = { figure: 'delivered', ...days } as const
    await listEntries(asking, cell)
    await listEntries(asking, { ...cell, of: { dimension: 'variant', key: tea } })
    for (const ended of cohortEndings) await listEntries(asking, { ...cell, ended })
  })
  expect(plans.length).toBeGreaterThan(10)
  const whole = plans.filter((plan) => /Seq Scan on sales_(entries|line_entries|days)/.test(plan))
  expect(whole).toEqual([])
})

test('the number of orders and the ordered amount count the same orders', async () => {
  await sell()
  const totals = await loadSalesTotals(shop, { from: '2026-09-01', to: '2026-11-30' })
  const { rows } = await shop.database.execute<{ orders: number; paisa: number }>(sql`
    SELECT count(*)::int AS orders, sum(subtotal_in_paisa)::int AS paisa FROM orders
    WHERE status <> 'Canceled' OR id IN (SELECT order_ref FROM order_changes WHERE field = 'status' AND "to" = 'Shipped')`)
  const [kept] = rows
  expect(orderedOf(totals)).toEqual(kept)
  expect([figureOf('orders', totals), figureOf('ordered', totals)]).toEqual([
    kept?.orders,
    kept?.paisa,
  ])
  // Canceled on the only order of its day: negative in both.
  const canceled = await loadSalesTotals(shop, { from: '2026-11-15', to: '2026-11-15' })
  expect(canceled.canceled.orders).toBe(1)
  expect(orderedOf(canceled).orders).toBe(canceled.ordered.orders - 1)
  expect(averageOf({ orders: -1, paisa: -5000 })).toBeUndefined()
})
