import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listWholeProducts } from '../../catalog/products/list-whole-products.ts'
import { importProducts } from '../import-products.ts'
import { isDate } from './spreadsheet-faults.ts'

async function imported(content: string | { fixture: string }) {
  const shop = await openTestShop()
  const folder = await mkdtemp(join(tmpdir(), 'haat-faults-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'goods.csv')
  if (typeof content === 'string') await writeFile(path, content)
  else await copyFile(join(import.meta.dirname, '../fixtures', content.fixture), path)
  const said: string[] = []
  await importProducts(shop, path, {
    onEvent: (event) => {
      if ('reason' in event && event.kind !== 'change')
        said.push(`${event.kind} ${event.line}: ${event.reason}`)
    },
  })
  const products = await listWholeProducts(shop.database, { limit: 10 })
  return { said, skus: products.flatMap(({ variants }) => variants.map(({ sku }) => sku)) }
}

test('dates as spreadsheets write them are told from sizes', () => {
  for (const text of [
    '10-Dec',
    'Oct-12',
    '06-08-2026',
    '10/12/2026',
    '2026-12-10',
    '6-Aug-26',
    'Dec 2026',
    '2026-12-10 00:00',
  ])
    expect([text, isDate(text)]).toEqual([text, true])
  for (const text of [
    '10/12',
    '10-12',
    '6-8',
    'M',
    'May',
    '12 mm',
    '28-30-32',
    'Marble 12',
    '2026',
  ])
    expect([text, isDate(text)]).toEqual([text, false])
})

test('a size that a spreadsheet has made a date is refused with its row, in every variant of the product', async () => {
  const { said, skus } = await imported({ fixture: 'c1b-size-dates.csv' })
  expect(said.slice(0, 4)).toEqual(
    ['10-Dec', 'Oct-12', '06-08-2026', '10/12/2026'].map(
      (size, index) =>
        `bad-row ${index + 2}: size: "${size}" is a date. A spreadsheet makes dates of sizes such as 10-12: format the column as text, and type the size again`,
    ),
  )
  expect(skus).toEqual([])
})

test('colours are refused, options and SKUs are noted, and errors of formulas are no names, SKUs or sizes', async () => {
  const { said, skus } = await imported(
    [
      'handle,name,color,size,option1_name,option1_value,sku,price,stock',
      'a,Shirt,10-Dec,M,,,A,90,1',
      'b,Cake,,,Day,10-Dec,B,90,1',
      'c,Mug,,,,,1-Mar,90,1',
      'd,#N/A,,,,,D,90,1',
      'e,Pot,,#REF!,,,E,90,1',
      'f,Jar,,,,,#FORMULA!,90,1',
    ].join('\n'),
  )
  expect(said.map((line) => line.slice(0, 60))).toEqual([
    'bad-row 2: color: "10-Dec" is a date. A spreadsheet makes da',
    'warning 3: Day: "10-Dec" is a date. If the spreadsheet made ',
    'warning 4: sku: "1-Mar" is a date. If the spreadsheet made i',
    'bad-row 5: name: the spreadsheet shows #N/A here, not a valu',
    'bad-row 6: size: the spreadsheet shows #REF! here, not a val',
    'bad-row 7: sku: the file has a formula here without its resu',
  ])
  expect(skus.toSorted()).toEqual(['1-Mar', 'B'])
})

test('sizes with a month in words in Shopify and WooCommerce files are refused as well', async () => {
  const shopify = await imported(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\nshoe,Shoe,Size,10-Dec,S-1,900,shopify,3\n',
  )
  expect(shopify).toMatchObject({
    said: [expect.stringMatching(/^bad-row 2: size: "10-Dec" is a date/)],
    skus: [],
  })
})
