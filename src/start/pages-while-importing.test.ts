import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { findImport } from '#shop/import/jobs/list-imports.ts'
import { beginImport } from '#shop/import/jobs/move-import.ts'
import { fileOf } from '#shop/import/jobs/product-import.ts'
import { productImports } from '#shop/import/jobs/tables.ts'
import { noTotals } from '#shop/import/report/tally.ts'
import { undoImport } from '#shop/import/undo/undo-import.ts'
import type { Shop } from '#shop/shop.ts'
import { aProduct, shelve } from '../../tests/examples/examples.ts'
import { aScript } from '../../tests/examples/initiators.ts'
import { loadPages } from '../../tests/support/pages-from-source.ts'
import { freePort } from '#platform/network/free-port.ts'
import { openSecondTestShop, openTestShop, testDatabaseUrl } from '../../tests/support/test-shop.ts'
import { serveShop } from './serve-shop.ts'

const rows = 25
const saves = 120
/** Between two visitors of an instance. */
const visitMs = 20
const home = '/_.data'

async function openInstance(shop: Shop) {
  const { appOf } = await loadPages()
  const port = await freePort()
  const environment = { ...shop.environment, port, host: '127.0.0.1' }
  const instance = { ...shop, environment, memory: (await openSecondTestShop()).memory }
  const app = appOf(instance)
  let renders = 0
  const counted: typeof app = {
    ...app,
    page: (request, caller) => {
      if (new URL(request.url).pathname === home) renders++
      return app.page(request, caller)
    },
  }
  const databaseUrl = await testDatabaseUrl()
  const { stop } = await serveShop({
    shop: instance,
    databaseUrl,
    app: counted,
    staticFiles: new Map(),
  })
  onTestFinished(() => stop(0))
  return {
    page: async (path = home) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    rendersSince: (before = 0) => renders - before,
  }
}

/** As if it had been looked at. */
async function sendFile(shop: Shop): Promise<string> {
  const id = newId()
  const lines = Array.from(
    { length: rows },
    (_, n) => `new-${n},New thing ${n},home,NEW-${n},900,5`,
  )
  const content = ['handle,name,category,sku,price,stock', ...lines].join('\n')
  const file = { fileName: 'goods.csv', bytes: content.length, fileKind: 'csv' } as const
  await shop.importFiles.write(fileOf({ id, fileKind: 'csv' }), Readable.from([content]))
  const looked = { state: 'checked', checked: noTotals, askedAt: shop.now() } as const
  await shop.database.insert(productImports).values({ ...file, ...looked, id })
  return id
}

interface Act {
  name: string
  begin: () => Promise<unknown>
  isOver: () => Promise<boolean>
}

test('while products are saved one after the other, imported and taken back, the home page is made now and then and shows a change within a second', async () => {
  const shop = await openTestShop()
  const teapot = aProduct({ slug: 'teapot', name: 'Teapot', variants: [{ unitsSold: 1000 }] })
  await shelve(shop, teapot)
  const instances = [await openInstance(shop), await openInstance(shop)]
  const haveText = (text: string) =>
    Promise.all(instances.map(async ({ page }) => (await page()).includes(text)))
  const show = async (text: string, shown = true) => {
    await expect.poll(() => haveText(text), { timeout: 1000 }).toEqual([shown, shown])
  }
  await expect.poll(() => haveText('Teapot'), { timeout: 10_000 }).toEqual([true, true])

  const during = async ({ name, begin, isOver }: Act) => {
    const before = instances.map(({ rendersSince }) => rendersSince())
    const began = performance.now()
    const over = new AbortController()
    onTestFinished(() => over.abort())
    const visits = instances.map(async ({ page }) => {
      let asked = 0
      for (; !over.signal.aborted; asked++) {
        await page()
        await pause(visitMs)
      }
      return asked
    })
    await begin()
    const areRendered = () =>
      instances.every(({ rendersSince }, index) => rendersSince(before[index]) > 2)
    // A quick machine is done before the third time.
    const isWellBegun = async () => areRendered() || isOver()
    await expect.poll(isWellBegun, { timeout: 10_000 }).toBe(true)
    await storeProduct(shop.database, { ...teapot, name: `Teapot ${name}` }, shop.now())
    await show(`Teapot ${name}`)
    await expect.poll(isOver, { timeout: 60_000 }).toBe(true)
    over.abort()
    // Ten at once, and one for each 600 ms; the first and the last one may be beyond.
    const most = 12 + (performance.now() - began) / 600
    for (const [index, visit] of visits.entries()) {
      const renders = instances[index]?.rendersSince(before[index]) ?? Infinity
      expect(await visit).toBeGreaterThan(renders)
      expect(renders).toBeLessThanOrEqual(most)
    }
  }

  let saved = 0
  const saveAll = async () => {
    while (saved < saves) {
      await storeProduct(shop.database, aProduct({ name: `Saved ${++saved}` }), shop.now())
    }
  }
  await during({
    name: 'saved',
    begin: async () => void saveAll(),
    isOver: async () => saved === saves,
  })

  const id = await sendFile(shop)
  const hasState = (state: string) => async () => (await findImport(shop, id))?.state === state
  await during({
    name: 'imported',
    begin: () => beginImport(shop, aScript, { id }),
    isOver: hasState('imported'),
  })
  await show(`New thing ${rows - 1}`)
  await during({
    name: 'undone',
    begin: () => undoImport(shop, aScript, { id }),
    isOver: hasState('undone'),
  })
  await show('New thing', false)
}, 120_000)
