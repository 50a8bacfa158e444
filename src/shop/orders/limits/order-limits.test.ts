import { Client } from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { openShop } from '#shop/open-shop.ts'
import { openLog } from '#platform/log.ts'
import type { Shop } from '#shop/shop.ts'
import {
  anOrderOf,
  countOrders,
  stocked,
  stockOf,
} from '../../../../tests/examples/order-examples.ts'
import { until } from '../../../../tests/support/running-shop.ts'
import { openTestShop, testDatabaseUrl } from '../../../../tests/support/test-shop.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { firstSettings, type HoldingLimits, type PhoneLimits } from '#shop/settings/settings.ts'
import { loadAllowances } from './load-allowances.ts'
import { moveOrder } from '../status/move-order.ts'
import { placeOrder } from '../placement/place-order.ts'
import { orders } from '../tables.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'

let shop: Shop
beforeEach(async () => {
  const opened = await openTestShop()
  // As in a real shop; the tests of others order without end.
  shop = { ...opened, environment: { ...opened.environment, rateLimitFactor: 1 } }
})

const phones = (index: number) => `+88017${String(10_000_000 + index)}`

interface Placing {
  phone?: string
  ipAddress?: string
}

const place = (lines: [string, number][], { phone = phones(0), ipAddress }: Placing = {}) =>
  placeOrder(
    shop,
    { ...anOrderOf(...lines), phone },
    crypto.randomUUID(),
    ipAddress === undefined ? {} : { ipAddress },
  )

