import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { compareVisitSums } from '#shop/reports/visits/compare-sums.ts'
import { loadVisitFigures, loadVisitTotal } from '#shop/reports/visits/load-visit-figures.ts'
import { namedDimensions } from '#shop/reports/visits/visit-figures.ts'
import { stocked } from '../../tests/examples/order-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { fillOrders } from '../orders/fill-orders.ts'
import { fillVisits } from './fill-visits.ts'

test('a trial shop gets visits of which each chart shows something, and whose sums are right', async () => {
  const shop = await openTestShop({ now: () => new Date('2026-11-20T22:00:00+06:00') })
  for (const stock of [40, 30, 20]) await stocked(shop, { stock })
  await stocked(shop, { name: 'AMOLED smart watch', nameBn: 'স্মার্ট ওয়াচ', stock: 9 })
  await fillOrders(shop, { count: 400, besideRealOrders: false, onProgress: () => {} })
  const fill = { days: 12, visitsPerDay: 300, onProgress: () => {} }
  await fillVisits(shop, fill)
  const days = { from: '2026-11-08', to: '2026-11-19' }
  const total = await loadVisitTotal(shop, days)
  expect(total.visits).toBeGreaterThan(1500)
  expect(total.views).toBeGreaterThan(total.visits)
  // One visitor in five comes twice a day.
  expect(total.visits / total.visitors).toBeGreaterThan(1.1)
  expect(total.visits / total.visitors).toBeLessThan(1.25)
  const searched = async (by: 'search-found' | 'search-nothing') =>
    (await loadVisitFigures(shop, { days, by, most: 99 })).map(({ name }) => name)
  expect(await searched('search-found')).toEqual(['smart watch'])
  const missing = await searched('search-nothing')
  expect(missing).toContain('panjabi')
  expect(missing).not.toContain('smart watch')
  expect(total.checkouts).toBeGreaterThan(10)
  expect(total.placed).toBeGreaterThan(0)
  const dayByDay = await loadVisitFigures(shop, { days, by: 'day', most: 99 })
  const groups = await Promise.all(
    (['source', 'device', 'campaign'] as const).map((by) =>
      loadVisitFigures(shop, { days, by, most: 99 }),
    ),
  )
  for (const { visits, seen, carts, checkouts, placed, delivered } of [
    total,
    ...dayByDay,
    ...groups.flat(),
  ]) {
    const way = [visits, seen, carts, checkouts, placed, delivered]
    expect(way).toEqual(way.toSorted((one, other) => other - one))
  }
  for (const by of namedDimensions)
    expect([by, (await loadVisitFigures(shop, { days, by, most: 5 })).length]).not.toEqual([by, 0])
  expect(dayByDay).toHaveLength(12)
  expect(await compareVisitSums(shop, '2026-11-15')).toEqual([])
  // Called again, it doubles nothing.
  await fillVisits(shop, fill)
  expect(await loadVisitTotal(shop, days)).toEqual(total)
  // New orders have visits of their own, also today.
  await fillOrders(shop, { count: 900, besideRealOrders: false, onProgress: () => {} })
  await fillVisits(shop, fill)
  const more = await loadVisitTotal(shop, days)
  expect(more.placed).toBeGreaterThan(total.placed)
  expect(more.checkouts - total.checkouts).toBe(more.placed - total.placed)
  expect(more.visits - total.visits).toBe(more.placed - total.placed)
  const today = await loadVisitTotal(shop, { from: '2026-11-20', to: '2026-11-20' })
  expect(today.placed).toBeGreaterThan(0)
  expect(today.checkouts).toBeGreaterThanOrEqual(today.placed)
  expect(await compareVisitSums(shop, '2026-11-20')).toEqual([])
  const { rows } = await shop.database.execute(
    sql`SELECT max(at) <= ${shop.now().toISOString()}::timestamptz AS is_past FROM page_views`,
  )
  expect(rows).toEqual([{ is_past: true }])
})
