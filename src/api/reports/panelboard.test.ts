import { expect, test } from 'vitest'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'

test('a program of the management gets the figures of the panelboard, in taka', async () => {
  const { people } = await openShopWith({ ayesha: 'admin', mina: 'moderator' })
  const path = '/reports/panelboard?from=2026-11-01&to=2026-11-07&compare=last-year'
  const { status, content } = await people.ayesha.browser.get(path)
  expect(status).toBe(200)
  expect(content).toMatchObject({
    days: { from: '2026-11-01', to: '2026-11-07' },
    before: { from: '2025-11-01', to: '2025-11-07' },
    ordered: { now: { orders: 0, amount: 0 }, before: { orders: 0, amount: 0 } },
    customers: { now: { new: 0, returning: 0 } },
    overTime: { step: 'day' },
  })
  expect((await people.mina.browser.get(path)).status).toBe(403)
  expect((await people.ayesha.browser.get('/reports/panelboard?range=8')).status).toBe(400)
})
