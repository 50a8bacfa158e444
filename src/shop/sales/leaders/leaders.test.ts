import { between, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import {
  expectNumbersAgree,
  withClock,
  type ClockedShop,
} from '../../../../tests/examples/sales/sales-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { checkNumbers } from '../check/check-numbers.ts'
import { goodsKinds, type DayRange, type SalesFigure, type SalesSums } from '../contract.ts'
import { figureOf } from '../figures.ts'
import { loadSalesBy } from '../read/load-sales-by.ts'
import { noSales } from '../sales.ts'
import { sumUpAllSales, sumUpSales } from '../sums/sum-up.ts'
import { salesLineEntries, staleSalesDays } from '../tables.ts'
import { salesLeaders } from './tables.ts'

let clock: ClockedShop
let shop: Shop
beforeEach(async () => {
  clock = withClock(await openTestShop(), '2026-11-18 10:00')
  shop = clock.shop
})

const today = '2026-11-18'

/**
 * Five months of 900 products, more than are kept of a month: a few sell much, most of them little, each day others; a tenth comes back, on
 * some days more than was sold.
 */
async function sellForMonths() {
  await shop.database.execute(sql`SELECT setseed(0.25)`)
  await shop.database.execute(sql`
    INSERT INTO sales_line_entries (order_ref, position, kind, day, sku, product_id, variant_id, lines, pieces, gross_in_paisa, discount_in_paisa, costed_in_paisa, cost_in_paisa)
    SELECT md5('order ' || n / 3)::uuid, n % 3, kind, '2026-06-20'::date + back, 'x', md5('product ' || product)::uuid, md5('variant ' || product * 2 + n % 2)::uuid,
      1, pieces, pieces * price, pieces * (price / 10), pieces * (price - price / 10), pieces * (price / 2)
    FROM (
      SELECT n, floor(random() * 152)::int AS back, floor(power(random(), 3) * 900)::int AS product, 1 + floor(power(random(), 3) * 4)::int AS pieces,
        (ARRAY['ordered', 'canceled', 'confirmed', 'dispatched', 'delivered', 'delivered', 'delivered', 'refused', 'returned', 'returned'])[1 + floor(random() * 10)::int] AS kind
      FROM generate_series(1, 10000) n
    ) drawn, LATERAL (SELECT 100 + product * 37 % 900 AS price) priced`)
  // Of orders nothing is told here but their days.
  await shop.database.execute(sql`
    INSERT INTO sales_entries (order_ref, kind, at, day, by, district, source, orders, pieces, gross_in_paisa, discount_in_paisa, delivery_in_paisa, costed_in_paisa, cost_in_paisa, amount_in_paisa)
    SELECT md5('order')::uuid, 'confirmed', day, day, 'shop', '', 'website', 0, 0, 0, 0, 0, 0, 0, 0 FROM (SELECT DISTINCT day FROM sales_line_entries) days`)
  await shop.database.execute(
    sql`INSERT INTO stale_sales_days (day, is_cohort) SELECT DISTINCT day, false FROM sales_line_entries`,
  )
  await sumUpAllSales(shop)
}

type Dimension = 'product' | 'variant'

/** What the ledger says, row by row. */
async function countRaw(dimension: Dimension, { from, to }: DayRange) {
  const rows = await shop.database
    .select()
    .from(salesLineEntries)
    .where(between(salesLineEntries.day, from, to))
  const byKey = Map.groupBy(rows, (row) => String(row[`${dimension}Id`]))
  return [...byKey].map(([key, lines]) => ({ key, sums: sumsOfLines(lines) }))
}

type Counted = Awaited<ReturnType<typeof countRaw>>

/** The largest figure first. */
const ranked = (counted: Counted, figure: SalesFigure) =>
  counted
    .map((row) => ({ ...row, value: figureOf(figure, row.sums) }))
    .toSorted((one, other) => other.value - one.value || (one.key < other.key ? -1 : 1))

function sumsOfLines(lines: (typeof salesLineEntries.$inferSelect)[]): SalesSums {
  const sums = structuredClone(noSales)
  for (const kind of goodsKinds) {
    const own = lines.filter((line) => line.kind === kind)
    const sum = (of: (line: (typeof lines)[number]) => number) =>
      own.reduce((all, line) => all + of(line), 0)
    sums[kind] = {
      orders: new Set(own.map(({ day, orderRef }) => day + orderRef)).size,
      pieces: sum(({ pieces }) => pieces),
      grossInPaisa: sum(({ grossInPaisa }) => grossInPaisa),
      discountInPaisa: sum(({ discountInPaisa }) => discountInPaisa),
      deliveryInPaisa: 0,
      costedInPaisa: sum(({ costedInPaisa }) => costedInPaisa),
      costInPaisa: sum(({ costInPaisa }) => costInPaisa),
    }
  }
  return sums
}

/** Page after page, as many as there are rows for. */
async function listPages(
  dimension: Dimension,
  range: DayRange,
  { sort, pages = 2, limit = 10 }: { sort: SalesFigure; pages?: number; limit?: number },
) {
  const rows = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const found = await loadSalesBy(shop, dimension, { ...range, sort, limit, cursor })
    rows.push(...(found?.rows ?? []))
    cursor = found?.next ?? undefined
    if (!cursor) break
  }
  return rows.map(({ key, sums }) => ({ key, sums, value: figureOf(sort, sums) }))
}

