import { beforeEach, describe, expect, test } from 'vitest'
import type { PlaceOrder } from '#shop/orders/contract.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { sumUpAllSales } from '#shop/sales/sums/sum-up.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { withClock, type ClockedShop } from '../../../../tests/examples/sales/sales-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { loadDayFigures } from '../daily-mail/load-day-figures.ts'
import { chooseRange } from '../range.ts'
import { loadPanelboardSales } from './load-sales.ts'

let clock: ClockedShop
let shop: Shop
let tea: string
let cup: string
beforeEach(async () => {
  clock = withClock(await openTestShop(), '2026-11-18 10:00')
  shop = clock.shop
  tea = await stocked(shop, {
    name: 'Tea',
    nameBn: 'চা',
    stock: 50,
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

const move = async (orderRef: string, ...path: OrderStatus[]) => {
  for (const to of path) await moveOrder(shop, aScript, { orderRef, to, reason: 'because' })
}

const today = '2026-11-25'

/** A Wednesday, the Wednesday after it, and the day before that. */
async function sell() {
  const first = await place([[tea, 2]])
  await move(first, 'Processing', 'Shipped')
  clock.set('2026-11-24 23:59')
  await move(first, 'Delivered')
  const refused = await place([[cup, 3]], {
    district: 'Sylhet',
    area: 'Beanibazar',
    phone: '+8801812345678',
  })
  await move(refused, 'Processing', 'Shipped')
  clock.set('2026-11-25 00:01')
  await move(refused, 'Canceled')
  const canceled = await place([[cup, 1]])
  await move(canceled, 'Canceled')
  clock.set('2026-11-25 21:30')
  const second = await place([[tea, 1]])
  await move(second, 'Processing', 'Shipped', 'Delivered')
  await place([[cup, 2]])
  await sumUpAllSales(shop)
}

const load = (range: Parameters<typeof chooseRange>[0]) =>
  loadPanelboardSales(shop, chooseRange(range, today), today)

describe('the figures of the panelboard', () => {
  test('are nothing in a shop that has sold nothing', async () => {
    const sales = await load({ range: 'year' })
    expect(sales.ordered).toEqual({ now: { orders: 0, paisa: 0 }, before: { orders: 0, paisa: 0 } })
    expect(sales.hours.flat().every((count) => count === 0)).toBe(true)
    expect([sales.products, sales.districts, sales.sources, sales.coupons]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  test('are booked on the day in Dhaka on which they happen, beside the days before', async () => {
    await sell()
    const sales = await load({ range: '7' })
    const { now: hours, before: hoursBeside } = sales.today.hours
    expect([hours.length, hours[0], hours[21]]).toEqual([22, 5000, 20_000])
    expect([hoursBeside.length, hoursBeside[10]]).toEqual([24, 20_000])
    expect(sales.today).toMatchObject({
      // One of the three of this day was canceled on it.
      now: { orders: 2, paisa: 20_000 },
      before: { orders: 1, paisa: 20_000 },
      besideDay: '2026-11-18',
    })
    expect(sales.ordered).toEqual({
      now: { orders: 3, paisa: 35_000 },
      before: { orders: 1, paisa: 20_000 },
    })
    expect(sales.delivered).toMatchObject({
      now: { orders: 2, paisa: 30_000 },
      before: { orders: 0 },
    })
    expect(sales.profit.now).toEqual({ paisa: 12_000, knownPaisa: 30_000, deliveredPaisa: 30_000 })
    expect(sales.customers.now).toEqual({ fresh: 1, returning: 1 })
    expect(sales.cohort.now).toMatchObject({
      orders: 4,
      canceled: 1,
      delivered: 1,
      refused: 1,
      open: 1,
      underWay: 0,
    })
    expect(sales.overTime.now.map(({ paisa }) => paisa)).toEqual([0, 0, 0, 0, 0, 20_000, 10_000])
    expect(sales.overTime.before).toHaveLength(7)
    // Tuesday before midnight, Wednesday after it and in the evening.
    expect([sales.hours[2]?.[23], sales.hours[3]?.[0], sales.hours[3]?.[21]]).toEqual([1, 1, 2])
  })

  test('of today stand beside the same hours of the day beside, not beside the whole of it', async () => {
    await sell()
    clock.set('2026-11-25 10:40')
    const early = (await load({ range: '7' })).today
    expect([early.until, early.before]).toEqual([10, { orders: 0, paisa: 0 }])
    // The chart shows the whole of it.
    expect(early.hours.before[10]).toBe(20_000)
    clock.set('2026-11-25 11:00')
    const later = (await load({ range: '7' })).today
    expect(later.before).toEqual({ orders: 1, paisa: 20_000 })
  })

  test('name products, districts and sources, the largest first, without what came to nothing', async () => {
    await sell()
    const { products, districts, sources } = await load({ range: '7' })
    expect(products).toMatchObject([{ name: 'Tea', nameBn: 'চা', pieces: 3, paisa: 30_000 }])
    expect(districts.map(({ key, orders }) => [key, orders])).toEqual([
      ['Dhaka', 2],
      ['Sylhet', 1],
    ])
    expect(sources).toMatchObject([{ key: 'website', orders: 3, paisa: 35_000 }])
  })

  test('of years are told by month', async () => {
    await sell()
    const { overTime } = await load({ from: '2024-11-25', to: today })
    expect(overTime.step).toBe('month')
    expect(overTime.now).toHaveLength(25)
    expect(overTime.now.at(-1)).toEqual({ day: '2026-11-01', orders: 2, paisa: 30_000 })
  })

  test('are read from sums, never from orders, and in few queries', async () => {
    await sell()
    const plans = await explainQueries(shop, (explained) =>
      loadPanelboardSales(explained, chooseRange({ range: '90' }, today), today),
    )
    expect(plans.length).toBeLessThan(32)
    expect(plans.join('\n')).not.toMatch(
      / on (orders|order_lines|sales_entries|sales_line_entries)\b/,
    )
  })
})

test('the mail of a day tells what it brought, beside the same weekday', async () => {
  await sell()
  expect(await loadDayFigures(shop, today)).toMatchObject({
    ordered: {
      now: { orders: 2, amountInPaisa: 20_000 },
      before: { orders: 1, amountInPaisa: 20_000 },
    },
    delivered: { now: { orders: 1, amountInPaisa: 10_000 } },
    canceled: 1,
    refused: 1,
    toConfirm: 1,
    toSend: 0,
  })
})
