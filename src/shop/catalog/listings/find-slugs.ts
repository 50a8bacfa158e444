import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
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

export interface NamedProduct {
  slug: string
  name: string
  nameBn: string | null
}

/** What products of these ids are called, whatever their status. */
export async function nameProducts(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, NamedProduct>> {
  if (ids.length === 0) return new Map()
  const { id, slug, name, nameBn } = products
  const rows = await database
    .select({ id, slug, name, nameBn })
    .from(products)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map(({ id: of, ...named }) => [of, named]))
}
