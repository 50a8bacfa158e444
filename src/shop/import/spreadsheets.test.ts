import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Shop } from '../shop.ts'
import { importProducts } from './import-products.ts'
import type { ImportEvent } from './report/tally.ts'
import {
  all,
  find,
  fixtures,
  folder,
  openShopNearby,
  run,
  servePictures,
  write,
} from '../../../tests/examples/import-examples.ts'

/** Files as Excel, LibreOffice, Google Sheets, Shopify and WooCommerce write them, and as people change them. */

servePictures()

const cases = join(fixtures, 'cases')
const mark = '\uFEFF'

async function refusalOf(shop: Shop, path: string): Promise<string> {
  const result = await importProducts(shop, path)
  if (!('sentence' in result)) throw new Error('The file was not refused')
  return result.sentence
}

const firstOf = async (shop: Shop) => (await all(shop))[0]!

test('empty rows are skipped, and row numbers are those of the sheet', async () => {
  const shop = await openShopNearby()
  expect(await run(shop, join(cases, 'blank-rows.csv'))).toMatchObject({
    created: 1,
    badRows: 0,
    said: [],
  })
  const rows = [',,,', '', 'name,sku,price,stock', ',,,', '"Cup,', 'blue",CUP,250,4', ' , ,,']
  const path = await write('rows.csv', [...rows, 'Mug,MUG,free,4'].join('\r\n'))
  const { said, created } = await run(shop, path)
  expect([created, said]).toEqual([1, [expect.stringMatching(/^7: price: "free"/)]])
})

test('the line "sep=;" says what separates the cells and is no row', async () => {
  const shop = await openShopNearby()
  const path = join(cases, 'sep-line.csv')
  expect(await run(shop, path)).toMatchObject({ created: 1, said: [] })
  expect(await firstOf(shop)).toMatchObject({ name: 'Sep mug', priceInPaisa: 25_000 })
  const pipes = await write('pipes.csv', '"sep=|"\r\nname|sku|price\r\nA, B; C|PIPE|free\r\n')
  expect((await run(shop, pipes)).said).toEqual([expect.stringMatching(/^2: price: "free"/)])
})

test('a heading that is there twice is refused with its columns', async () => {
  const shop = await openShopNearby()
  const sentence =
    'The heading "price" is there twice, in columns C and D. Rename or remove one of them.'
  expect(await refusalOf(shop, join(cases, 'same-heading-twice.csv'))).toBe(sentence)
  // What the shop has no place for may be there twice, and a blank heading says nothing.
  const others = 'Type,Name,SKU,Regular price,Stock,Meta: note,Meta: _note,,\n'
  const path = await write('meta.csv', `${others}simple,Cup,CUP,100,1,a,b,,\n`)
  expect(await run(shop, path)).toMatchObject({ created: 1 })
})

test.each([
  ['inventory', join(cases, 'shopify-inventory.csv')],
  ['inventory', 'Handle,Title,Option1 Name,SKU,HS Code,COO,Dhanmondi,Uttara\na,A,,A,,,1,2\n'],
  [
    'orders',
    'Name,Email,Financial Status,Lineitem name,Lineitem price\n#1,a@example.com,paid,A,1\n',
  ],
  ['customers', 'First Name,Last Name,Email,Total Spent\nA,B,a@example.com,1\n'],
])('the file of %s of Shopify is named, and what to send instead', async (what, content) => {
  const shop = await openShopNearby()
  const path = content.includes('\n') ? await write('shopify.csv', content) : content
  const sentence = await refusalOf(shop, path)
  expect(sentence).toMatch(new RegExp(`^This is the (?:inventory file|file of ${what}) of Shopify`))
  expect(sentence).toContain('Products, Export')
})

test('Excel "CSV UTF-8": byte order mark, empty columns behind, currency and separators', async () => {
  const shop = await openShopNearby()
  const rows = [
    'Name,SKU,Price,Stock,,,',
    'কলস,KOLOS," ৳ 1,250.00 ","1,200",,,',
    'হাঁড়ি,HARI,১২৫০ টাকা,৩,,,',
    'Lamp,LAMP,1250 Taka,3.00,,,',
    ',,,,,,',
  ]
  const path = await write('excel.csv', mark + rows.join('\r\n'))
  expect(await run(shop, path)).toMatchObject({ created: 3, said: [] })
  const products = await all(shop)
  expect(products.map(({ priceInPaisa }) => priceInPaisa)).toEqual([125_000, 125_000, 125_000])
  expect(products.map(({ variants: [first] }) => first?.stock).toSorted()).toEqual([1200, 3, 3])
})

test('Excel "Unicode Text": tabs in UTF-16, once the encoding is said', async () => {
  const shop = await openShopNearby()
  const path = join(folder, 'unicode.txt')
  const text = `${mark}name\tsku\tprice\r\n"Saree, ""red"""\tSAREE\t"2,500"\r\n`
  await writeFile(path, text, 'utf16le')
  expect(await importProducts(shop, path)).toMatchObject({ encoding: 'utf-16le' })
  expect(await run(shop, path, { encoding: 'utf-16le' })).toMatchObject({ created: 1, said: [] })
  expect(await firstOf(shop)).toMatchObject({ name: 'Saree, "red"', priceInPaisa: 250_000 })
})

