import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { listAudit } from '../audit/list-audit.ts'
import { listWholeProducts } from '../catalog/products/list-whole-products.ts'
import type { Shop } from '../shop.ts'
import { exportProducts } from './export-products.ts'
import { importProducts, type ImportEvent, type ImportOptions } from './import-products.ts'

const now = new Date('2026-11-20T06:00:00Z')
const fixtures = join(import.meta.dirname, 'fixtures')

let pictureServer: Server
let origin: string
let folder: string
let asked: string[] = []

/** Every address is another picture; those with "gone" in them are not there. */
beforeAll(async () => {
  pictureServer = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.includes('gone')) return void response.writeHead(404).end()
    response.end(await drawPicture(request.url ?? ''))
  })
  await new Promise<void>((listening) => pictureServer.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(pictureServer.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'haat-import-'))
})

afterAll(async () => {
  pictureServer.closeAllConnections()
  pictureServer.close()
  await rm(folder, { recursive: true, force: true })
})

function drawPicture(seed: string): Promise<Buffer> {
  const number = [...seed].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ff_ff,
    7,
  )
  const background = `#${number.toString(16).padStart(6, '0')}`
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
}

/** A shop whose imports may reach the picture server of this test. */
async function openShopNearby(): Promise<Shop> {
  const shop = await openTestShop({ now: () => now })
  return { ...shop, environment: { ...shop.environment, importFromPrivateAddresses: true } }
}

async function fixture(name: string): Promise<string> {
  const text = await readFile(join(fixtures, name), 'utf8')
  return write(name, text.replaceAll(/https:\/\/(cdn\.shopify\.com|amardokan\.example)/g, origin))
}

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const own = (...rows: string[]) =>
  ['handle,name,category,size,sku,price,stock,pictures', ...rows].join('\n')

async function run(shop: Shop, path: string, options: ImportOptions = {}) {
  const events: ImportEvent[] = []
  const result = await importProducts(shop, path, {
    untrackedStock: 100,
    ...options,
    tell: (event) => events.push(event),
  })
  if ('sentence' in result) throw new Error(result.sentence)
  const said = events.flatMap((event) =>
    'reason' in event && event.kind !== 'change' ? [`${event.line}: ${event.reason}`] : [],
  )
  const changes = events.flatMap((event) =>
    event.kind === 'change' ? [`${event.line}: ${event.reason}`] : [],
  )
  return { ...result.totals, said, changes }
}

const all = (shop: Shop) => listWholeProducts(shop.database, { limit: 1000 })
const find = async (shop: Shop, slug: string) =>
  (await all(shop)).find((product) => product.slug === slug)!

const stockOf = async (shop: Shop, slug: string) =>
  (await find(shop, slug)).variants.map(({ stock }) => stock)

/** Somebody buys pieces of one of its variants. */
async function sell(shop: Shop, slug: string, index: number, quantity: number): Promise<void> {
  const variant = (await find(shop, slug)).variants[index]!
  await shop.database.execute(
    sql`UPDATE variants SET stock = stock - ${quantity}, units_sold = units_sold + ${quantity} WHERE sku = ${variant.sku}`,
  )
}

async function exported(shop: Shop): Promise<string> {
  let text = ''
  for await (const piece of exportProducts(shop, join(folder, 'all-pictures'))) text += piece
  return text
}

