import { expect, test } from 'vitest'
import { oldUrl } from './old-url.ts'

test('addresses of Shopify and WooCommerce say which product or category they mean', () => {
  expect(
    [
      '/products/Clay_Pot',
      '/products',
      '/collections/all',
      '/collections/home-decor',
      '/collections/sale/products/clay-pot',
      '/product-category/home/kitchen/',
      '/product-category/home/page/2/',
      '/product-category/শাড়ি',
    ].map(oldUrl),
  ).toEqual([
    { product: 'clay-pot' },
    { everything: true },
    { everything: true },
    { categories: ['home-decor'] },
    { product: 'clay-pot' },
    { categories: ['home-kitchen', 'kitchen', 'home'] },
    { categories: ['home'] },
    { categories: ['শাড়ি'.normalize('NFC')] },
  ])
})

test('every other path means none', () => {
  for (const path of [
    '/',
    '/wp-login.php',
    '/products/a/b',
    '/products/!!',
    '/product-category/',
    '/product-category/a/b/c/d/e/f',
  ])
    expect(oldUrl(path)).toBeUndefined()
})
