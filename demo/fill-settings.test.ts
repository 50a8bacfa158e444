import { expect, test } from 'vitest'
import { demoSettings } from '#shop/demonstration/demo-settings.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { changeSettings } from '../tests/examples/settings-examples.ts'
import { openTestShop } from '../tests/support/test-shop.ts'
import { fillSettings } from './fill-settings.ts'

test("the demonstration is reached by nothing that is somebody's (D27)", async () => {
  const shop = await openTestShop()
  await fillSettings(shop)
  const settings = await loadSettings(shop)
  expect(settings).toMatchObject(demoSettings)
  // No network gives out numbers that begin like this.
  for (const phone of [settings.headerPhone, settings.footerPhone, settings.chat.phone])
    expect(phone).toMatch(/^\+88010/)
  for (const email of [settings.headerEmail, settings.infoEmail])
    expect(email).toMatch(/[@.]example\.com$/)
  for (const link of [settings.social.facebook, settings.social.youtube])
    expect(new URL(link).hostname).toBe('www.example.com')
})

test('what somebody has set meanwhile stays', async () => {
  const shop = await openTestShop()
  await changeSettings(shop, { headerPhone: '+8801712345678' })
  await fillSettings(shop)
  expect(await loadSettings(shop)).toMatchObject({ headerPhone: '+8801712345678', headerEmail: '' })
})
