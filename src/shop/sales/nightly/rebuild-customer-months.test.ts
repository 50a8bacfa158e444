import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { returnPieces } from '#shop/orders/returns/return-pieces.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import {
  expectNumbersAgree,
  withClock,
  type ClockedShop,
} from '../../../../tests/examples/sales/sales-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { checkNumbers } from '../check/check-numbers.ts'
import type { CohortCell, CohortEntry } from '../contract.ts'
import { listCohortEntries } from './list-cohort-entries.ts'
import { loadCohortCell, loadCustomerCohorts } from './load-customer-cohorts.ts'

let clock: ClockedShop
let shop: Shop
let tea: string
beforeEach(async () => {
  clock = withClock(await openTestShop(), '2026-08-05 10:00')
  shop = clock.shop
  tea = await stocked(shop, { name: 'Tea', stock: 900, priceInPaisa: 10_000 })
})

const [rahima, karim, rahimasOffice] = ['+8801711111111', '+8801722222222', '+8801733333333']

/** Delivered on the spot. */
async function sell(day: string, phone: string, pieces = 1): Promise<string> {
  clock.set(`${day} 12:00`)
  const placed = await placeOrder(shop, { ...anOrderOf([tea, pieces]), phone }, crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
    await moveOrder(shop, aScript, { orderRef: placed.id, to })
  return placed.id
}

const giveBack = (orderRef: string) =>
  returnPieces(shop, aScript, {
    orderRef,
    returnedBefore: 0,
    lines: [{ position: 0, fit: 1 }],
    reason: 'Broken',
  })

/** Two phones turn out to be one person, as staff or a claim say. */
const join = (one: string, other: string) =>
  shop.database.execute(sql`
    INSERT INTO customer_identities (id, phone, customer_id, since)
    SELECT id, phone, first_value(id) OVER (ORDER BY phone = ${one} DESC), now()
    FROM (VALUES (gen_random_uuid(), ${one}), (gen_random_uuid(), ${other})) two(id, phone)`)

/** From August to October. */
async function sellForMonths() {
  await sell('2026-08-05', rahima, 2)
  await sell('2026-08-20', rahima)
  await sell('2026-08-31', karim)
  const broken = await sell('2026-09-01', rahima, 3)
  await sell('2026-09-30', rahimasOffice)
  clock.set('2026-10-02 09:00')
  await giveBack(broken)
  await sell('2026-10-03', karim)
  await expectNumbersAgree(shop)
}

async function cohorts() {
  const found = await loadCustomerCohorts(shop, { from: '2026-01-01', to: '2026-12-31' })
  return found.flatMap(({ cohort, months }) =>
    months.map(({ month, customers, orders, netInPaisa }) =>
      [cohort.slice(0, 7), month.slice(0, 7), customers, orders, netInPaisa / 100].join(' '),
    ),
  )
}

async function behind(cell: CohortCell, limit = 2): Promise<CohortEntry[]> {
  const rows: CohortEntry[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listCohortEntries(shop, cell, { limit, cursor })
    rows.push(...(page?.rows ?? []))
    if (!page?.next) return rows
    cursor = page.next
  }
}

const sumOf = (rows: readonly CohortEntry[], figure: 'customers' | 'orders' | 'netInPaisa') =>
  rows.reduce((sum, row) => sum + row[figure], 0)

/** Every cell there is, and all of each row. */
async function expectOrdersComeToCells() {
  const found = await loadCustomerCohorts(shop, { from: '2026-01-01', to: '2026-12-31' })
  for (const { cohort, customers, months } of found) {
    const all = await loadCohortCell(shop, { cohort })
    expect(all).toMatchObject({ first: customers, customers: null })
    expect(sumOf(await behind({ cohort }), 'netInPaisa')).toBe(all.netInPaisa)
    for (const { month, ...figures } of months) {
      const rows = await behind({ cohort, month })
      const sums = {
        customers: sumOf(rows, 'customers'),
        orders: sumOf(rows, 'orders'),
        netInPaisa: sumOf(rows, 'netInPaisa'),
      }
      expect([cohort, month, sums]).toEqual([cohort, month, figures])
      expect(await loadCohortCell(shop, { cohort, month })).toEqual({ first: customers, ...sums })
      expect(rows.every(({ day }) => day.startsWith(month.slice(0, 7)))).toBe(true)
    }
  }
}

test('behind each cell stand the orders that come to it, also when two customers turn out to be one', async () => {
  await sellForMonths()
  expect(await cohorts()).toEqual([
    '2026-08 2026-08 2 3 400',
    '2026-08 2026-09 1 1 300',
    '2026-08 2026-10 1 1 0',
    '2026-09 2026-09 1 1 100',
  ])
  await expectOrdersComeToCells()
  await join(rahima, rahimasOffice)
  // As it was counted, until it is counted again.
  await expectOrdersComeToCells()
  await expectNumbersAgree(shop)
  expect(await cohorts()).toEqual([
    '2026-08 2026-08 2 3 400',
    '2026-08 2026-09 1 2 400',
    '2026-08 2026-10 1 1 0',
  ])
  await expectOrdersComeToCells()
})

test('what came back stands below zero, and a customer is counted once in a month', async () => {
  await sellForMonths()
  const told = async (month: string) =>
    (await behind({ cohort: '2026-08-01', month })).map(
      ({ day, kind, customers, orders, netInPaisa }) =>
        [day, kind, customers, orders, netInPaisa / 100].join(' '),
    )
  expect(await told('2026-08-01')).toEqual([
    '2026-08-31 delivered 1 1 100',
    '2026-08-20 delivered 0 1 100',
    '2026-08-05 delivered 1 1 200',
  ])
  expect(await told('2026-10-01')).toEqual([
    '2026-10-03 delivered 1 1 100',
    '2026-10-02 returned 0 0 -100',
  ])
})

test('the night writes only what is new or different', async () => {
  await sellForMonths()
  const versions = async () => {
    const { rows } = await shop.database.execute<{ row: string }>(
      sql`SELECT concat_ws(' ', cohort, day, ctid, xmin) AS row FROM sales_customer_entries ORDER BY 1`,
    )
    return rows.map(({ row }) => row)
  }
  const before = await versions()
  await sell('2026-11-02', karim)
  await expectNumbersAgree(shop)
  const after = await versions()
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
})

test('npm run check-numbers sees a cell that its orders do not come to', async () => {
  await sellForMonths()
  await shop.database.execute(
    sql`UPDATE sales_customer_entries SET net_in_paisa = net_in_paisa + 1 WHERE day = '2026-09-01'`,
  )
  expect((await checkNumbers(shop)).differences).toEqual([
    {
      where: 'the orders behind customers by month, 2026-08-01 in 2026-09-01, net',
      counted: 30_001,
      kept: 30_000,
    },
  ])
  // It was counted again.
  await expectNumbersAgree(shop)
})

test('a cursor that nobody gave is no page', async () => {
  const cell = { cohort: '2026-08-01' }
  for (const cursor of ['x', '2026-99-99_', `2026-08-01_${'f'.repeat(36)}delivered`])
    expect(await listCohortEntries(shop, cell, { cursor })).toBeUndefined()
})

test('a page of orders reads as many rows as it shows, by their index', async () => {
  await shop.database.execute(sql`
    INSERT INTO sales_customer_entries (cohort, day, order_ref, kind, customers, orders, net_in_paisa)
    SELECT date_trunc('month', '2024-01-01'::date + n % 400), '2024-01-01'::date + n % 400 + n % 90, gen_random_uuid(), 'delivered', 1, 1, 100
    FROM generate_series(1, 20000) n`)
  await shop.database.execute(sql`VACUUM ANALYZE sales_customer_entries`)
  const cell = { cohort: '2024-03-01', month: '2024-04-01' }
  const first = await listCohortEntries(shop, cell)
  expect(first?.rows).toHaveLength(50)
  const plans = await explainQueries(shop, async (asking) => {
    await listCohortEntries(asking, cell, { cursor: first?.next ?? '' })
    await listCohortEntries(asking, { cohort: cell.cohort })
    await loadCohortCell(asking, cell)
  })
  expect(plans).toHaveLength(3)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on sales_customer/)
  expect(plans[0]).toMatch(/Limit.*\n.*Index (Only )?Scan Backward using sales_customer_entries/)
})
