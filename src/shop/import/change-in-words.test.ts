import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listAudit } from '../audit/list-audit.ts'

import {
  all,
  asked,
  find,
  fixture,
  openShopNearby,
  own,
  run,
  servePictures,
  stockOf,
  write,
} from '../../../tests/examples/import-examples.ts'

servePictures()

test('a dry run says what would happen and writes nothing', async () => {
  const shop = await openShopNearby()
  const path = await fixture('shopify.csv')
  const text = await readFile(path, 'utf8')
  await write('shopify.csv', text.replace('kolos.jpg', 'gone.jpg'))
  asked.length = 0
  const dry = await run(shop, path, { dryRun: true })
  expect(dry).toMatchObject({ created: 4, unchanged: 0, missingPictures: 1 })
  expect(dry.said).toContainEqual(expect.stringMatching(/gone\.jpg\?v=1 answers 404$/))
  expect(dry.changes).toContain("2: new: Men's Cotton Panjabi, 3 variants")
  const { rows } = await shop.database.execute(
    'SELECT slug FROM categories UNION ALL SELECT hash FROM pictures UNION ALL SELECT sku FROM imported_stock',
  )
  // It has looked for every picture, and kept none.
  expect([await all(shop), rows, new Set(asked).size]).toEqual([[], [], 5])

  await write('shopify.csv', text)
  expect(await listAudit(shop)).toEqual([])
  await run(shop, path)
  // One row for all of it, and one that it began.
  expect(await listAudit(shop)).toMatchObject([
    {
      action: 'products-imported',
      origin: 'system: script import',
      subjectName: 'shopify.csv',
      after: { created: 4 },
    },
    { action: 'import-started', subjectName: 'shopify.csv' },
  ])
  const changed = text.replace('999.50', '899.50').replace(/^jute-rug,,[^\n]*\n/m, '')
  await write('shopify.csv', changed)
  const again = await run(shop, path, { dryRun: true })
  expect(again).toMatchObject({ created: 0, updated: 2, unchanged: 2, badRows: 0 })
  expect(again.changes).toEqual([
    '7: RUG-120: not in the file, so this variant is taken away',
    '8: LAMP-OLD: price 999.50 → 899.50',
  ])
  expect((await find(shop, 'old-lamp')).priceInPaisa).toBe(99_950)
  expect((await find(shop, 'jute-rug')).variants).toHaveLength(2)
})

test('what a file says and the shop has no place for is said, column by column', async () => {
  const shop = await openShopNearby()
  const woo = await run(shop, await fixture('woocommerce-quirks.csv'))
  expect(woo).toMatchObject({ created: 3, failed: 3, badRows: 3 })
  expect(woo.said).toContain(
    '1: Left out, because the shop has no place for it: gtin upc ean or isbn (1 row), meta yoast wpseo title (1 row), purchase note (1 row), upsells (1 row)',
  )
  expect(woo.said).toContain('10: The price is zero: the shop would give it away')
  expect(await stockOf(shop, 'block-print-kurta')).toEqual([5, 5, 2, 100, 100, 100])

  const { said } = await run(shop, await fixture('shopify-quirks.csv'))
  expect(said.filter((line) => /^1:|spreadsheet/.test(line))).toEqual([
    '2: The SKU 8.90123E+12 looks like a number that a spreadsheet has shortened',
    '1: Left out, because the shop has no place for it: care product metafields custom care (1 row), included bangladesh (1 row), price international (1 row)',
  ])
})

test('a variant that is taken away is said', async () => {
  const shop = await openShopNearby()
  const [small, large] = ['mat,Mat,home,S,MAT-S,400,1,', 'mat,,,M,MAT-M,500,1,']
  await run(shop, await write('mat.csv', own(small!, large!)))
  const { said } = await run(shop, await write('mat.csv', own(small!)))
  expect(said).toEqual(['2: MAT-M: not in the file, so this variant is taken away'])
})
