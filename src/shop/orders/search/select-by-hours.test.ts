import { beforeEach, describe, expect, test } from 'vitest'
import { loadSalesHours } from '#shop/sales/read/load-sales-hours.ts'
import { sumUpAllSales } from '#shop/sales/sums/sum-up.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { chooseOrders } from '../bulk/choose-orders.ts'
import { listOrders } from '../desk/list-orders.ts'
import { hours, orderSorts, weekdays, type OrderFilter } from '../desk/order-filter.ts'
import { placeOrder } from '../placement/place-order.ts'
import { tagOrder } from '../tags/tag-order.ts'

let shop: Shop
let towel: string
let buyers = 0
beforeEach(async () => {
  shop = await openTestShop()
  towel = await stocked(shop, { name: 'Towel', stock: 900 })
})

/** The 16th of November 2026 is a Monday. Each order comes from another phone. */
async function placed(at: string, pieces = 1): Promise<string> {
  const phone = `+8801711${String(++buyers).padStart(6, '0')}`
  const order = { ...anOrderOf([towel, pieces]), phone }
  const result = await placeOrder({ ...shop, now: () => new Date(at) }, order, crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  return result.id
}

async function list(filter: OrderFilter) {
  const result = await listOrders(shop, { filter, sort: 'newest', isCounted: true })
  if (result.outcome !== 'listed') throw new Error(result.outcome)
  expect(result.count).toBe(result.orders.length)
  return result.orders.map(({ id }) => id)
}

describe('orders of an hour or a weekday', () => {
  test('are those of the clock and the calendar of Dhaka, the whole hour long', async () => {
    const before = await placed('2026-11-16T18:59:59.999Z') // Tuesday, 00:59
    const first = await placed('2026-11-16T19:00:00Z') // Tuesday, 01:00
    const last = await placed('2026-11-16T19:59:59.999Z') // Tuesday, 01:59
    const after = await placed('2026-11-16T20:00:00Z') // Tuesday, 02:00
    const monday = await placed('2026-11-16T17:59:59.999Z') // Monday, 23:59
    const nextWeek = await placed('2026-11-23T19:30:00Z') // Tuesday, 01:30

    expect(await list({ weekday: 2, hour: 1 })).toEqual([nextWeek, last, first])
    expect(await list({ weekday: 2 })).toEqual([nextWeek, after, last, first, before])
    expect(await list({ weekday: 1 })).toEqual([monday])
    expect(await list({ weekday: 1, hour: 23 })).toEqual([monday])
    expect(await list({ hour: 0 })).toEqual([before])
    expect(await list({ weekday: 3 })).toEqual([])
    const days = { from: '2026-11-17', to: '2026-11-17' }
    expect(await list({ weekday: 2, hour: 1, ...days })).toEqual([last, first])
    expect(await list({ weekday: 1, ...days })).toEqual([])
  })

  test('fit all other filters and the search, too', async () => {
    const near = await placed('2026-11-17T04:10:00Z', 1)
    const large = await placed('2026-11-17T04:20:00Z', 9)
    await placed('2026-11-17T05:10:00Z', 9)
    await tagOrder(shop, aScript, { orderRef: near, tag: 'Gift', isSet: true })
    const then = { weekday: 2, hour: 10 }
    expect(await list({ ...then, status: 'Pending' })).toEqual([large, near])
    expect(await list({ ...then, status: 'Shipped' })).toEqual([])
    expect(await list({ ...then, tag: 'Gift' })).toEqual([near])
    expect(await list({ hour: 11, tag: 'Gift' })).toEqual([])
    expect(await list({ ...then, q: 'towel' })).toEqual([large, near])
    expect(await list({ ...then, q: 'rahima', district: 'Dhaka' })).toEqual([large, near])
    expect(await list({ ...then, status: 'Pending', district: 'Sylhet' })).toEqual([])
    expect(await list({ ...then, asOf: new Date('2026-11-17T04:15:00Z') })).toEqual([near])
    const chosen = await chooseOrders(shop, { matching: { filter: then, most: 10 } })
    expect(chosen).toMatchObject({ orders: [{ id: large }, { id: near }] })
  })

  test('are listed in every sorting, page by page, without leaving out or repeating one', async () => {
    const moments = [17, 10, 3].flatMap((day) =>
      ['05', '15', '15', '25', '35'].map(
        (minute) => `2026-11-${String(day).padStart(2, '0')}T04:${minute}:00Z`,
      ),
    )
    const wanted = new Map<string, [number, number]>()
    for (const [index, at] of moments.entries())
      wanted.set(await placed(at, (index % 4) + 1), [Date.parse(at), (index % 4) + 1])
    await placed('2026-11-17T05:00:00Z', 5)
    const sizeOf = {
      newest: ([at]: [number, number]) => -at,
      oldest: ([at]: [number, number]) => at,
      largest: ([, pieces]: [number, number]) => -pieces,
      smallest: ([, pieces]: [number, number]) => pieces,
    }
    for (const sort of orderSorts) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await listOrders(shop, { filter: { hour: 10 }, sort, after, limit: 2 })
        if (page.outcome !== 'listed') throw new Error(page.outcome)
        seen.push(...page.orders.map(({ id }) => id))
        after = page.next
      } while (after !== undefined && seen.length < 40)
      expect(seen.toSorted()).toEqual([...wanted.keys()].toSorted())
      const sizes = seen.map((id) => sizeOf[sort](wanted.get(id) ?? [0, 0]))
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    }
  })

  test('are as many as the chart of hours and weekdays says', async () => {
    const at = ['2026-11-14T18:10', '2026-11-16T03:00', '2026-11-16T03:59', '2026-11-21T17:59']
    for (const moment of at) await placed(`${moment}:00Z`)
    await sumUpAllSales(shop)
    const days = { from: '2026-11-15', to: '2026-11-21' }
    const counted = await loadSalesHours(shop, days)
    const grid = weekdays.flatMap((weekday) => hours.map((hour) => ({ weekday, hour })))
    for (const { weekday, hour } of grid) {
      const cell = counted.find((one) => one.weekday === weekday && one.hour === hour)
      expect(await list({ weekday, hour, ...days })).toHaveLength(cell?.orders ?? 0)
    }
    expect(counted.map(({ orders }) => orders)).toEqual([2, 1, 1])
  })
})
