import { asc, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { products, variants } from '../tables.ts'

/** Ids of products by what each is called: its slug, or the SKU of one of its variants. What nothing is called so has none. */
export async function findProductIds(
  database: Database,
  called: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (called.length === 0) return new Map()
  const skus = database
    .select({ productId: variants.productId })
    .from(variants)
    .where(inArray(variants.sku, [...called]))
  const rows = await database
    .select({
      id: products.id,
      slug: products.slug,
      skus: sql<string[]>`ARRAY(SELECT v.sku FROM variants v WHERE v.product_id = "products"."id")`,
    })
    .from(products)
    .where(or(inArray(products.slug, [...called]), inArray(products.id, skus)))
  const bySku = rows.flatMap(({ id, skus: own }) => own.map((sku) => [sku, id] as const))
  const names = new Map([...bySku, ...rows.map(({ id, slug }) => [slug, id] as const)])
  return new Map(
    called.flatMap((name) => {
      const id = names.get(name)
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}

export interface NamedProduct {
  slug: string
  name: string
  nameBn: string | null
}

/** How those of these slugs are called. */
export const listNamedProducts = (
  { database }: { database: Database },
  slugs: readonly string[],
): Promise<NamedProduct[]> =>
  database
    .select({ slug: products.slug, name: products.name, nameBn: products.nameBn })
    .from(products)
    .where(inArray(products.slug, [...slugs]))

/** Their slugs, whatever their status, in the order of the alphabet. */
export async function listProductSlugs(
  database: Database,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.slug))
  return rows.map(({ slug }) => slug)
}