const ranges: Record<string, DayRange> = {
  'whole months': { from: '2026-07-01', to: '2026-10-31' },
  'parts of two months': { from: '2026-09-12', to: '2026-10-08' },
  'months and most of others': { from: '2026-07-06', to: '2026-10-29' },
  'months and parts of others': { from: '2026-06-25', to: '2026-11-11' },
  'some days and today': { from: '2026-11-13', to: today },
  'a day': { from: '2026-08-05', to: '2026-08-05' },
  'all days, and some before and after': { from: '2025-01-01', to: '2027-12-31' },
}

const figuresAsked: SalesFigure[] = ['delivered', 'pieces', 'orders', 'profit', 'returned']

async function expectAsTheLedger(
  range: DayRange,
  dimension: Dimension,
  figures: readonly SalesFigure[],
) {
  const counted = await countRaw(dimension, range)
  for (const sort of figures)
    expect(await listPages(dimension, range, { sort })).toEqual(ranked(counted, sort).slice(0, 20))
}

describe('products and variants by what they brought', () => {
  test('are those of the ledger, row by row, whatever part of months is asked for', async () => {
    await sellForMonths()
    await expectNumbersAgree(shop)
    const leaders = await shop.database.select().from(salesLeaders)
    expect(new Set(leaders.map(({ since, through }) => `${since} ${through}`))).toEqual(
      new Set([
        '2026-06-01 2026-06-30',
        '2026-07-01 2026-07-31',
        '2026-08-01 2026-08-31',
        '2026-09-01 2026-09-30',
        '2026-10-01 2026-10-31',
        '2026-11-01 2026-11-17',
        '2026-11-18 2026-11-18',
      ]),
    )
    for (const range of Object.values(ranges))
      for (const dimension of ['product', 'variant'] as const)
        await expectAsTheLedger(range, dimension, figuresAsked)
  }, 60_000)

  test('are added up only where they led in some month', async () => {
    await sellForMonths()
    const plans = async (range: DayRange, limit = 8) =>
      explainQueries(shop, (asking) => loadSalesBy(asking, 'product', { ...range, limit }))
    const all = async (range: DayRange) =>
      (await plans(range)).filter(
        (plan) => / on sales_(days|months)/.test(plan) && !/'all'|key = ANY/.test(plan),
      )
    expect(await all({ from: '2026-06-25', to: '2026-11-11' })).toEqual([])
    expect(await all({ from: '2026-09-12', to: '2026-10-08' })).toEqual([])
    await shop.database.delete(salesLeaders)
    expect(await all({ from: '2026-06-25', to: '2026-11-11' })).not.toEqual([])
  }, 30_000)
})

test('a day of long ago that changes changes who led, and until then all are added up', async () => {
  await sellForMonths()
  const range = { from: '2026-06-25', to: '2026-11-11' }
  const last = ranked(await countRaw('product', range), 'delivered').at(-1)
  const day = '2026-08-09'
  await shop.database.insert(salesLineEntries).values({
    orderRef: crypto.randomUUID(),
    position: 0,
    kind: 'delivered',
    day,
    sku: 'x',
    productId: last?.key ?? null,
    lines: 1,
    pieces: 1,
    grossInPaisa: 9_000_000,
    discountInPaisa: 0,
    costedInPaisa: 0,
    costInPaisa: 0,
  })
  await shop.database.insert(staleSalesDays).values([{ day, isCohort: false }])
  await sumUpSales(shop)
  expect((await listPages('product', range, { sort: 'delivered' }))[0]?.key).toBe(last?.key)
  await shop.database.delete(salesLeaders).where(eq(salesLeaders.since, '2026-08-01'))
  await expectAsTheLedger(range, 'product', ['delivered'])
  await sumUpAllSales(shop)
  expect(
    await shop.database.$count(salesLeaders, eq(salesLeaders.since, '2026-08-01')),
  ).toBeGreaterThan(0)
  await expectAsTheLedger(range, 'product', ['delivered'])
  await expectNumbersAgree(shop)
}, 30_000)

test('the running month follows day by day', async () => {
  await sellForMonths()
  const through = async () =>
    (await shop.database.select().from(salesLeaders).where(eq(salesLeaders.since, '2026-11-01')))[0]
      ?.through
  expect(await through()).toBe('2026-11-17')
  clock.set('2026-11-19 00:01')
  expect(await sumUpSales(shop)).toBeGreaterThan(0)
  expect(await through()).toBe('2026-11-18')
  expect(await shop.database.$count(salesLeaders, eq(salesLeaders.since, '2026-11-18'))).toBe(0)
  expect(await sumUpSales(shop)).toBe(0)
  await expectAsTheLedger({ from: '2026-10-20', to: '2026-11-19' }, 'variant', ['pieces'])
}, 30_000)

test('leaders that are not those of the days are told', async () => {
  await sellForMonths()
  await shop.database
    .update(salesLeaders)
    .set({ most: sql`most[2:]` })
    .where(eq(salesLeaders.since, '2026-08-01'))
  const { differences } = await checkNumbers(shop)
  expect(differences.map(({ where }) => where)).toContain(
    'leaders since 2026-08-01, product delivered',
  )
}, 30_000)
