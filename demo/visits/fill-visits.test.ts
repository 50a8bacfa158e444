import { expect, test } from 'vitest'
import { compareVisitSums } from '#shop/reports/visits/compare-sums.ts'
import { loadVisitFigures, loadVisitTotal } from '#shop/reports/visits/load-visit-figures.ts'
import { namedDimensions } from '#shop/reports/visits/visit-figures.ts'
import { stocked } from '../../tests/examples/order-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { fillOrders } from '../orders/fill-orders.ts'
import { fillVisits } from './fill-visits.ts'

test('a trial shop gets visits of which each chart shows something, and whose sums are right', async () => {
  const shop = await openTestShop({ now: () => new Date('2026-11-20T12:00:00+06:00') })
  for (const stock of [40, 30, 20]) await stocked(shop, { stock })
  await fillOrders(shop, { count: 400, besideRealOrders: false, onProgress: () => {} })
  const fill = { days: 12, visitsPerDay: 300, onProgress: () => {} }
  await fillVisits(shop, fill)
  const days = { from: '2026-11-08', to: '2026-11-19' }
  const total = await loadVisitTotal(shop, days)
  expect(total.visits).toBeGreaterThan(1500)
  expect(total.views).toBeGreaterThan(total.visits)
  const way = [total.visits, total.seen, total.carts, total.checkouts]
  expect(way).toEqual(way.toSorted((one, other) => other - one))
  expect(total.checkouts).toBeGreaterThan(10)
  expect(total.placed).toBeGreaterThan(0)
  for (const by of namedDimensions)
    expect([by, (await loadVisitFigures(shop, { days, by, most: 5 })).length]).not.toEqual([by, 0])
  expect(await loadVisitFigures(shop, { days, by: 'day', most: 99 })).toHaveLength(12)
  expect(await compareVisitSums(shop, '2026-11-15')).toEqual([])
  // Called again, it doubles nothing.
  await fillVisits(shop, fill)
  expect(await loadVisitTotal(shop, days)).toEqual(total)
})
