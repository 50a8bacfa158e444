import { expect, test } from 'vitest'
import { announcedDuring } from '../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { settingsFrom, settingsSchema } from './contract.ts'
import { loadSettings } from './load-settings.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { firstSettings } from './settings.ts'
import { settings } from './tables.ts'

test('a new shop has sensible first values that fit its own rules (D27)', async () => {
  const shop = await openTestShop()

  expect(await loadSettings(shop)).toEqual(firstSettings)
  expect(settingsSchema.parse(firstSettings)).toEqual(firstSettings)
  expect(firstSettings.social.pinterest).toBe('')
  expect(firstSettings.chat.greeting.en).toBe('Hi! How can we help you today?')
  expect(firstSettings.chat.replyText.en).toBe('Typically replies within a few minutes')
})

test('how a new shop is reached is for the merchant to say (D27)', async () => {
  const shop = await openTestShop()
  const { shopName, tagline, chat, developer, orderLimits: _, ...rest } = await loadSettings(shop)
  expect([shopName.en, tagline.en, chat.greeting.en, developer.name.en]).not.toContain('')
  expect(JSON.stringify({ ...rest, phone: chat.phone })).not.toMatch(/https?:|@|\d{5}|Dhaka/)
})

test('what was set can be taken away again', async () => {
  const shop = await openTestShop()
  const set = { headerPhone: '+8801712345678', infoEmail: 'info@shop.example' }
  await changeSettings(shop, set)
  expect(await changeSettings(shop, { headerPhone: '', infoEmail: '' })).toMatchObject({
    outcome: 'saved',
  })
  expect(await loadSettings(shop)).toEqual(firstSettings)
})

test('what the merchant changes is kept, the rest stays, and the change is announced to pages (D27)', async () => {
  const shop = await openTestShop()
  const shopName = { en: 'Bazar', bn: 'বাজার' }

  const announced = await announcedDuring(() => changeSettings(shop, { shopName, usdRate: 122.5 }))

  expect(announced).toEqual(['settings'])
  expect(await loadSettings(shop)).toEqual({ ...firstSettings, shopName, usdRate: 122.5 })
  await changeSettings(shop, { usdRate: null })
  expect(await loadSettings(shop)).toEqual({ ...firstSettings, shopName })
})

test('a BIN of nine digits stays a text', async () => {
  const shop = await openTestShop()
  await changeSettings(shop, { bin: '123456789' })
  expect((await loadSettings(shop)).bin).toBe('123456789')
})

test('values that do not fit are refused under their names, and nothing is saved', async () => {
  const shop = await openTestShop()
  const social = { ...firstSettings.social, facebook: 'javascript:alert(1)' }

  const refused = await changeSettings(shop, {
    social,
    headerPhone: '12',
    shopName: { en: 'A', bn: 'আ' },
  })

  expect(refused).toMatchObject({
    outcome: 'invalid',
    fields: { 'social.facebook': expect.any(String), headerPhone: expect.any(String) },
  })
  expect(await loadSettings(shop)).toEqual(firstSettings)
})

test('a stored value that no longer fits gives way to the first one', async () => {
  const shop = await openTestShop()
  await shop.database.insert(settings).values([
    { key: 'headerPhone', value: 17 },
    { key: 'usdRate', value: 120 },
    { key: 'unknown', value: 'x' },
  ])

  expect(await loadSettings(shop)).toEqual({ ...firstSettings, usdRate: 120 })
})

test('what was stored before a part was added to it has that part, with its first value', () => {
  expect(settingsFrom({ analytics: { gtmId: 'GTM-ABC123' } }).analytics).toEqual({
    gtmId: 'GTM-ABC123',
    ga4Id: '',
    metaPixelId: '',
  })
})
