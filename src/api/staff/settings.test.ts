import { expect, test } from 'vitest'
import { listAudit } from '#shop/audit/list-audit.ts'
import { firstSettings } from '#shop/settings/settings.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

test('an admin reads the settings and changes some; the second of two who change them learns so (D27, D28)', async () => {
  const shop = await openTestShop()
  const admin = await personWith(shop, 'admin')
  const change = (body: object) => admin.browser.send('PUT', '/settings', body)

  const first = await admin.browser.get('/settings')
  expect(first).toMatchObject({ status: 200, content: { ...firstSettings, version: 0 } })
  const { orderLimits } = firstSettings
  const phone = { ...orderLimits.phone, ordersPerDay: 3, valueInPaisa: null }
  const changed = await change({
    version: 0,
    orderLimits: { ...orderLimits, phone },
    cancelPendingAfterHours: 48,
  })
  expect(changed).toMatchObject({
    status: 200,
    content: { orderLimits: { phone }, cancelPendingAfterHours: 48, version: 2 },
  })
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({ action: 'settings-changed', actorId: admin.id })

  expect(await change({ version: 0, usdRate: 120 })).toMatchObject({
    status: 409,
    content: { code: 'changed-meanwhile', now: 2 },
  })
  expect(await change({ version: 2, cancelPendingAfterHours: 0, usdRate: 120 })).toMatchObject({
    status: 400,
    content: { fields: { cancelPendingAfterHours: 'This is less than 1' } },
  })
  // Of security: it has its own call, which needs a recent sign-in.
  expect((await change({ version: 2, staffNeedSecondFactor: true })).status).toBe(400)
  expect((await admin.browser.get('/settings')).content).toMatchObject({
    usdRate: null,
    version: 2,
  })
})
