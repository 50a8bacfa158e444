import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { amendProducts } from '#shop/catalog/desk/bulk/change-products.ts'
import { variants } from '#shop/catalog/tables.ts'
import { rowsOfLists } from '#shop/exported-lists.ts'
import { longExports } from '#shop/exports/tables.ts'
import { writeNextExport } from '#shop/exports/write-next-export.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { productImports } from '#shop/import/jobs/tables.ts'
import { noTotals } from '#shop/import/report/tally.ts'
import { mails } from '#shop/mail/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './jobs.tsx'

const path = '/dashboard/jobs'

let shop: Shop
let karim: Actor
let owner: Actor
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator', owner: 'owner' })
  shop = opened.shop
  karim = (await inNameOf(shop, opened.people.karim.id)).actor
  owner = (await inNameOf(shop, opened.people.owner.id)).actor
})

const openAs = (actor: Actor) => drawPages(shop, actor, { path, page })(path)
const later = new Date('2999-01-01T00:00:00Z')

async function failedExport({ userId }: Actor, list: 'orders' | 'products') {
  const id = crypto.randomUUID()
  const row = { id, userId, list, format: 'csv', sort: 'id', filter: {} } as const
  const failed = { state: 'failed', problem: 'no-room', attempts: 3 } as const
  await shop.database
    .insert(longExports)
    .values({ ...row, ...failed, columns: ['sku'], asOf: shop.now() })
  return id
}

const stateOf = async (id: string) =>
  (await shop.database.select().from(longExports)).find((one) => one.id === id)?.state

test('where nothing is done the page says so; it shows what is to come, each to whom it concerns', async () => {
  expect((await openAs(owner)).html).toContain('Nothing waits')
  await shelve(shop, { name: 'Lamp', status: 'active', publishedAt: later })
  const mail = { to: 'a@haat.example', language: 'en', template: 'welcome', subject: 'Hi' } as const
  const sent = { ...mail, text: '', html: '', createdAt: shop.now(), state: 'failed' } as const
  await shop.database.insert(mails).values({ ...sent, id: crypto.randomUUID() })
  await failedExport(owner, 'orders')
  await shop.database.update(longExports).set({ state: 'waiting' })

  const ofOwner = (await openAs(owner)).html
  for (const words of ['published later: 1', 'given up: 1', 'Waits for its turn'])
    expect(ofOwner).toContain(words)
  const ofModerator = (await openAs(karim)).html
  expect(ofModerator).toContain('published later: 1')
  for (const words of ['given up', 'colleagues', 'Orders · CSV'])
    expect(ofModerator).not.toContain(words)
})

test('an export that failed says why, and is written once more, if its list may still be exported', async () => {
  const id = await failedExport(karim, 'products')
  const shown = await openAs(karim)
  expect(shown.html).toContain('Products · CSV')
  await shown.send(shown.formWith('what'), { press: ['what', 'file-retry'] })
  expect(await stateOf(id)).toBe('waiting')
  await writeNextExport(shop, rowsOfLists, new AbortController().signal)
  expect(await stateOf(id)).toBe('ready')

  const ofPeople = await failedExport(karim, 'orders')
  const again = await openAs(karim)
  await again.send(again.formWith('what'), {
    press: ['what', 'file-retry'],
    fields: { id: ofPeople },
  })
  expect(await stateOf(ofPeople)).toBe('failed')
})

test('an import goes on from here, and is stopped', async () => {
  const id = crypto.randomUUID()
  const file = {
    id,
    fileName: 'goods.csv',
    fileKind: 'csv',
    bytes: 9,
    askedAt: shop.now(),
  } as const
  const stopped = { state: 'stopped', done: 3, total: 9, checked: noTotals } as const
  await shop.database.insert(productImports).values({ ...file, ...stopped })
  const standing = async () => (await shop.database.select().from(productImports))[0]?.state
  const shown = await openAs(karim)
  expect(shown.html).toContain('3 of 9 products')
  await shown.send(shown.formWith('what'), { press: ['what', 'import-begin'] })
  expect(await standing()).toBe('to-import')
  const running = await openAs(karim)
  await running.send(running.formWith('what'), { press: ['what', 'import-stop'] })
  expect(await standing()).toBe('stopped')
})

test('a bulk price change can be undone from here until 30 days have passed', async () => {
  const { id } = await shelve(shop, {
    name: 'Lamp',
    variants: [{ sku: 'LAMP', priceInPaisa: 5000 }],
  })
  const { id: other } = await shelve(shop, {
    name: 'Bulb',
    variants: [{ sku: 'BULB', priceInPaisa: 5000 }],
  })
  const by = await inNameOf(shop, karim.userId)
  await amendProducts(shop, by, {
    chosen: { picked: [{ id }, { id: other }] },
    amendment: { what: 'price', rule: { by: 'percent', basisPoints: 1000 } },
  })
  const priceOf = async (sku: string) =>
    (await shop.database.select().from(variants).where(eq(variants.sku, sku)))[0]?.priceInPaisa
  await shop.database.update(variants).set({ priceInPaisa: 7000 }).where(eq(variants.sku, 'BULB'))
  expect([await priceOf('LAMP'), await priceOf('BULB')]).toEqual([5500, 7000])
  const shown = await openAs(karim)
  expect(shown.html).toContain('Prices of 2 products changed')
  expect(shown.html).toContain('1 can still be undone')

  const dayMs = 24 * 60 * 60_000
  await shop.database.update(audit).set({ at: new Date(Date.now() - 31 * dayMs) })
  expect((await openAs(karim)).html).not.toContain('Prices of 2 products changed')
  const late = await shown.send(shown.formWith('what'), { press: ['what', 'prices-undo'] })
  expect(late.html).toContain('can no longer be undone')
  expect(await priceOf('LAMP')).toBe(5500)

  await shop.database.update(audit).set({ at: new Date(Date.now() - 29 * dayMs) })
  const done = await shown.send(shown.formWith('what'), { press: ['what', 'prices-undo'] })
  expect(done.html).toContain('Price of 1 product restored')
  expect(done.html).toContain('Its prices have changed since then.')
  expect(done.html).toContain('Bulb')
  expect([await priceOf('LAMP'), await priceOf('BULB')]).toEqual([5000, 7000])
})
