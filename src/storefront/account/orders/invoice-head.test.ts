import { expect, test } from 'vitest'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { loadSeller } from './invoice-head.tsx'

test('the invoice says how the shop is reached as people here write it, in the digits of its language', async () => {
  const shop = await openTestShop()
  await changeSettings(shop, { footerPhone: '+8801700000000', infoEmail: 'info@shop.example' })
  const contactIn = async (language: 'en' | 'bn') => (await loadSeller(shop, language)).contact
  expect(await contactIn('en')).toEqual(['01700-000000', 'info@shop.example'])
  expect(await contactIn('bn')).toEqual(['০১৭০০-০০০০০০', 'info@shop.example'])
})
