import { expect, test } from 'vitest'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadShopPage } from './load-shop-page.ts'
import { readFilter } from './shop-address.ts'

const read = (query: string, category?: string) => readFilter(new URLSearchParams(query), category)

async function openStockedShop() {
  const shop = await openTestShop()
  await storeCategory(shop.database, { slug: 'home', name: 'Home', nameBn: 'ঘর' })
  await storeCategory(shop.database, { slug: 'garden', name: 'Garden' })
  for (const slug of ['kettle', 'teapot']) {
    await storeProduct(
      shop.database,
      {
        slug,
        name: slug,
        category: 'home',
        status: 'active',
        publishedAt: new Date('2020-01-01'),
        variants: [{ sku: slug, priceInPaisa: 50_000, stock: 9 }],
      },
      shop.now(),
    )
  }
  return shop
}

test('a category shows its products under its name in the language of the page (D26)', async () => {
  const shop = await openStockedShop()
  expect(await loadShopPage(shop, read('', 'home'), 'bn')).toMatchObject({
    outcome: 'found',
    page: { categoryName: 'ঘর', total: 2, pages: 1 },
  })
})

test('an empty category is a page that says so', async () => {
  const shop = await openStockedShop()
  expect(await loadShopPage(shop, read('', 'garden'), 'en')).toMatchObject({
    outcome: 'found',
    page: { total: 0, products: [] },
  })
})

test('a category is found by its exact name too, as products carry it, and knows its one address (spec 2, 3)', async () => {
  const shop = await openStockedShop()
  for (const name of ['Home', 'ঘর'])
    expect(await loadShopPage(shop, read('', name), 'en')).toEqual({
      outcome: 'moved',
      category: 'home',
    })
  expect(await loadShopPage(shop, read('', 'Hom'), 'en')).toEqual({ outcome: 'no-such-category' })
})

test('a category that does not exist is not a page', async () => {
  const shop = await openStockedShop()
  expect(await loadShopPage(shop, read('', 'cars'), 'en')).toEqual({ outcome: 'no-such-category' })
})

test('an address behind the last page knows where the last page is', async () => {
  const shop = await openStockedShop()
  expect(await loadShopPage(shop, read('page=7'), 'en')).toEqual({
    outcome: 'behind-the-last-page',
    pages: 1,
  })
})

test('a search takes the typed text literally', async () => {
  const shop = await openStockedShop()
  expect(await loadShopPage(shop, read('q=.*'), 'en')).toMatchObject({ page: { total: 0 } })
  expect(await loadShopPage(shop, read('q=KETT'), 'en')).toMatchObject({ page: { total: 1 } })
})
