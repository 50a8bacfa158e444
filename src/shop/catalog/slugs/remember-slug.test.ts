import { beforeEach, expect, test } from 'vitest'
import { shelve } from '../../../../tests/examples/examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '#shop/shop.ts'
import { findMovedCategory } from './remember-slug.ts'
import { findProduct } from '../products/find-product.ts'
import { storeCategory } from '../categories/store-category.ts'
import { storeProduct } from '../products/store-product.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openTestShop()
})

const variant = (sku: string) => ({ sku, priceInPaisa: 50_000 })

/** Saves the product that has this SKU under another slug. */
const rename = (sku: string, slug: string) =>
  storeProduct(shop.database, { name: 'Teapot', slug, variants: [variant(sku)] }, shop.now())

test('a product whose slug changed is found under the former one, which leads to the new one', async () => {
  await shelve(shop, { slug: 'tea-pot', name: 'Teapot', variants: [variant('TEA')] })
  await rename('TEA', 'teapot')
  await rename('TEA', 'মাটির-চায়ের-পাত্র')

  for (const former of ['tea-pot', 'teapot'])
    expect(await findProduct(shop, former, 'en')).toEqual({
      outcome: 'moved',
      slug: 'মাটির-চায়ের-পাত্র'.normalize('NFC'),
    })
})

test('a slug that goes back and forth leads to no circle', async () => {
  await shelve(shop, { slug: 'tea-pot', name: 'Teapot', variants: [variant('TEA')] })
  await rename('TEA', 'teapot')
  await rename('TEA', 'tea-pot')

  expect(await findProduct(shop, 'tea-pot', 'en')).toMatchObject({ outcome: 'found' })
  expect(await findProduct(shop, 'teapot', 'en')).toEqual({ outcome: 'moved', slug: 'tea-pot' })
})

test('a product that is asked for under a slug has it, no matter who had it before', async () => {
  await shelve(shop, { slug: 'tea-pot', name: 'Teapot', variants: [variant('TEA')] })
  await rename('TEA', 'teapot')
  await shelve(shop, { slug: 'tea-pot', name: 'Other', variants: [variant('OTHER')] })

  expect(await findProduct(shop, 'tea-pot', 'en')).toMatchObject({
    outcome: 'found',
    product: { name: 'Other' },
  })
})

test('a new product is given no slug under which another was known', async () => {
  await shelve(shop, { slug: 'teapot', name: 'Old', variants: [variant('OLD')] })
  await rename('OLD', 'old-teapot')

  const draft = { name: 'Teapot', category: 'home', variants: [variant('NEW')] }
  expect(await storeProduct(shop.database, draft, shop.now())).toMatchObject({ slug: 'teapot-2' })
})

test('the former slug of an archived product says where to go on; of a draft it says nothing', async () => {
  for (const status of ['archived', 'draft'] as const) {
    await shelve(shop, { slug: `${status}-1`, status, variants: [variant(status)] })
    await rename(status, `${status}-2`)
  }
  expect((await findProduct(shop, 'archived-1', 'en')).outcome).toBe('archived')
  expect((await findProduct(shop, 'draft-1', 'en')).outcome).toBe('not-found')
  expect((await findProduct(shop, 'a\0b', 'en')).outcome).toBe('not-found')
})

test('a category is renamed, and files that still use its former slug mean it', async () => {
  const { database } = shop
  await storeCategory(database, { slug: 'home', name: 'Home' })
  const renamed = { slug: 'living', name: 'Living' }
  expect(await storeCategory(database, renamed, { renames: 'home' })).toMatchObject({
    outcome: 'updated',
  })

  expect(await findMovedCategory(shop, 'home')).toBe('living')
  const draft = { name: 'Cup', category: 'home', variants: [variant('CUP')] }
  expect(await storeProduct(database, draft, shop.now())).toMatchObject({ outcome: 'created' })
  expect(await findMovedCategory(shop, 'nothing')).toBeUndefined()
})

test('a category cannot take the slug of another one', async () => {
  const { database } = shop
  await storeCategory(database, { slug: 'home', name: 'Home' })
  await storeCategory(database, { slug: 'garden', name: 'Garden' })
  const wanted = { slug: 'garden', name: 'Home' }
  expect(await storeCategory(database, wanted, { renames: 'home' })).toEqual({
    outcome: 'slug-taken',
    slug: 'garden',
  })
})
