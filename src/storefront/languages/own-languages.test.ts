import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { loadPages, type SourcePages } from '../../../tests/support/pages-from-source.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadDocument } from '../documents/load-document.ts'
import { loadShell } from '../layout/shell.ts'

let source: SourcePages
let shop: Shop
beforeAll(async () => {
  source = await loadPages()
})
beforeEach(async () => {
  shop = await openTestShop()
})

/** Where a page leads, or how it answers. */
async function openPage(path: string, method = 'GET') {
  const request = new Request(`http://shop.test${path}`, { method })
  const { response, notes } = await source
    .appOf(shop)
    .page(request, { ipAddress: '127.0.0.1', requestId: 'test' })
  return { leads: response.headers.get('location') ?? response.status, notes }
}
const leads = async (path: string) => (await openPage(path)).leads

test('pages of a language that is off lead to the same ones of the other, for now and with what was asked; staff keep both', async () => {
  expect(await leads('/bn/contact-us')).toBe(200)
  await changeSettings(shop, { languages: 'en' })
  const off = await openPage('/bn/shop?q=%E0%A6%9A%E0%A6%BE&sort=new')
  expect(off.leads).toBe('/shop?q=%E0%A6%9A%E0%A6%BE&sort=new')
  // What leads on is kept for nobody: it may be on again.
  expect(off.notes.keep).toBe(false)
  expect(await leads('/bn')).toBe('/')
  expect(await leads('/contact-us')).toBe(200)
  expect(await leads('/bn/dashboard/panelboard')).toBe(
    '/bn/login?from=%2Fbn%2Fdashboard%2Fpanelboard',
  )
  await changeSettings(shop, { languages: 'bn' })
  expect(await leads('/shop?sort=new')).toBe('/bn/shop?sort=new')
  expect(await leads('/')).toBe('/bn')
  expect(await leads('/bn/contact-us')).toBe(200)
})

test('the sitemap names pages of the languages that are on, and the main one for everybody else', async () => {
  const sitemap = async () => String((await loadDocument(shop, '/sitemap.xml'))?.body)
  const main = async () =>
    /hreflang="x-default" href="([^"]*\/contact-us)"/.exec(await sitemap())?.[1]
  const { shopUrl } = shop.environment
  expect(await main()).toBe(`${shopUrl}/contact-us`)
  await changeSettings(shop, { languages: 'bn-en' })
  expect(await main()).toBe(`${shopUrl}/bn/contact-us`)
  await changeSettings(shop, { languages: 'en' })
  const english = await sitemap()
  expect(english).toContain(`<loc>${shopUrl}/contact-us</loc>`)
  expect(english).not.toMatch(/\/bn|hreflang/)
})

test('with Bangla first, the English home page carries the script that leads on, and nothing else does', async () => {
  const leadsOn = async (language: 'en' | 'bn') =>
    (await loadShell(shop, language)).shell.leadsOn !== undefined
  expect([await leadsOn('en'), await leadsOn('bn')]).toEqual([false, false])
  await changeSettings(shop, { languages: 'bn-en' })
  expect([await leadsOn('en'), await leadsOn('bn')]).toEqual([true, false])
  const { notes } = await openPage('/')
  expect(notes.scripts).toHaveLength(1)
})
