import { expect, test } from 'vitest'
import type { ProductDraft } from '#shop/catalog/contract.ts'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadProductPage } from './load-product-page.ts'

async function stock(shop: Shop, slug: string, changes: Partial<ProductDraft> = {}) {
  await storeCategory(shop.database, { slug: 'home', name: 'Home' })
  const saved = await storeProduct(
    shop.database,
    {
      slug,
      name: slug,
      category: 'home',
      status: 'active',
      publishedAt: new Date('2020-01-01'),
      variants: [{ sku: slug, priceInPaisa: 50_000, stock: 9 }],
      ...changes,
    },
    shop.now(),
  )
  if (saved.outcome !== 'created') throw new Error(`Expected ${slug} to be created`)
  return saved.id
}

test('a product page shows charge and days of all three zones (D16)', async () => {
  const shop = await openTestShop()
  await stock(shop, 'kettle')
  const result = await loadProductPage(shop, 'kettle', 'en')
  expect(result).toMatchObject({
    outcome: 'found',
    shown: {
      zones: [
        { zone: 'inside-dhaka', chargeInPaisa: 6000 },
        { zone: 'dhaka-suburbs', chargeInPaisa: 10_000 },
        { zone: 'outside-dhaka', chargeInPaisa: 12_000 },
      ],
    },
  })
})

test('a product is found by its id too, and knows its one address', async () => {
  const shop = await openTestShop()
  const id = await stock(shop, 'kettle')
  const result = await loadProductPage(shop, id, 'en')
  expect(result).toMatchObject({ outcome: 'found', shown: { product: { slug: 'kettle' } } })
})

test('related products are of the same category, and not the product itself', async () => {
  const shop = await openTestShop()
  await stock(shop, 'kettle')
  await stock(shop, 'teapot')
  await stock(shop, 'hidden', { status: 'draft' })
  const result = await loadProductPage(shop, 'kettle', 'en')
  if (result.outcome !== 'found') throw new Error('Expected the kettle')
  expect(result.shown.related.map(({ slug }) => slug)).toEqual(['teapot'])
})

test('what is no longer sold shows the way to its category and what is like it', async () => {
  const shop = await openTestShop()
  await stock(shop, 'kettle', { status: 'archived' })
  await stock(shop, 'teapot')
  expect(await loadProductPage(shop, 'kettle', 'en')).toMatchObject({
    outcome: 'archived',
    gone: { category: 'home', categoryName: 'Home', alike: [{ slug: 'teapot' }] },
  })
})

test.each(['draft', 'nowhere'])('what shoppers may not see does not exist: %s', async (slug) => {
  const shop = await openTestShop()
  await stock(shop, 'draft', { status: 'draft' })
  expect(await loadProductPage(shop, slug, 'en')).toEqual({ outcome: 'not-found' })
})
