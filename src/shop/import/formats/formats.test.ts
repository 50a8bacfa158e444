import { join } from 'node:path'
import { open } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { indexProducts, readRows } from '../index-products.ts'
import { openCsv } from '../csv/open-csv.ts'
import { readAmount, readMoment, readWhole, writeAmount } from './amounts.ts'
import { withGuard, withoutGuard } from './guard.ts'
import type { ImportedProduct } from './product.ts'
import type { Remark } from './row.ts'
import { htmlFromWordPress } from '#shop/import/formats/woocommerce/woocommerce.ts'

const now = new Date('2026-11-20T06:00:00Z')

async function readFixture(name: string) {
  const opening = await openCsv(join(import.meta.dirname, '../fixtures', name))
  if (opening.outcome !== 'opened') throw new Error(opening.sentence)
  const { csv } = opening
  const bad: Remark[] = []
  const products: ImportedProduct[] = []
  const file = await open(csv.path)
  const index = await indexProducts(csv, (remark) => bad.push(remark))
  for (const places of index.products.values()) {
    const reading = csv.format.read(await readRows(csv, file, places), now)
    if (reading.outcome === 'read') products.push(reading.product)
    else if (reading.outcome === 'bad') bad.push(...reading.problems)
  }
  await file.close()
  return { format: csv.format.name, products, bad }
}

const named = (products: ImportedProduct[], name: string) =>
  products.find(({ draft }) => draft.name.includes(name))!

test('a Shopify export is read: options, compare-at price, cost, untracked and oversold stock', async () => {
  const { format, products, bad } = await readFixture('shopify.csv')
  expect([format, bad, products.length]).toEqual(['Shopify', [], 4])

  const panjabi = named(products, 'Panjabi')
  expect(panjabi.draft).toMatchObject({
    slug: 'mens-panjabi',
    brand: 'Deshi Tant',
    category: 'panjabi',
    tags: ['cotton', 'eid', 'handloom'],
    status: 'active',
  })
  expect(panjabi.variants.map(({ draft }) => draft)).toMatchObject([
    {
      sku: 'PNJ-WHT-M',
      color: 'White',
      colorHex: '#ffffff',
      size: 'M',
      priceInPaisa: 189_000,
      discountPriceInPaisa: 149_000,
      purchaseCostInPaisa: 82_000,
      stock: 12,
    },
    { sku: 'PNJ-WHT-L', size: 'L', stock: 7 },
    {
      sku: 'PNJ-NVY-M',
      colorHex: '#1d2b53',
      priceInPaisa: 159_000,
      discountPriceInPaisa: null,
      stock: 0,
    },
  ])
})

test('a Shopify picture of some variants is theirs, a picture of none is the product’s', async () => {
  const { products } = await readFixture('shopify.csv')
  const pictures = named(products, 'Panjabi').pictures!.map(({ source, variantSku }) => [
    /panjabi-\w+/.exec(source)?.[0],
    variantSku,
  ])
  expect(pictures).toEqual([
    ['panjabi-white', 'PNJ-WHT-M'],
    ['panjabi-white', 'PNJ-WHT-L'],
    ['panjabi-navy', 'PNJ-NVY-M'],
    ['panjabi-detail', null],
    ['panjabi-back', null],
  ])
})

test('Shopify products without SKU, options, stock or type still make sense', async () => {
  const { products } = await readFixture('shopify.csv')
  const pot = named(products, 'Clay')
  expect(pot.draft.category).toBe('home-garden')
  expect(pot.variants).toMatchObject([
    { line: 11, draft: { sku: 'clay-water-pot', color: null, size: null, priceInPaisa: 35_000 } },
  ])
  const rug = named(products, 'Rug')
  expect(rug.draft.status).toBe('draft')
  const said = rug.variants.map(({ draft, uncounted }) => [draft.size, draft.stock, uncounted])
  expect(said).toEqual([
    ['90 cm / Jute', undefined, true],
    ['120 cm / Jute & cotton', undefined, true],
  ])
  expect(rug.warnings).toEqual([{ line: 12, reason: 'The option Material is shown as a size' }])
  expect(named(products, 'Lamp').draft).toMatchObject({ status: 'archived', category: undefined })
})

test('a WooCommerce export is read, variations far from their parents too', async () => {
  const { format, products, bad } = await readFixture('woocommerce.csv')
  expect(format).toBe('WooCommerce')
  expect(bad).toEqual([
    { line: 13, reason: 'Its product id:999 is not in the file' },
    { line: 5, reason: 'A product of the type grouped is not sold by itself' },
  ])
  const saree = named(products, 'জামদানি')
  expect(saree.draft).toMatchObject({ category: 'accessories', tags: ['Sarees'] })
  expect(saree.variants.map(({ draft }) => draft)).toMatchObject([
    {
      sku: 'SAREE-JAM-R',
      color: 'লাল',
      colorHex: '#c8232c',
      size: 'With',
      stock: 3,
      priceInPaisa: 1_250_000,
    },
    { sku: 'SAREE-JAM-নীল-without'.normalize('NFC'), color: 'নীল', size: 'Without', stock: 0 },
  ])
  expect(saree.pictures!.map(({ variantSku }) => variantSku)).toEqual([
    null,
    'SAREE-JAM-R',
    'SAREE-JAM-নীল-without'.normalize('NFC'),
  ])
})

