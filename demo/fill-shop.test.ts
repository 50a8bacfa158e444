import { count, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { banners } from '#shop/banners/tables.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import { listArticles } from '#shop/content/articles/list-articles.ts'
import { fixedPages } from '#shop/content/posts/post.ts'
import { loadPage } from '#shop/content/load-page.ts'
import { posts } from '#shop/content/tables.ts'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { listDeals } from '#shop/catalog/listings/list-cards.ts'
import { productQuestions } from '#shop/reviews/questions/tables.ts'
import { reviews } from '#shop/reviews/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../tests/support/test-shop.ts'
import { fillShop } from './fill-shop.ts'

type Countable = typeof products | typeof banners | typeof variants | typeof posts

async function many(shop: Shop, table: Countable): Promise<number> {
  const [row] = await shop.database.select({ number: count() }).from(table)
  return row?.number ?? 0
}

test('an empty shop gets at least 48 products, eight in each of the six categories, three deals and four banners; a blog and pages about itself, in both languages, with pictures (D21); one product has a free option, which tells its variants apart in both languages', async () => {
  const shop = await openTestShop()
  await fillShop(shop)
  const shelves = await listCategories(shop)
  expect(shelves.map(({ slug }) => slug)).toEqual([
    'home',
    'electronics',
    'health',
    'accessories',
    'garden',
    'home-decor',
  ])
  for (const { productCount, picture } of shelves) {
    expect(productCount).toBeGreaterThanOrEqual(8)
    expect(picture).not.toBeNull()
  }
  expect(await listDeals(shop)).toHaveLength(3)
  expect(await many(shop, banners)).toBe(4)
  const written = await listArticles(shop, { limit: 20 })
  expect(written.length).toBeGreaterThanOrEqual(6)
  for (const { titleBn, summaryBn, minutesBn, picture } of written) {
    expect([titleBn, summaryBn, minutesBn]).not.toContain(null)
    expect(picture).toMatchObject({ width: 1600, height: 900 })
  }
  const reviewed = await shop.database.select().from(products).where(gt(products.ratingScore, 0))
  expect(reviewed.length).toBeGreaterThanOrEqual(20)
  const said = await shop.database.select().from(reviews)
  expect(new Set(said.map(({ language }) => language))).toEqual(new Set(['en', 'bn']))
  for (const { starCounts, id } of reviewed)
    expect(starCounts.reduce((sum, stars) => sum + stars, 0)).toBe(
      said.filter(({ productId }) => productId === id).length,
    )
  expect(await shop.database.$count(productQuestions)).toBeGreaterThanOrEqual(8)
  for (const name of fixedPages) expect((await loadPage(shop, name)).introBn).not.toBeNull()
  const wordsIn = async (language: 'en' | 'bn') => {
    const found = await findProduct(shop, 'multiplug-four-sockets-usb', language)
    if (found.outcome !== 'found') throw new Error(found.outcome)
    return found.product.variants.map((variant) => variantWords(variant, language))
  }
  expect(await wordsIn('en')).toEqual([['Cord: 3 m'], ['Cord: 5 m']])
  expect(await wordsIn('bn')).toEqual([['তার: ৩ মিটার'], ['তার: ৫ মিটার']])
}, 120_000)

test('a start that was killed half-way is completed by the next one, and a third changes nothing', async () => {
  const shop = await openTestShop()
  let writes = 0
  const dying = {
    ...shop,
    files: {
      ...shop.files,
      write: async (name: string, content: Buffer) => {
        if (++writes === 20) throw new Error('killed')
        await shop.files.write(name, content)
      },
    },
  }
  await expect(fillShop(dying)).rejects.toThrow('killed')
  await fillShop(shop)
  const everything = () =>
    Promise.all([products, variants, banners, posts].map((table) => many(shop, table)))
  const filled = await everything()
  await fillShop(shop)
  expect(await everything()).toEqual(filled)
  expect(filled[0]).toBeGreaterThanOrEqual(48)
}, 120_000)

test('a shop that has anything of its own is left alone', async () => {
  const shop = await openTestShop()
  await storeCategory(shop.database, { slug: 'saris', name: 'Saris' })
  await fillShop(shop)
  expect(await many(shop, products)).toBe(0)
})
