import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { importProducts } from './import-products.ts'
import type { ImportEvent } from './report/tally.ts'

import {
  all,
  asked,
  find,
  fixture,
  fixtures,
  folder,
  now,
  openShopNearby,
  run,
  servePictures,
  write,
} from '../../../tests/examples/import-examples.ts'

servePictures()

test.each([
  ['shopify.csv', { created: 4, failed: 0, badRows: 0 }, 5],
  ['woocommerce.csv', { created: 6, failed: 1, badRows: 2 }, 5],
])(
  'the products of %s go in with their pictures, and a second time changes nothing',
  async (name, totals, pictures) => {
    const shop = await openShopNearby()
    const path = await fixture(name)
    asked.length = 0
    const first = await run(shop, path)
    expect(first).toMatchObject({ ...totals, updated: 0, unchanged: 0, missingPictures: 0 })
    expect(new Set(asked).size).toBe(pictures)
    const before = await all(shop)

    asked.length = 0
    const second = await run(shop, path)
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: totals.created })
    expect(asked).toEqual([])
    expect(await all(shop)).toEqual(before)
  },
)

test('what Shopify says of a product is what the shop shows', async () => {
  const shop = await openShopNearby()
  await run(shop, await fixture('shopify.csv'))
  const panjabi = await find(shop, 'mens-panjabi')
  expect(panjabi).toMatchObject({
    status: 'active',
    publishedAt: now,
    priceInPaisa: 189_000,
    sellingPriceInPaisa: 149_000,
    category: { slug: 'panjabi', name: 'Panjabi' },
  })
  expect(panjabi.description).toContain('<strong>handloom</strong>')
  expect(panjabi.description).not.toMatch(/script|evil/)
  expect(panjabi.pictures.map(({ variantSku }) => variantSku)).toEqual([
    'PNJ-WHT-M',
    'PNJ-WHT-L',
    'PNJ-NVY-M',
    null,
    null,
  ])
  expect(await find(shop, 'old-lamp')).toMatchObject({
    status: 'archived',
    category: { slug: 'other', name: 'Other', nameBn: 'অন্যান্য' },
  })
})

test('a column that is left out of our own file leaves what is there', async () => {
  const shop = await openShopNearby()
  await cp(join(fixtures, 'haat.csv'), join(folder, 'haat.csv'))
  await run(shop, join(folder, 'haat.csv'))
  const before = await find(shop, 'brass-bell')
  const rows = 'brass-bell,Brass Bell,BELL-S,1850\nbrass-bell,,BELL-L,2850.75\n'
  const short = await write('short.csv', `handle,name,sku,price\n${rows}`)
  expect(await run(shop, short)).toMatchObject({ unchanged: 1, updated: 0, said: [] })
  expect(await find(shop, 'brass-bell')).toEqual(before)

  await write('short.csv', 'name,sku,price\nBrass Bell,BELL-S,1900\n')
  expect(await run(shop, short)).toMatchObject({ updated: 1, said: [] })
  const [small, large] = (await find(shop, 'brass-bell')).variants
  expect([small, large]).toEqual([
    { ...before.variants[0], priceInPaisa: 190_000 },
    before.variants[1],
  ])

  await write('short.csv', 'name,sku,price\nBrass Bell,BELL-S,1600\n')
  expect((await run(shop, short)).said).toEqual([expect.stringContaining('discount_price')])
  await write('short.csv', 'name,sku,price,discount_price\nBrass Bell,BELL-S,1600,\n')
  expect(await run(shop, short)).toMatchObject({ updated: 1, said: [] })
})

test('semicolons, capital headings and missing columns are understood', async () => {
  const shop = await openShopNearby()
  const path = await write('semicolons.csv', '\uFEFFName;SKU;Price\r\nকলস;KOLOS;৩৫০\r\n')
  expect(await run(shop, path)).toMatchObject({ created: 1, said: [] })
  expect((await all(shop))[0]).toMatchObject({
    slug: 'কলস',
    status: 'active',
    priceInPaisa: 35_000,
  })
})

test('5,000 rows of 5 kB are read with the memory of a few', async () => {
  const shop = await openShopNearby()
  const text = 'x'.repeat(5000)
  const rows = Array.from({ length: 5_000 }, (_row, index) => {
    const product = Math.floor(index / 50)
    return `p${product},${index % 50 ? '' : `Product ${product}`},home,${index % 50},SKU-${index},"${index % 50 ? 1 : 'free'}",1,,${text}`
  })
  const heading = `handle,name,category,size,sku,price,stock,pictures,remarks`
  const path = await write('long.csv', [heading, ...rows].join('\n'))
  rows.length = 0
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  /** Buffers that a collection finds are freed beside it, and are gone for certain when the next one begins. */
  const collectGarbage = () => {
    collect()
    collect()
  }
  const memory: number[] = []
  const measure = (event: ImportEvent) => {
    if (event.kind !== 'progress' || event.done % 20 !== 1) return
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    memory.push(heapUsed + arrayBuffers)
  }
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const result = await importProducts(shop, path, { onEvent: measure })
  expect(result).toMatchObject({ totals: { created: 100, badRows: 100 } })
  // The file has 26 MB.
  expect(Math.max(...memory) - heapUsed - arrayBuffers).toBeLessThan(12_000_000)
}, 120_000)
