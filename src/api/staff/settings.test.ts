import { expect, test } from 'vitest'
import { listAudit } from '#shop/audit/list-audit.ts'
import { demoSettings } from '#shop/demonstration/demo-settings.ts'
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

test('a program reads and sets every setting but that of security (D27)', async () => {
  const shop = await openTestShop()
  const admin = await personWith(shop, 'admin')
  const { staffNeedSecondFactor, ...own } = firstSettings
  const wanted = {
    ...own,
    ...demoSettings,
    shopName: { en: 'Dokan', bn: 'দোকান' },
    tagline: { en: 'All we have', bn: 'যা আছে' },
    bin: '001234567-0101',
    developer: { name: { en: 'Rima', bn: 'রিমা' }, link: 'https://rima.example' },
    analytics: { gtmId: 'GTM-ABC1234', ga4Id: 'G-ABC1234567', metaPixelId: '' },
    usdRate: 122.5,
    newOrderMail: { to: 'me@shop.example', language: 'bn' },
    keepVisitorsDays: 30,
  }
  const changed = await admin.browser.send('PUT', '/settings', { version: 0, ...wanted })
  expect(changed).toMatchObject({ status: 200, content: { ...wanted, staffNeedSecondFactor } })
  const { version } = changed.content
  const wrong = { version, shopName: { en: '', bn: '' }, social: { facebook: 'javascript:1' } }
  expect(await admin.browser.send('PUT', '/settings', wrong)).toMatchObject({
    status: 400,
    content: { fields: { shopName: 'Please fill this in' } },
  })
})
