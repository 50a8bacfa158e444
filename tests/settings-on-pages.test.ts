import { expect, onTestFinished, test } from 'vitest'
import { brandStyle } from '../src/shop/settings/brand-colours.ts'
import { firstSettings } from '../src/shop/settings/settings.ts'
import { freePort } from '../src/platform/network/free-port.ts'
import { storePicture } from './examples/examples.ts'
import { changeSettings } from './examples/settings-examples.ts'
import { loadPages } from './support/pages-from-source.ts'
import { openSecondTestShop, openTestShop, testDatabaseUrl } from './support/test-shop.ts'
import { serveShop } from '../src/start/serve-shop.ts'

test('a new name is within a second in pages that were finished before, of each instance (D27)', async () => {
  const shop = await openTestShop()
  const { appOf } = await loadPages()
  const databaseUrl = await testDatabaseUrl()
  const openInstance = async () => {
    const port = await freePort()
    const environment = { ...shop.environment, port, host: '127.0.0.1' }
    const instance = { ...shop, environment, memory: (await openSecondTestShop()).memory }
    const parts = { shop: instance, databaseUrl, app: appOf(instance), staticFiles: new Map() }
    const { cache, stop } = await serveShop(parts)
    onTestFinished(() => stop(0))
    const page = async () => (await fetch(`http://127.0.0.1:${port}/contact-us.data`)).text()
    return { cache, page }
  }
  const instances = [await openInstance(), await openInstance()]
  const haveText = (text: string) =>
    Promise.all(instances.map(async ({ page }) => (await page()).includes(text)))
  const areFinished = async () => {
    expect(await haveText(firstSettings.shopName.en)).toEqual([true, true])
    return instances.map(({ cache }) => cache.fresh('/contact-us.data') !== undefined)
  }
  await expect.poll(areFinished, { timeout: 10_000 }).toEqual([true, true])
  await changeSettings(shop, { shopName: { en: 'Natun Bazar', bn: 'নতুন বাজার' } })
  await expect.poll(() => haveText('Natun Bazar'), { timeout: 1000 }).toEqual([true, true])
  await changeSettings(shop, { brandColour: '#0044cc' })
  const style = brandStyle('#0044cc') ?? ''
  await expect.poll(() => haveText(style), { timeout: 1000 }).toEqual([true, true])
  const hash = 'a'.repeat(24)
  await storePicture(shop, hash)
  await changeSettings(shop, { logo: hash, icon: hash })
  await expect.poll(() => haveText(hash), { timeout: 1000 }).toEqual([true, true])
  await changeSettings(shop, { logo: '', icon: '' })
  await expect.poll(() => haveText(hash), { timeout: 1000 }).toEqual([false, false])
})
