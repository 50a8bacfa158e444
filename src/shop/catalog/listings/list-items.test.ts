import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { itemSorts, type ItemPlace, type ItemSort } from './item.ts'
import { listItems } from './list-items.ts'
import { listProducts } from './list-products.ts'
import { categories, products } from '../tables.ts'

/** In a database of this file's own: an index that happens to lie in the right order must not answer for the query. */
const withoutIndexes = sql`DROP INDEX IF EXISTS products_by_units_sold, products_by_publication`

/** Products alike in everything that lists sort by; their ids do not lie in the order in which they were made. */
async function shelveAlike(shop: Shop, count: number): Promise<string[]> {
  await shop.database.execute(withoutIndexes)
  const [categoryId, ids] = [
    crypto.randomUUID(),
    Array.from({ length: count }, () => crypto.randomUUID()),
  ]
  await shop.database.insert(categories).values({ id: categoryId, slug: 'cups', name: 'Cups' })
  await shop.database.insert(products).values(
    ids.map((id) => ({
      id,
      slug: id,
      categoryId,
      name: 'Cup',
      status: 'active' as const,
      publishedAt: new Date('2026-01-01'),
      priceInPaisa: 10_000,
      sellingPriceInPaisa: 10_000,
    })),
  )
  return ids
}

async function walk(shop: Shop, sort: ItemSort, limit: number): Promise<string[]> {
  const met: string[] = []
  let after: ItemPlace | undefined
  do {
    const { items, next }: Awaited<ReturnType<typeof listItems>> = await listItems(shop, {
      sort,
      limit,
      after,
    })
    met.push(...items.map(({ id }) => id))
    after = next
  } while (after)
  return met
}

test.each(itemSorts)(
  'products that are alike are each met once, in one order: %s (D5)',
  async (sort) => {
    const shop = await openTestShop()
    const ids = await shelveAlike(shop, 60)
    const ordered = sort === 'price-up' ? ids.toSorted() : ids.toSorted().toReversed()
    expect(await walk(shop, sort, 7)).toEqual(ordered)
  },
)

test.each(['popular', 'new', 'price-up', 'price-down', 'discount'] as const)(
  'pages of the shop show products that are alike each once: %s',
  async (sort) => {
    const shop = await openTestShop()
    const ids = await shelveAlike(shop, 60)
    const met: string[] = []
    for (let page = 1; page <= 9; page++) {
      const filter = { colors: [], sizes: [], sort, page, perPage: 7 }
      met.push(...(await listProducts(shop, filter)).products.map(({ id }) => id))
    }
    expect(met).toEqual(sort === 'price-up' ? ids.toSorted() : ids.toSorted().toReversed())
  },
)
