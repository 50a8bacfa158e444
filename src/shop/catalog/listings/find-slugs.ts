import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { products } from '../tables.ts'

/** The slugs by which shoppers find products of these ids. What is no longer shown, or never was, has none. */
export async function findSlugs(shop: Shop, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, slug, status, publishedAt } = products
  const isShown = and(eq(status, 'active'), lte(publishedAt, shop.now()))
  const shown = await shop.database
    .select({ id, slug })
    .from(products)
    .where(and(inArray(id, [...ids]), isShown))
  return new Map(shown.map((product) => [product.id, product.slug]))
}
