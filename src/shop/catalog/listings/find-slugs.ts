import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { categories, products } from '../tables.ts'

/** The slugs by which shoppers find products and categories of these ids. What is no longer shown, or never was, has none. */
export async function findSlugs(shop: Shop, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const shown = await shop.database
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(
      and(
        inArray(products.id, [...ids]),
        eq(products.status, 'active'),
        lte(products.publishedAt, shop.now()),
      ),
    )
    .unionAll(
      shop.database
        .select({ id: categories.id, slug: categories.slug })
        .from(categories)
        .where(inArray(categories.id, [...ids])),
    )
  return new Map(shown.map(({ id, slug }) => [id, slug]))
}
