import { expect, test } from 'vitest'
import { contextOf } from '../../../tests/support/post-form.ts'
import {
  find,
  fixture,
  openShopNearby,
  run,
  servePictures,
} from '../../../tests/examples/import-examples.ts'
import type { Shop } from '#shop/shop.ts'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { loader } from '../layout/not-found.tsx'
import { findNewPath } from './find-new-path.ts'

servePictures()

const where = (shop: Shop, ...paths: string[]) =>
  Promise.all(paths.map((path) => findNewPath(shop, path)))

test('what came from Shopify is found at the addresses that it had there, also after it was renamed', async () => {
  const shop = await openShopNearby()
  await run(shop, await fixture('shopify.csv'), { untrackedStock: 20 })
  expect(
    await where(
      shop,
      'products/mens-panjabi',
      'collections/summer/products/mens-panjabi',
      'collections/panjabi',
      'collections/all',
    ),
  ).toEqual(['/product/mens-panjabi', '/product/mens-panjabi', '/shop/panjabi', '/shop'])
  // A draft, and what never was.
  expect(await where(shop, 'products/jute-rug', 'products/none', 'collections/none')).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const { id, name, variants } = await find(shop, 'mens-panjabi')
  await storeProduct(shop.database, { name, slug: 'panjabi', variants }, shop.now(), {
    only: { id },
  })
  await storeCategory(shop.database, { slug: 'men', name: 'Men' }, { renames: 'panjabi' })
  expect(await where(shop, 'products/mens-panjabi', 'collections/panjabi')).toEqual([
    '/product/panjabi',
    '/shop/men',
  ])
  expect(await ask(shop, '/bn/products/mens-panjabi')).toEqual([301, '/bn/product/panjabi'])
  expect(await ask(shop, '/products/none')).toEqual([404, undefined])
})

/** As the page of a URL that stands for nothing answers. */
async function ask(shop: Shop, path: string): Promise<[number, string | undefined]> {
  const url = new URL(path, 'https://haat.example')
  const params = { '*': path.replace(/^\/bn\//, '/').slice(1) }
  const args = { url, params, request: new Request(url), context: contextOf(shop, undefined) }
  const thrown: unknown = await loader(args as never).catch((error: unknown) => error)
  if (thrown instanceof Response)
    return [thrown.status, thrown.headers.get('location') ?? undefined]
  return [(thrown as { init: ResponseInit }).init.status ?? 0, undefined]
}

test('what came from WooCommerce is found by its categories, the innermost that is there', async () => {
  const shop = await openShopNearby()
  await run(shop, await fixture('woocommerce.csv'))
  expect(
    await where(shop, 'product-category/electronics/', 'product-category/electronics/fans/page/2/'),
  ).toEqual(['/shop/electronics', '/shop/electronics'])
})