test('a WooCommerce variation for any size becomes one for each, beside those of their own', async () => {
  const { products, bad } = await readFixture('woocommerce-quirks.csv')
  const kurta = named(products, 'Kurta')
  const rows = kurta.variants.map(({ draft, uncounted }) => [
    draft.sku,
    draft.color,
    draft.size,
    uncounted ? 'uncounted' : draft.stock,
  ])
  expect(rows).toEqual([
    ['KURTA-RED-red-s', 'Red', 'S', 5],
    ['KURTA-RED-red-l', 'Red', 'L', 5],
    ['KURTA-RED-M', 'Red', 'M', 2],
    ['KURTA-blue-s', 'Blue', 'S', 'uncounted'],
    ['KURTA-blue-m', 'Blue', 'M', 'uncounted'],
    ['KURTA-blue-l', 'Blue', 'L', 'uncounted'],
  ])
  expect(kurta.warnings.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '3: It stands for any Size and becomes 3 variants, one for each',
    '5: It stands for any Size and becomes 3 variants, one for each',
    '3: Its variations share 10 pieces; they are divided among them',
    '2: Written below the description: Fabric, Weight',
    '2: The weights of its variations are left out',
  ])
  expect(kurta.draft.description).toBe(
    '<p>Printed by hand in Tangail.</p>\n<ul><li>Fabric: Cotton, organic, Viscose</li><li>Weight: 0.4 kg</li></ul>',
  )
  expect(bad).toEqual([
    { line: 7, reason: expect.stringContaining('It is a download') as string },
    { line: 9, reason: 'This shop knows no products of the type subscription' },
  ])
})

test('attributes and measures of a simple WooCommerce product are told below its description', async () => {
  const { products } = await readFixture('woocommerce-quirks.csv')
  const mat = named(products, 'Shital')
  expect(mat.draft.description).toBe(
    '<ul><li>Material: Murta &amp; cane</li><li>Weight: 1.2 kg</li><li>Measures: 180 × 120 cm</li></ul>',
  )
  expect(mat.warnings.map(({ reason }) => reason)).toEqual([
    'Written below the description: Material, Weight, Measures',
    'Left out, as hidden there: Supplier code',
  ])
  expect(named(products, 'Stitching').warnings[0]?.reason).toContain('It is not delivered there')
})

test('a Shopify export with its newer headings says what does not exist here', async () => {
  const { products, bad } = await readFixture('shopify-quirks.csv')
  expect(bad).toEqual([{ line: 3, reason: 'It is a gift card, and this shop has none' }])
  const throwOver = named(products, 'Kantha')
  expect(throwOver.variants[0]!.draft).toMatchObject({ priceInPaisa: 320_000, stock: 0 })
  expect(throwOver.warnings[0]?.reason).toContain('here it is sold out at 0')
  const workshop = named(products, 'Alpona')
  expect(workshop.draft.status).toBe('draft')
  expect(workshop.warnings.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('It is not delivered there'),
    expect.stringContaining('It is unlisted there'),
  ])
})

test('WooCommerce names, texts, categories and stock become ours', async () => {
  const { products } = await readFixture('woocommerce.csv')
  const honey = named(products, 'Honey')
  expect(honey.draft).toMatchObject({
    name: 'Sundarban Honey & Comb 500 g',
    description:
      '<p>Raw honey from the Sundarbans.</p>\n<p>Collected in April.</p>\n<p>Keep below 25 °C.<br>Stir before use. Honey</p>',
    category: 'health',
    tags: ['honey', 'sundarban', 'Gifts', 'Honey'],
    brand: 'Moual',
    status: 'active',
  })
  expect(honey.variants[0]!.draft).toMatchObject({
    priceInPaisa: 95_000,
    discountPriceInPaisa: 85_000,
  })
  expect(honey.pictures).toHaveLength(2)

  const kit = named(products, 'Repair')
  expect(kit.draft).toMatchObject({ status: 'draft', category: undefined })
  expect(kit.variants[0]).toMatchObject({
    draft: { sku: 'woo-103', priceInPaisa: 12_050 },
    uncounted: true,
  })

  const shirt = named(products, 'T-shirt')
  expect(shirt.variants.map(({ draft }) => draft.stock)).toEqual([4, 3])
})