test.each([
  ['shopify.csv', { created: 4, failed: 0, badRows: 0 }, 5],
  ['woocommerce.csv', { created: 6, failed: 1, badRows: 2 }, 5],
])(
  'the products of %s go in with their pictures, and a second time changes nothing',
  async (name, totals, pictures) => {
    const shop = await openShopNearby()
    const path = await fixture(name)
    asked = []
    const first = await run(shop, path)
    expect(first).toMatchObject({ ...totals, updated: 0, unchanged: 0, missingPictures: 0 })
    expect(new Set(asked).size).toBe(pictures)
    const before = await all(shop)

    asked = []
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

test('our own file goes in with pictures beside it, and what was exported comes back unchanged', async () => {
  const shop = await openShopNearby()
  await cp(join(fixtures, 'haat.csv'), join(folder, 'haat.csv'))
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, 'pictures/bell.png'), await drawPicture('bell'))
  await writeFile(join(folder, 'pictures/bell-small.png'), await drawPicture('small'))
  expect(await run(shop, join(folder, 'haat.csv'))).toMatchObject({ created: 2, said: [] })
  await run(shop, await fixture('shopify.csv'))
  await run(shop, await fixture('woocommerce.csv'))
  const before = await all(shop)
  const text = await exported(shop)
  expect(text).not.toMatch(/(^|,|\n)"?[=+@]/)

  const back = await write('back.csv', text)
  asked = []
  expect(await run(shop, back)).toMatchObject({ unchanged: 12, created: 0, updated: 0, said: [] })
  expect([await all(shop), asked]).toEqual([before, []])
})

test('an export is everything another shop needs', async () => {
  const shop = await openShopNearby()
  await cp(join(fixtures, 'haat.csv'), join(folder, 'haat.csv'))
  await run(shop, join(folder, 'haat.csv'))
  const text = await exported(shop)
  await shop.database.execute('TRUNCATE products, categories CASCADE')
  await run(shop, await write('moved.csv', text))
  expect(await exported(shop)).toBe(text)
})

test('an empty shop gets all of an export: products, categories and pictures as they were sent', async () => {
  const shop = await openShopNearby()
  const large = await sharp({
    create: {
      width: 2400,
      height: 300,
      channels: 4,
      background: { r: 9, g: 99, b: 9, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer()
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, 'pictures/wide.png'), large)
  await writeFile(join(folder, 'pictures/home.png'), await drawPicture('home'))
  const heading = 'handle,name,category,category_position,category_picture,sku,price,pictures'
  const row = 'pot,Pot,home,7,pictures/home.png,POT,350,pictures/wide.png'
  await run(shop, await write('first.csv', `${heading}\n${row}\n`))
  const look = async () =>
    (await all(shop)).map(({ slug, category, pictures }) => {
      const { name, picture, position } = category
      return { slug, pictures, category: { slug: category.slug, name, picture, position } }
    })
  const before = await look()
  expect(before[0]).toMatchObject({ category: { slug: 'home', position: 7 }, pictures: [{}] })
  const text = await exported(shop)
  expect(text).not.toMatch(/localhost|https?:/)
  const [hash = ''] = before[0]?.pictures.map((picture) => picture.hash) ?? []
  expect(await readFile(join(folder, `all-pictures/${hash}.png`))).toEqual(large)

  await shop.database.execute('TRUNCATE products, categories, pictures CASCADE')
  expect(await run(shop, await write('all.csv', text))).toMatchObject({ created: 1, said: [] })
  expect(await look()).toEqual(before)
  expect(await exported(shop)).toBe(text)
})

test('a dry run says what would happen and writes nothing', async () => {
  const shop = await openShopNearby()
  const path = await fixture('shopify.csv')
  const text = await readFile(path, 'utf8')
  await write('shopify.csv', text.replace('kolos.jpg', 'gone.jpg'))
  asked = []
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
  // One row for all of it.
  expect(await listAudit(shop)).toMatchObject([
    {
      action: 'products-imported',
      origin: 'system: script import',
      subjectName: 'shopify.csv',
      after: { created: 4 },
    },
  ])
  const changed = text.replace('999.50', '899.50').replace(/^jute-rug,,[^\n]*\n/m, '')
  await write('shopify.csv', changed)
  const again = await run(shop, path, { dryRun: true })
  expect(again).toMatchObject({ created: 0, updated: 2, unchanged: 2, badRows: 0 })
  expect(again.changes).toEqual([
    '12: RUG-120: not in the file, so this variant is taken away',
    '13: LAMP-OLD: price 999.50 → 899.50',
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
    '1: Left out, because the shop has no place for it: barcode (1 row), care product metafields custom care (1 row), included bangladesh (1 row), price international (1 row), seo title (1 row), weight value grams (1 row)',
  ])
})

test('a variant that is taken away is said', async () => {
  const shop = await openShopNearby()
  const [small, large] = ['mat,Mat,home,S,MAT-S,400,1,', 'mat,,,M,MAT-M,500,1,']
  await run(shop, await write('mat.csv', own(small!, large!)))
  const { said } = await run(shop, await write('mat.csv', own(small!)))
  expect(said).toEqual(['2: MAT-M: not in the file, so this variant is taken away'])
})

test('stock that the other shop does not count is asked for, and what was sold since stays sold', async () => {
  const shop = await openShopNearby()
  const path = await fixture('shopify.csv')
  expect(await importProducts(shop, path)).toMatchObject({
    outcome: 'needs-a-rule',
    sentence: expect.stringMatching(
      /^Shopify does not count the stock of 2 variants, the first on line 12 \(Jute Rug\)\..*--untracked-stock 20/,
    ) as string,
  })
  expect(await all(shop)).toEqual([])

  const first = await run(shop, path, { untrackedStock: 20 })
  expect(first.said).toContainEqual(
    expect.stringMatching(/^12: The stock of 2 .*20 pieces of each/),
  )
  expect(await stockOf(shop, 'jute-rug')).toEqual([20, 20])
  await sell(shop, 'jute-rug', 0, 3)
  await sell(shop, 'mens-panjabi', 0, 4)

  const second = await run(shop, path, { untrackedStock: 20 })
  expect(second).toMatchObject({ unchanged: 4, updated: 0 })
  expect([await stockOf(shop, 'jute-rug'), await stockOf(shop, 'mens-panjabi')]).toEqual([
    [17, 20],
    [8, 7, 0],
  ])
})

test('stock follows what a file says differently from the file before, less what was sold here', async () => {
  const shop = await openShopNearby()
  const path = await fixture('shopify.csv')
  await run(shop, path)
  await sell(shop, 'mens-panjabi', 0, 4)
  // Ten new pieces came into the other shop, which knows nothing of the four.
  const text = await readFile(path, 'utf8')
  await write('shopify.csv', text.replace('shopify,12,deny', 'shopify,22,deny'))
  const { said } = await run(shop, path)
  expect(said).toContainEqual(
    expect.stringMatching(/^2: PNJ-WHT-M: the stock goes from 8 to 18, not to the 22 of the file/),
  )
  expect(await stockOf(shop, 'mens-panjabi')).toEqual([18, 7, 0])
})

test('an export that comes back later does not bring back what was sold meanwhile', async () => {
  const shop = await openShopNearby()
  await run(shop, await write('pot.csv', own('pot,Pot,home,,POT,350,12,')))
  const text = await exported(shop)
  await sell(shop, 'pot', 0, 2)
  const before = await all(shop)
  expect(await run(shop, await write('back.csv', text))).toMatchObject({ unchanged: 1, said: [] })
  expect(await all(shop)).toEqual(before)
  // Counted anew and written at once, it is exactly what the file says.
  await run(shop, await write('back.csv', (await exported(shop)).replace(',10,2,', ',40,2,')))
  expect(await stockOf(shop, 'pot')).toEqual([40])
})

test('a bad row is said with its line and reason while the others go in', async () => {
  const shop = await openShopNearby()
  const path = await write(
    'bad.csv',
    own(
      'pot,Pot,home,,POT,350,3,',
      'mat,"Mat, ""large"",\nin two lines",home,S,MAT-S,cheap,1,',
      'mat,,,M,MAT-M,500,-4,',
      'mat,,,L,MAT-L,600,2,',
      'bin,Bin,home,,BIN,,2,',
      'jar,,home,,JAR,100,2,',
      'mug,32" Mug,home,,MUG,100,2,',
      'cup,Cup,home,,POT,100,2,',
      'fan,Fan,home,,FAN,100,2,,oops',
      'lid,Lid,home,S,LID-1,100,1,',
      'lid,,,S,LID-2,100,1,',
      'tap,Tap,home,,TAP,99999999,1,',
      'nil,Nil,home,,NIL,0,2,',
      'end,"End,home,,END,100,2,',
      'last,Last,home,,LAST,100,2,',
    ),
  )
  const { said, ...totals } = await run(shop, path)
  expect((await all(shop)).map(({ slug }) => slug).toSorted()).toEqual([
    'last',
    'lid',
    'mat',
    'pot',
  ])
  expect((await find(shop, 'mat')).variants).toMatchObject([{ sku: 'MAT-L' }])
  expect(totals).toMatchObject({ created: 4, failed: 5, badRows: 11 })
  expect(said).toEqual([
    expect.stringMatching(/^9: A quote stands in the middle of a field/),
    '11: There are 9 cells under 8 headings; is a comma missing its quotes?',
    '16: A quote is opened and never closed',
    expect.stringMatching(/^3: price: "cheap" is not an amount of money/),
    '5: The stock is below zero',
    '7: There is no price',
    '8: There is no name',
    '10: The SKU POT is already on line 2',
    '13: Two variants have S',
    '14: The price is above 2 crore taka',
    '15: The price is zero: the shop would give it away',
  ])
})

test('a variant whose row is bad stays in the shop as it was', async () => {
  const shop = await openShopNearby()
  await run(
    shop,
    await write('mat.csv', own('mat,Mat,home,S,MAT-S,400,1,', 'mat,,,M,MAT-M,500,1,')),
  )
  const broken = await write('mat.csv', own('mat,Mat,home,S,MAT-S,?,1,', 'mat,,,M,MAT-M,550,1,'))
  expect(await run(shop, broken)).toMatchObject({ updated: 1, badRows: 1 })
  expect((await find(shop, 'mat')).variants).toMatchObject([
    { sku: 'MAT-M', priceInPaisa: 55_000 },
    { sku: 'MAT-S', priceInPaisa: 40_000 },
  ])
  expect(await run(shop, broken)).toMatchObject({ unchanged: 1 })
})

test('a SKU of another product of the shop is not taken over', async () => {
  const shop = await openShopNearby()
  await run(shop, await write('two.csv', own('pot,Pot,home,,POT,1,1,', 'pan,Pan,home,,PAN,1,1,')))
  const stolen = await write('two.csv', own('pot,Pot,home,S,POT,1,1,', 'pot,,,L,PAN,1,1,'))
  const { said, failed } = await run(shop, stolen)
  expect([failed, said]).toEqual([1, ['2: The SKU PAN belongs to another product of the shop']])
})

test('a picture that cannot be had is said, and the product goes in with the others', async () => {
  const shop = await openShopNearby()
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, 'pictures/text.png'), 'not a picture')
  const pictures = [
    `${origin}/gone.png`,
    `${origin}/there.png`,
    'pictures/text.png',
    'http://127.0.0.1:1/x.png',
  ]
  const path = await write('pictures.csv', own(`pot,Pot,home,,POT,350,3,"${pictures.join('\n')}"`))
  const { said, ...totals } = await run(shop, path)
  expect(totals).toMatchObject({ created: 1, failed: 0, badRows: 0, missingPictures: 3 })
  expect((await find(shop, 'pot')).pictures).toHaveLength(1)
  expect(said).toEqual([
    `2: ${origin}/gone.png answers 404`,
    '2: pictures/text.png is not a picture that can be shown (JPEG, PNG, WebP, AVIF or GIF)',
    '2: http://127.0.0.1:1/x.png does not answer',
  ])
})

test('an import reaches neither our own network nor files outside its folder', async () => {
  const shop = await openTestShop({ now: () => now })
  await writeFile(join(tmpdir(), 'haat-outside.png'), await drawPicture('outside'))
  await symlink(join(tmpdir(), 'haat-outside.png'), join(folder, 'link.png')).catch(() => {})
  const pictures = [
    `${origin}/inside.png`,
    'http://localhost/x.png',
    '../haat-outside.png',
    join(tmpdir(), 'haat-outside.png'),
    'link.png',
    'file:///etc/passwd',
  ]
  asked = []
  const path = await write('outside.csv', own(`pot,Pot,home,,POT,350,3,"${pictures.join('\n')}"`))
  const { said, ...totals } = await run(shop, path)
  expect(totals).toMatchObject({ created: 1, missingPictures: 6 })
  expect(said.map((sentence) => sentence.replace(/^2: \S+ /, ''))).toEqual([
    'is not on the public internet',
    'is not on the public internet',
    'is no file below the folder of the CSV file',
    'is no file below the folder of the CSV file',
    'is no file below the folder of the CSV file',
    'is neither an http address nor a path',
  ])
  expect(asked).toEqual([])
})

test('a file that is not of products is refused in words', async () => {
  const shop = await openShopNearby()
  const path = join(folder, 'other.csv')
  const text = 'name,sku,price\nকলস,KOLOS,350\n'
  const [little, big] = [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]
  for (const [content, words] of [
    ['a,b\n1,2\n', 'The headings are those of no format'],
    ['', 'The file is empty'],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), little]), 'UTF-16.*--encoding utf-16le'],
    [little, 'UTF-16.*--encoding utf-16le'],
    [big, 'UTF-16.*--encoding utf-16be'],
    ['PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', 'Excel workbook .*CSV UTF-8'],
    ['PK\u0003\u0004\u0014\0\u0006\0products_export.csv', 'compressed archive. Unpack it'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel workbook .*CSV UTF-8'],
    ['%PDF-1.7\n', 'is a PDF'],
    ['\n<!DOCTYPE html><title>Log in</title>', 'a web page'],
    [text.replaceAll('\n', '\r'), 'old Macs'],
    ['name,sku,price\0\u0001\n', 'not a text'],
    [`name,sku,price\n${'x'.repeat(2_200_000)}`, 'Line 2 is longer than 2 MB'],
  ] as const) {
    await writeFile(path, content)
    const result = await importProducts(shop, path)
    expect(result.outcome === 'not-a-product-file' && result.sentence).toMatch(new RegExp(words))
  }
  expect((await importProducts(shop, join(folder, 'none.csv'))).outcome).toBe('not-a-product-file')
})

