import { expect, test } from 'vitest'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { hideCategory } from '#shop/catalog/categories/hide-category.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadShopPage } from './load-shop-page.ts'
import { readFilter } from './shop-href.ts'

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

test('a category lists and follows what stands in it, says what it is about, and is no page while it is hidden', async () => {
  const shop = await openStockedShop()
  const { database } = shop
  const house = {
    slug: 'house',
    name: 'House',
    description: 'For the house',
    descriptionBn: 'বাড়ির',
  }
  const made = await storeCategory(database, house)
  if (!('id' in made)) throw new Error(made.outcome)
  const { id } = made
  await storeCategory(database, { slug: 'home', name: 'Home', parentId: id })
  const found = await loadShopPage(shop, read('', 'house'), 'bn')
  expect(found).toMatchObject({ outcome: 'found', page: { total: 2, description: 'বাড়ির' } })
  expect(found.outcome === 'found' && found.topics).toEqual(
    expect.arrayContaining(['categories', 'shelf:house', 'shelf:home', 'popular:home']),
  )
  await hideCategory(shop, aScript, { id, version: 1, hidden: true })
  for (const slug of ['house', 'home'])
    expect(await loadShopPage(shop, read('', slug), 'en')).toEqual({ outcome: 'no-such-category' })
})
