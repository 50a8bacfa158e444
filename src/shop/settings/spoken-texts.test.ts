import { expect, test } from 'vitest'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadSettings } from './load-settings.ts'

test('a shop that sells in one language takes an address in that language; a shop of two wants both', async () => {
  const shop = await openTestShop()
  const alone = { footerAddress: { en: 'House 7, Mirpur', bn: '' } }
  expect(await changeSettings(shop, alone)).toEqual({
    outcome: 'language-missing',
    settings: ['footerAddress'],
  })
  expect(await changeSettings(shop, { languages: 'en', ...alone })).toMatchObject({
    outcome: 'saved',
  })
  const address = async () => (await loadSettings(shop)).footerAddress
  expect(await address()).toEqual({ en: 'House 7, Mirpur', bn: 'House 7, Mirpur' })

  // The copy follows, and goes with it.
  await changeSettings(shop, { footerAddress: { en: 'House 9', bn: 'House 7, Mirpur' } })
  expect(await address()).toEqual({ en: 'House 9', bn: 'House 9' })
  await changeSettings(shop, { footerAddress: { en: '', bn: 'House 9' } })
  expect(await address()).toEqual({ en: '', bn: '' })
})

test('a text that says something else in the other language stays', async () => {
  const shop = await openTestShop()
  await changeSettings(shop, { shopName: { en: 'Bazar', bn: 'বাজার' } })
  await changeSettings(shop, { languages: 'en', shopName: { en: 'Big Bazar', bn: 'বাজার' } })
  expect((await loadSettings(shop)).shopName).toEqual({ en: 'Big Bazar', bn: 'বাজার' })
})

test('names in a group, such as the one for complaints, follow the same rule; a name must not be empty', async () => {
  const shop = await openTestShop()
  await changeSettings(shop, { languages: 'bn' })
  const compliance = { name: { en: '', bn: 'করিম' }, phone: '', email: '' }
  expect(await changeSettings(shop, { compliance })).toMatchObject({ outcome: 'saved' })
  expect((await loadSettings(shop)).compliance.name).toEqual({ en: 'করিম', bn: 'করিম' })
  expect(await changeSettings(shop, { shopName: { en: '', bn: '' } })).toMatchObject({
    outcome: 'invalid',
  })
})
