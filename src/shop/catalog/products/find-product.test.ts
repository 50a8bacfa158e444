import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findProduct } from './find-product.ts'
import type { ProductView } from '../product.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openTestShop()
})

async function view(
  idOrSlug: string,
  language: 'en' | 'bn' = 'en',
  at?: Date,
): Promise<ProductView> {
  const found = await findProduct(at ? { ...shop, now: () => at } : shop, idOrSlug, language)
  if (found.outcome !== 'found') throw new Error(`Expected a product, not ${found.outcome}`)
  return found.product
}

test('a product is found by its id and by its slug, also a Bangla one', async () => {
  const { id } = await shelve(shop, { slug: 'মাটির-টব', name: 'Pot' })

  expect((await view(id)).name).toBe('Pot')
  expect((await view(id.toUpperCase())).name).toBe('Pot')
  expect((await view('মাটির-টব')).name).toBe('Pot')
})

test('an archived product says where to go on; drafts, planned and unknown ones do not exist', async () => {
  const old = await shelve(shop, {
    name: 'Old',
    nameBn: 'পুরোনো',
    category: 'garden',
    status: 'archived',
  })
  const draft = await shelve(shop, { status: 'draft' })
  const planned = await shelve(shop, { publishedAt: new Date(Date.now() + 60_000) })

  expect(await findProduct(shop, old.slug, 'en')).toEqual({
    outcome: 'archived',
    name: 'Old',
    nameBn: 'পুরোনো',
    category: { slug: 'garden', name: 'Garden', nameBn: null },
  })
  for (const unknown of [
    draft.id,
    draft.slug,
    planned.id,
    'nothing',
    '',
    '\0',
    `${draft.id}0`,
    "' OR 1=1",
  ]) {
    expect(await findProduct(shop, unknown, 'en')).toEqual({ outcome: 'not-found' })
  }
})

test('the description is Bangla where there is one, else English, and says which (D26)', async () => {
  const both = await shelve(shop, { description: '<p>Clay</p>', descriptionBn: '<p>মাটি</p>' })
  const english = await shelve(shop, { description: '<p>Steel</p>' })

  expect(await view(both.id, 'bn')).toMatchObject({
    description: '<p>মাটি</p>',
    descriptionLanguage: 'bn',
  })
  expect(await view(both.id)).toMatchObject({
    description: '<p>Clay</p>',
    descriptionLanguage: 'en',
  })
  expect(await view(english.id, 'bn')).toMatchObject({
    description: '<p>Steel</p>',
    descriptionLanguage: 'en',
  })
})

test('each variant has its price, its stock step and its pictures; what it cost us is not there (D5)', async () => {
  const { id } = await shelve(shop, {
    variants: [
      {
        sku: 'R-S',
        color: 'Red',
        size: 'S',
        priceInPaisa: 50_000,
        discountPriceInPaisa: 45_000,
        purchaseCostInPaisa: 31_337,
        stock: 0,
      },
      { sku: 'R-M', color: 'Red', size: 'M', priceInPaisa: 55_000, stock: 4 },
      { sku: 'B-S', color: 'Blue', size: 'S', priceInPaisa: 60_000, stock: 4711 },
    ],
    pictures: [
      { hash: 'aa' },
      { hash: 'bb', variantSku: 'B-S' },
      { hash: 'cc', variantSku: 'R-S' },
    ],
  })

  const product = await view(id)

  expect(product).toMatchObject({
    priceInPaisa: 50_000,
    sellingPriceInPaisa: 45_000,
    stock: 'in-stock',
    onlyVariant: null,
  })
  expect(product.pictures.map(({ hash }) => hash)).toEqual(['aa', 'bb', 'cc'])
  expect(product.variants).toMatchObject([
    { sku: 'R-S', sellingPriceInPaisa: 45_000, stock: 'sold-out', pictures: [2, 0] },
    { sku: 'R-M', sellingPriceInPaisa: 55_000, stock: 'few-left', pictures: [2, 0] },
    { sku: 'B-S', sellingPriceInPaisa: 60_000, stock: 'in-stock', pictures: [1, 0] },
  ])
  expect(JSON.stringify(product)).not.toMatch(/31337|4711/)
})

test('a picture of several variants is there once, for each of them', async () => {
  const { id } = await shelve(shop, {
    variants: [
      { sku: 'R-S', color: 'Red', size: 'S' },
      { sku: 'R-M', color: 'Red', size: 'M' },
      { sku: 'B-S', color: 'Blue', size: 'S' },
    ],
    pictures: [
      { hash: 'aa' },
      { hash: 'bb', variantSku: 'R-S' },
      { hash: 'bb', variantSku: 'R-M' },
      { hash: 'cc', variantSku: 'R-S' },
      { hash: 'cc', variantSku: 'B-S' },
    ],
  })
  const { pictures, variants } = await view(id)
  expect(pictures.map(({ hash }) => hash)).toEqual(['aa', 'bb', 'cc'])
  expect(variants.map((variant) => variant.pictures)).toEqual([
    [1, 2, 0],
    [1, 2, 0],
    [2, 0],
  ])
})

test('a deal is for all variants and until its end; the page then shows the price before (D20)', async () => {
  const endsAt = new Date(Date.now() + 60_000)
  const { id } = await shelve(shop, {
    deal: { priceInPaisa: 40_000, endsAt },
    variants: [{ priceInPaisa: 50_000 }, { size: 'L', priceInPaisa: 35_000 }],
  })

  expect(await view(id)).toMatchObject({
    sellingPriceInPaisa: 40_000,
    dealEndsAt: endsAt.toISOString(),
    variants: [{ sellingPriceInPaisa: 40_000 }, { sellingPriceInPaisa: 35_000 }],
  })
  expect(await view(id, 'en', endsAt)).toMatchObject({
    sellingPriceInPaisa: 50_000,
    dealEndsAt: null,
  })
})