function count(results: readonly { outcome: string }[]) {
  const counts: Record<string, number> = {}
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

/** Holds the orders up until this many wait for each other's result, so that they really arrive together. */
async function together<Result>(waiting: number, send: () => Promise<Result>[]): Promise<Result[]> {
  const gate = new Client({ connectionString: await testDatabaseUrl() })
  await gate.connect()
  onTestFinished(() => gate.end())
  await gate.query('BEGIN; LOCK TABLE orders IN EXCLUSIVE MODE')
  const placings = send()
  await until(async () => {
    const { rows } = await gate.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks WHERE relation = 'orders'::regclass AND NOT granted`,
    )
    return (rows[0]?.count ?? 0) >= waiting
  })
  await gate.query('ROLLBACK')
  return Promise.all(placings)
}

async function limit(changes: { phone?: Partial<PhoneLimits>; client?: Partial<HoldingLimits> }) {
  const { phone, client, ...few } = firstSettings.orderLimits
  const orderLimits = {
    ...few,
    phone: { ...phone, ...changes.phone },
    client: { ...client, ...changes.client },
  }
  expect(await changeSettings(shop, { orderLimits })).toMatchObject({ outcome: 'saved' })
}

test('what people order goes through: the last piece, some of everything, a few orders', async () => {
  const [last, rare, many] = [
    await stocked(shop, { stock: 1 }),
    await stocked(shop, { stock: 4 }),
    await stocked(shop, { stock: 100 }),
  ]
  expect(await place([[last, 1]])).toMatchObject({ outcome: 'placed' })
  expect(await place([[rare, 4]])).toMatchObject({ outcome: 'placed' })
  expect(await place([[many, 5]])).toMatchObject({ outcome: 'placed' })
})

test('of 50 orders of one phone that arrive at once as many are placed as it may hold, also by two processes (D28)', async () => {
  const other = openShop(shop.environment, await testDatabaseUrl(), openLog('silent'))
  onTestFinished(() => other.close())
  const variantIds = await Promise.all(
    Array.from({ length: 10 }, () => stocked(shop, { stock: 1000, priceInPaisa: 100 })),
  )
  const results = await together(20, () =>
    Array.from({ length: 50 }, (_, index) =>
      placeOrder(
        index % 2 ? shop : other.shop,
        anOrderOf([variantIds[(index >> 1) % 10] ?? '', 1]),
        crypto.randomUUID(),
        { ipAddress: `203.0.113.${index}` },
      ),
    ),
  )
  expect(count(results)).toEqual({ placed: 5, 'over-limit': 45 })
  expect(await countOrders(shop)).toBe(5)
})

test('of those that arrive at once as many are placed as one phone may have in a day, whatever became of the earlier ones', async () => {
  await limit({ phone: { orders: null, ordersPerDay: 7 } })
  const variantIds = await Promise.all(
    Array.from({ length: 10 }, () => stocked(shop, { stock: 1000, priceInPaisa: 100 })),
  )
  const [first = ''] = variantIds
  for (const to of ['Processing', 'Canceled'] as const) {
    const placed = await place([[first, 1]])
    if (placed.outcome !== 'placed') throw new Error(`Expected an order, not ${placed.outcome}`)
    await moveOrder(shop, aScript, { orderRef: placed.id, to })
  }
  const results = await together(10, () =>
    Array.from({ length: 30 }, (_, index) =>
      place([[variantIds[index % 10] ?? '', 1]], { ipAddress: `203.0.113.${index}` }),
    ),
  )
  expect(count(results)).toEqual({ placed: 5, 'over-limit': 25 })
  expect(await place([[first, 1]])).toMatchObject({ reason: 'day', line: null })
  await limit({ phone: { orders: null, ordersPerDay: null } })
  expect(await place([[first, 1]])).toMatchObject({ outcome: 'placed' })
})

test('so are those of one client with as many phones, whichever address of its network it writes from', async () => {
  await limit({ client: { orders: 7 } })
  const variantIds = await Promise.all(
    Array.from({ length: 10 }, () => stocked(shop, { stock: 1000, priceInPaisa: 100 })),
  )
  const results = await together(10, () =>
    Array.from({ length: 40 }, (_, index) =>
      place([[variantIds[index % 10] ?? '', 1]], {
        phone: phones(index),
        ipAddress: `2001:db8:0:1::${(index + 1).toString(16)}`,
      }),
    ),
  )
  expect(count(results)).toEqual({ placed: 7, 'over-limit': 33 })
  const next = { phone: phones(99), ipAddress: '2001:db8:0:2::1' }
  expect(await place([[variantIds[0] ?? '', 1]], next)).toMatchObject({ outcome: 'placed' })
})

test('each limit is said by its name, and with the product where it is one', async () => {
  await limit({ phone: { pieces: 30, piecesOfProduct: 10, valueInPaisa: 300_000 } })
  const [cup, pot] = [
    await stocked(shop, { name: 'Cup', stock: 1000, priceInPaisa: 1000 }),
    await stocked(shop, { name: 'Pot', stock: 1000, priceInPaisa: 400_000 }),
  ]
  const bowl = await stocked(shop, { name: 'Bowl', stock: 30, priceInPaisa: 1000 })
  const more = await Promise.all(
    [1, 2, 3].map(() => stocked(shop, { stock: 1000, priceInPaisa: 1000 })),
  )
  expect(await place([[cup, 11]])).toMatchObject({
    reason: 'product',
    line: { variantId: cup, product: 'Cup' },
  })
  expect(await place([[bowl, 8]])).toMatchObject({
    reason: 'share',
    line: { variantId: bowl, product: 'Bowl' },
  })
  expect(await place([[pot, 1]])).toMatchObject({ reason: 'value', line: null })
  expect(await place([[cup, 10], ...more.map((id): [string, number] => [id, 10])])).toMatchObject({
    outcome: 'over-limit',
    reason: 'pieces',
    line: null,
  })
  expect(await stockOf(shop, cup)).toEqual({ stock: 1000, unitsSold: 0 })
})

test('a phone holds a share of what is left, so that ten of them leave something', async () => {
  const tea = await stocked(shop, { stock: 200, priceInPaisa: 100 })
  for (let index = 0; index < 10; index++) {
    for (const wanted of [20, 10, 5, 5]) {
      const by = { phone: phones(index), ipAddress: `203.0.113.${index}` }
      await place([[tea, wanted]], by)
    }
  }
  expect((await stockOf(shop, tea))?.stock).toBeGreaterThan(20)
})

test('what the shop confirmed is not counted any more', async () => {
  const tea = await stocked(shop, { stock: 1000, priceInPaisa: 100 })
  for (let placed = 0; placed < 5; placed++) await place([[tea, 1]])
  expect(await place([[tea, 1]])).toMatchObject({ outcome: 'over-limit', reason: 'orders' })
  const [one] = await shop.database.select({ id: orders.id }).from(orders).limit(1)
  await moveOrder(shop, aScript, { orderRef: one?.id ?? '', to: 'Processing' })
  expect(await place([[tea, 1]])).toMatchObject({ outcome: 'placed' })
})

test('an order that was placed is answered again, however full the phone is (D13)', async () => {
  const tea = await stocked(shop, { stock: 1000, priceInPaisa: 100 })
  for (let placed = 0; placed < 4; placed++) await place([[tea, 1]])
  const once = crypto.randomUUID()
  const [first, second] = [
    await placeOrder(shop, anOrderOf([tea, 1]), once),
    await placeOrder(shop, anOrderOf([tea, 1]), once),
  ]
  expect(first).toMatchObject({ outcome: 'placed', replayed: false })
  expect(second).toMatchObject({ outcome: 'placed', replayed: true })
})

test('buyers of a popular product do not stand in each other’s way, from however many networks', async () => {
  const tea = await stocked(shop, { stock: 60, priceInPaisa: 100 })
  const run = Array.from({ length: 60 }, (_, index) =>
    place([[tea, 1]], { phone: phones(index), ipAddress: `203.0.${index % 8}.1` }),
  )
  expect(count(await Promise.all(run))).toEqual({ placed: 60 })
  expect(await stockOf(shop, tea)).toMatchObject({ stock: 0 })
})

test('an address is kept as a hash that another day does not repeat', async () => {
  const tea = await stocked(shop, { stock: 1000, priceInPaisa: 100 })
  const began = shop.now()
  for (const days of [0, 0, 1]) {
    shop = { ...shop, now: () => new Date(began.getTime() + days * 24 * 3_600_000) }
    await place([[tea, 1]], { ipAddress: '203.0.113.7' })
  }
  const rows = await shop.database
    .select({ client: orders.client })
    .from(orders)
    .where(eq(orders.phone, phones(0)))
    .orderBy(orders.placedAt)
  const [first, second, third] = rows.map(({ client }) => client)
  expect(first).toMatch(/^[\w-]{22}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('stock that comes in raises the share of all pieces within a minute', async () => {
  await limit({ phone: { pieces: 1000, percentOfShop: 10 } })
  shop.memory.begin()
  onTestFinished(() => shop.memory.end())
  await stocked(shop, { stock: 500 })
  expect((await loadAllowances(shop)).phone.pieces).toBe(50)

  await stocked(shop, { stock: 1500 })
  const later = { ...shop, now: () => new Date(shop.now().getTime() + 60_000) }
  expect((await loadAllowances(later)).phone.pieces).toBe(200)
})
