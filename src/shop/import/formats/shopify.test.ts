import { expect, test } from 'vitest'
import { named, readFixture } from '../../../../tests/examples/format-examples.ts'

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
    { line: 6, draft: { sku: 'clay-water-pot', color: null, size: null, priceInPaisa: 35_000 } },
  ])
  const rug = named(products, 'Rug')
  expect(rug.draft.status).toBe('draft')
  const said = rug.variants.map(({ draft, uncounted }) => [
    draft.size,
    draft.optionValues,
    draft.stock,
    uncounted,
  ])
  expect(said).toEqual([
    ['90 cm', ['Jute'], undefined, true],
    ['120 cm', ['Jute & cotton'], undefined, true],
  ])
  expect(rug.draft.options).toEqual([{ name: 'Material' }])
  expect(rug.warnings).toEqual([])
  expect(named(products, 'Lamp').draft).toMatchObject({ status: 'archived', category: undefined })
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

test('barcode, weight and what search engines show come along from Shopify', async () => {
  const { products } = await readFixture('shopify-quirks.csv')
  const [kantha] = products
  expect(kantha).toMatchObject({
    draft: { metaTitle: 'Kantha', metaDescription: undefined },
    variants: [{ draft: { barcode: '8901234567890', weightInGrams: 900 } }],
  })
})
