import { expect, test } from 'vitest'
import { named, readFixture } from '../../../../../tests/examples/format-examples.ts'
import { htmlFromWordPress } from './woocommerce.ts'

test('a WooCommerce export is read, variations far from their parents too', async () => {
  const { format, products, bad } = await readFixture('woocommerce.csv')
  expect(format).toBe('WooCommerce')
  expect(bad).toEqual([
    { line: 13, reason: 'Its product id:999 is not in the file' },
    { line: 5, reason: 'A product of the type grouped is not sold by itself' },
  ])
  const saree = named(products, 'জামদানি')
  expect(saree.draft).toMatchObject({ category: 'accessories-sarees' })
  expect(saree.draft.furtherCategories).toBeUndefined()
  expect(saree.category).toMatchObject({ name: 'Sarees', above: ['Accessories'] })
  expect(saree.variants.map(({ draft }) => draft)).toMatchObject([
    {
      sku: 'SAREE-JAM-R',
      color: 'লাল',
      colorHex: '#c8232c',
      size: null,
      optionValues: ['With'],
      stock: 3,
      priceInPaisa: 1_250_000,
    },
    {
      sku: 'SAREE-JAM-নীল-without'.normalize('NFC'),
      color: 'নীল',
      optionValues: ['Without'],
      stock: 0,
    },
  ])
  expect(saree.draft.options).toEqual([{ name: 'Blouse piece' }])
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

test('attributes and measures of a simple WooCommerce product are written below its description', async () => {
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

test('WooCommerce names, texts, categories and stock become ours', async () => {
  const { products } = await readFixture('woocommerce.csv')
  const honey = named(products, 'Honey')
  expect(honey.draft).toMatchObject({
    name: 'Sundarban Honey & Comb 500 g',
    description:
      '<p>Raw honey from the Sundarbans.</p>\n<p>Collected in April.</p>\n<p>Keep below 25 °C.<br>Stir before use. Honey</p>',
    category: 'health-honey',
    furtherCategories: ['gifts'],
    tags: ['honey', 'sundarban'],
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

test('WordPress text becomes paragraphs, and words in brackets stay', () => {
  expect(htmlFromWordPress('One\\ntwo\\n\\nthree [new arrival] [gallery ids="1,2"]')).toBe(
    '<p>One<br>two</p>\n<p>three [new arrival]</p>',
  )
  expect(htmlFromWordPress('<p>Ready</p>\\n<p>made</p>')).toBe('<p>Ready</p>\n<p>made</p>')
})