test('LibreOffice: all cells in quotes, semicolons, and a decimal comma that is refused, not guessed', async () => {
  const shop = await openShopNearby()
  const rows = ['"name";"sku";"price"', '"Cup";"CUP";"1250.50"', '"Mug";"MUG";"1250,50"']
  const { said, created } = await run(shop, await write('office.csv', rows.join('\n')))
  expect(created).toBe(1)
  expect(said).toEqual(['3: price: "1250,50" is not an amount of money such as 1250 or 99.50'])
})

test('Excel in Windows-1252 with semicolons, once the encoding is said', async () => {
  const shop = await openShopNearby()
  const path = join(folder, 'windows.csv')
  const bytes = Buffer.from('name;sku;price\r\nCaf\xE9 \x93Royal\x94;CAFE;99.50\r\n', 'latin1')
  await writeFile(path, bytes)
  expect(await importProducts(shop, path)).toMatchObject({ encoding: 'windows-1252' })
  expect(await run(shop, path, { encoding: 'windows-1252' })).toMatchObject({ created: 1 })
  expect(await firstOf(shop)).toMatchObject({ name: 'Café “Royal”', priceInPaisa: 9950 })
})

test('Google Sheets: tabs, a title above the headings, merged cells and line breaks', async () => {
  const shop = await openShopNearby()
  const rows = [
    'Price list, November\t\t\t\t\t',
    '\t\t\t\t\t',
    'handle\tname\tsize\tsku\tprice\tdescription',
    'panjabi\tPanjabi\tM\tPJ-M\t১,৫০০\t"Cotton.\nHand made."',
    '\t\tL\tPJ-L\t১,৫০০\t',
    '\t\t\t\t\t',
    'mug\tMug\t\tMUG\tfree\t',
  ]
  const { said, ...totals } = await run(shop, await write('sheets.tsv', rows.join('\r\n')))
  expect(totals).toMatchObject({ created: 1, badRows: 1 })
  expect(said).toEqual([expect.stringMatching(/^7: price: "free"/)])
  expect((await find(shop, 'panjabi')).variants).toMatchObject([
    { sku: 'PJ-M', priceInPaisa: 150_000 },
    { sku: 'PJ-L', size: 'L' },
  ])
})

test('a Shopify export saved again in Excel: capital TRUE, shortened barcode, columns behind', async () => {
  const shop = await openShopNearby()
  const rows = [
    'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Barcode,Status,,',
    'kurti,Kurti,TRUE,Size,M,K-M,"1,250.00",shopify,5,8.90123E+12,active,,',
    'KURTI,,,,L,K-L,"1,250.00",shopify,2,,,,',
  ]
  const path = await write('shopify.csv', mark + rows.join('\r\n'))
  expect(await run(shop, path)).toMatchObject({ created: 1, badRows: 0 })
  expect(await find(shop, 'kurti')).toMatchObject({
    status: 'active',
    variants: [{ sku: 'K-M', barcode: null, stock: 5 }, { sku: 'K-L' }],
  })
})

test('a WooCommerce export saved again in LibreOffice: semicolons, and names of refused rows', async () => {
  const shop = await openShopNearby()
  const rows = [
    'ID;Type;SKU;Name;Published;Parent;Regular price;Sale price;Date sale price ends;Stock',
    '1;simple;TEA;"Tea &amp; honey";1;;"500";"400";2026-11-19;4',
    '2;grouped;SET;Tea set;1;;;;;',
    '3;variation;CUP-S;Cup - S;1;CUP;300;;;2',
  ]
  const events: ImportEvent[] = []
  await importProducts(shop, await write('woo.csv', rows.join('\n')), {
    onEvent: (event) => events.push(event),
    onEntry: async ({ name, problems }) => {
      for (const problem of problems) events.push({ kind: 'bad-row', name, ...problem })
    },
  })
  const refused = events.flatMap((event) =>
    event.kind === 'bad-row' && event.name !== undefined ? [`${event.name}: ${event.reason}`] : [],
  )
  expect(refused.toSorted()).toEqual([
    'Cup - S: Its product CUP is not in the file',
    'Tea set: A product of the type grouped is not sold by itself',
  ])
  const notes = events.flatMap((event) => (event.kind === 'warning' ? [event.reason] : []))
  expect(notes).toContain('The sale is over and is left out')
})

test('headings with spaces that cannot be seen, other capitals and Bangla digits in cells', async () => {
  const shop = await openShopNearby()
  const path = await write(
    'spaces.csv',
    '\u00A0NAME \u200B,Sku\u00A0, PRICE (৳) ,Stock\r\nShari,SHARI,৳ ২,৫০০/-,১২\r\n'.replace(
      '২,৫০০',
      '২৫০০',
    ),
  )
  expect(await run(shop, path)).toMatchObject({ created: 1, said: [] })
  expect(await firstOf(shop)).toMatchObject({ priceInPaisa: 250_000 })
})
