import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { announcedDuring } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listCategories } from '../categories/list-categories.ts'
import { listDeals, listNewest, listTopSelling } from './list-cards.ts'
import { listRelated } from './list-related.ts'
import { nextCatalogChange } from '../next-catalog-change.ts'
import { rollUpUnitsSold } from '../stock/pace/roll-up-units-sold.ts'
import { storeCategory } from '../categories/store-category.ts'
import { variants } from '../tables.ts'

let shop: Shop

beforeEach(async () => {
  shop = await openTestShop()
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

test('top selling is by units sold, new products by publication (D20)', async () => {
  await shelve(shop, { name: 'Old favourite', variants: [{ unitsSold: 50 }] })
  await shelve(shop, { name: 'New', publishedAt: inMinutes(-1), variants: [{ unitsSold: 2 }] })
  await shelve(shop, {
    name: 'Middling',
    publishedAt: inMinutes(-9),
    variants: [{ unitsSold: 10 }],
  })
  await shelve(shop, { name: 'Draft', status: 'draft', variants: [{ unitsSold: 99 }] })
  await shelve(shop, { name: 'Tomorrow', publishedAt: inMinutes(9), variants: [{ unitsSold: 99 }] })

  expect((await listTopSelling(shop, 2)).map(({ name }) => name)).toEqual([
    'Old favourite',
    'Middling',
  ])
  expect((await listNewest(shop)).map(({ name }) => name)).toEqual([
    'New',
    'Middling',
    'Old favourite',
  ])
})

test('hot deals are those that are on, the one that ends first in front; ended ones are gone (D20)', async () => {
  const deal = (minutes: number) => ({ priceInPaisa: 30_000, endsAt: inMinutes(minutes) })
  await shelve(shop, { name: 'Later', deal: deal(20) })
  await shelve(shop, { name: 'Soon', deal: deal(10) })
  await shelve(shop, { name: 'Ended', deal: deal(-1) })
  await shelve(shop, { name: 'Draft', deal: deal(10), status: 'draft' })
  await shelve(shop, { name: 'None' })

  const deals = await listDeals(shop)

  expect(deals.map(({ name, sellingPriceInPaisa }) => [name, sellingPriceInPaisa])).toEqual([
    ['Soon', 30_000],
    ['Later', 30_000],
  ])
  expect((await listDeals({ ...shop, now: () => inMinutes(15) })).map(({ name }) => name)).toEqual([
    'Later',
  ])
})

test('pages know when the catalogue next changes by itself: a deal ends or a product appears (D20)', async () => {
  expect(await nextCatalogChange(shop)).toBeUndefined()
  const [soon, later] = [inMinutes(10), inMinutes(20)]
  await shelve(shop, { deal: { priceInPaisa: 30_000, endsAt: later } })
  await shelve(shop, { publishedAt: soon })
  await shelve(shop, {
    deal: { priceInPaisa: 30_000, endsAt: inMinutes(-5) },
    publishedAt: inMinutes(-30),
  })
  await shelve(shop, { status: 'draft', publishedAt: inMinutes(5) })

  expect(await nextCatalogChange(shop)).toEqual(soon)
  expect(await nextCatalogChange({ ...shop, now: () => soon })).toEqual(later)
  expect(await nextCatalogChange({ ...shop, now: () => later })).toBeUndefined()
})

test('related products are of the same category, those that share most tags first', async () => {
  const cup = await shelve(shop, { name: 'Cup', tags: ['clay', 'tea'] })
  await shelve(shop, { name: 'Clay pot', tags: ['clay'] })
  await shelve(shop, { name: 'Clay tea set', tags: ['clay', 'tea'] })
  await shelve(shop, { name: 'Best seller', variants: [{ unitsSold: 900 }] })
  await shelve(shop, { name: 'Elsewhere', category: 'garden', tags: ['clay', 'tea'] })
  await shelve(shop, { name: 'Draft', status: 'draft', tags: ['clay', 'tea'] })

  const related = await listRelated(shop, { id: cup.id })

  expect(related.map(({ name }) => name)).toEqual(['Clay tea set', 'Clay pot', 'Best seller'])
})

test('categories stand in the merchant’s order and count what shoppers can see', async () => {
  await shelve(shop, { category: 'home' })
  await shelve(shop, { category: 'home', publishedAt: inMinutes(9) })
  await shelve(shop, { category: 'home', status: 'archived' })
  await storeCategory(shop.database, { slug: 'home', name: 'Home', nameBn: 'ঘর', position: 2 })
  await storeCategory(shop.database, { slug: 'garden', name: 'Garden', position: 1 })

  expect(await listCategories(shop)).toMatchObject([
    { slug: 'garden', name: 'Garden', nameBn: null, picture: null, productCount: 0 },
    { slug: 'home', name: 'Home', nameBn: 'ঘর', picture: null, productCount: 1 },
  ])
})

test('what orders sold of the variants is summed up on the product, and announced only where it changed', async () => {
  const mug = await shelve(shop, { name: 'Mug', variants: [{ size: 'S' }, { size: 'L' }] })
  await shelve(shop, { name: 'Cup', variants: [{ unitsSold: 5 }] })
  for (const id of mug.variantIds) {
    await shop.database.update(variants).set({ unitsSold: 4 }).where(eq(variants.id, id))
  }

  expect(await announcedDuring(() => rollUpUnitsSold(shop))).toEqual(['popular:*', 'popular:home'])
  expect((await listTopSelling(shop)).map(({ name }) => name)).toEqual(['Mug', 'Cup'])
  expect(await announcedDuring(() => rollUpUnitsSold(shop))).toEqual([])
})