test('letters of another encoding are never lost: it is said where they are, and decoded when it is named', async () => {
  const shop = await openShopNearby()
  const rows = 'Tea,TEA,100\nCaf\xe9 "Cr\xe8me",CAFE,350\n'.replace(/"/g, '')
  const path = join(folder, 'latin.csv')
  await writeFile(path, Buffer.from(`name,sku,price\n${rows}`, 'latin1'))
  const refusal = await importProducts(shop, path)
  expect(refusal).toMatchObject({
    outcome: 'not-a-product-file',
    sentence: expect.stringMatching(/line 3 .*"Café Crème.*--encoding windows-1252/) as string,
  })
  expect(await all(shop)).toEqual([])

  expect(await run(shop, path, { encoding: 'windows-1252' })).toMatchObject({
    created: 2,
    said: [],
  })
  expect((await all(shop)).map(({ name }) => name)).toContain('Café Crème')
  for (const [encoding, words] of [
    ['klingon', 'no encoding klingon'],
    ['shift_jis', 'not in shift_jis'],
  ] as const)
    expect(await importProducts(shop, path, { encoding })).toMatchObject({
      outcome: 'not-a-product-file',
      sentence: expect.stringContaining(words) as string,
    })
  await writeFile(path, '\uFEFFname,sku,price\nকলস,KOLOS,350\n', 'utf16le')
  expect(await run(shop, path, { encoding: 'utf-16le' })).toMatchObject({ created: 1, said: [] })

  const lost = await write('lost.csv', 'name,sku,price\nTea,TEA,100\nCaf\uFFFD,CAFE,350\n')
  expect((await run(shop, lost)).said).toEqual([expect.stringMatching(/^3: The sign � stands/)])
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

test('10,000 rows are read with the memory of a few', async () => {
  const shop = await openShopNearby()
  const text = 'x'.repeat(2500)
  const rows = Array.from({ length: 10_000 }, (_row, index) => {
    const product = Math.floor(index / 100)
    return `p${product},${index % 100 ? '' : `Product ${product}`},home,${index % 100},SKU-${index},"${index % 100 ? 1 : 'free'}",1,,${text}`
  })
  const heading = `handle,name,category,size,sku,price,stock,pictures,remarks`
  const path = await write('long.csv', [heading, ...rows].join('\n'))
  rows.length = 0
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const memory: number[] = []
  const measure = (event: ImportEvent) => {
    if (event.kind !== 'progress' || event.done % 20 !== 1) return
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    memory.push(heapUsed + arrayBuffers)
  }
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const result = await importProducts(shop, path, { tell: measure })
  expect(result).toMatchObject({ totals: { created: 100, badRows: 100 } })
  // The file has 26 MB.
  expect(Math.max(...memory) - heapUsed - arrayBuffers).toBeLessThan(12_000_000)
}, 120_000)