test('a WooCommerce sale that ends is a deal, one that has ended is nothing (D20)', async () => {
  const { products } = await readFixture('woocommerce.csv')
  const table = named(products, 'Table Fan')
  expect(table.draft.deal).toEqual({
    priceInPaisa: 199_900,
    endsAt: new Date('2026-12-31T17:59:59Z'),
  })
  expect(table.variants[0]!.draft).toMatchObject({
    priceInPaisa: 245_000,
    discountPriceInPaisa: null,
  })
  const stand = named(products, 'Stand Fan')
  expect(stand.draft.deal).toBeUndefined()
  expect(stand.variants[0]!.draft).toMatchObject({ discountPriceInPaisa: null, stock: 0 })
})

test('our own format is read with Bangla, deal, cost, colours and a picture for each variant', async () => {
  const { format, products, bad } = await readFixture('haat.csv')
  expect([format, bad]).toEqual(['Haat', []])
  const [bell, tea] = products
  expect(bell!.draft).toMatchObject({
    nameBn: 'পিতলের ঘণ্টা',
    tags: ['brass', 'bell, small', 'gift'],
    publishedAt: new Date('2026-10-01T04:00:00Z'),
    deal: { priceInPaisa: 150_000, endsAt: new Date('2026-12-31T12:00:00Z') },
  })
  expect(bell!.variants.map(({ draft }) => draft)).toMatchObject([
    {
      colorHex: '#c9a227',
      priceInPaisa: 185_000,
      discountPriceInPaisa: 170_000,
      purchaseCostInPaisa: 90_050,
      unitsSold: 5,
    },
    { sku: 'BELL-L', priceInPaisa: 285_075, discountPriceInPaisa: null, purchaseCostInPaisa: null },
  ])
  expect(bell!.pictures).toMatchObject([{ variantSku: null }, { variantSku: 'BELL-S' }])
  expect(tea!.draft).toMatchObject({
    name: '-5° Iced Tea',
    brand: '=cmd|calc',
    deal: null,
  })
  expect(tea!.variants[0]!.draft.sku).toBe('+TEA')
})

test('amounts are read as people write them, and nothing is guessed', () => {
  const read = [
    '1250',
    '1,250.00',
    '12,34,567.5',
    '1,234,567',
    '৳ ১,২৫০',
    'Tk. 99.90',
    '80/-',
    '0.5000',
  ].map(readAmount)
  expect(read).toEqual([125_000, 125_000, 123_456_750, 123_456_700, 125_000, 9990, 8000, 50])
  for (const text of [
    '12,50',
    '1.250,00',
    '-5',
    'free',
    '1 250',
    '9.999',
    '',
    '1e5',
    '$12',
    '99999999999999999',
  ]) {
    expect([text, readAmount(text)]).toEqual([text, undefined])
  }
  expect([0, 5, 9950, 125_000].map(writeAmount)).toEqual(['0', '0.05', '99.50', '1250'])
  expect(['12', '-2', '৭', '3.0', '3.5', 'many'].map(readWhole)).toEqual([
    12,
    -2,
    7,
    3,
    undefined,
    undefined,
  ])
  expect(readMoment('2026-11-30 18:00')).toEqual(new Date('2026-11-30T12:00:00Z'))
  expect(readMoment('30/11/2026')).toBeUndefined()
})

test('a cell that a spreadsheet would run is text in our file, and comes back as it was', () => {
  const formulas = ['=1+1', '+88', '-5', '@x', '\t=1', "'=1", "''@", '＝1+1', '＋88', '－5', '＠x']
  const parts = ['Red;=1+1', 'Red;＝1', "Red;'=1", ';@x', 'Red\n=1;+2\r\n-3\t@x', '\n=1', ';;=1']
  for (const cell of [...formulas, ...parts, "'quoted'", 'plain; text', "it's;'so'", '']) {
    // Where semicolons separate, a line or a semicolon of ours begins another cell.
    for (const part of withGuard(cell).split(/[;\t\r\n]/))
      expect([cell, part]).not.toEqual([cell, expect.stringMatching(/^[=+\-@＝＋－＠]/)])
    expect(withGuard(cell)).not.toMatch(/^[\t\r\n]/)
    expect(withoutGuard(withGuard(cell))).toBe(cell)
  }
  expect(withGuard('plain; text - and more')).toBe('plain; text - and more')
})

test('WordPress text becomes paragraphs, and words in brackets stay', () => {
  expect(htmlFromWordPress('One\\ntwo\\n\\nthree [new arrival] [gallery ids="1,2"]')).toBe(
    '<p>One<br>two</p>\n<p>three [new arrival]</p>',
  )
  expect(htmlFromWordPress('<p>Ready</p>\\n<p>made</p>')).toBe('<p>Ready</p>\n<p>made</p>')
})
