import { sql } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { listCategories } from '../categories/list-categories.ts'
import { branchOf } from '../categories/tree.ts'
import { isShown } from './shown-products.ts'

/** Where a page is, and when it last changed. */
export interface DatedSlug {
  slug: string
  changedAt: Date
}

/** Row as PostgreSQL gives it: milliseconds since 1970. */
interface SlugRow extends Record<string, unknown> {
  slug: string
  changedAt: number
}

/** Products that shoppers see, in an order that new ones do not disturb. */
export async function listDatedProductSlugs(
  shop: Shop,
  { offset, limit }: { offset: number; limit: number },
): Promise<DatedSlug[]> {
  const { rows } = await shop.database.execute<SlugRow>(sql`
    SELECT p.slug, (extract(epoch FROM p.updated_at) * 1000)::float8 AS "changedAt"
    FROM products p WHERE ${isShown(shop.now())}
    ORDER BY p.id LIMIT ${limit} OFFSET ${offset}`)
  return rows.map(asDatedSlug)
}

/** Categories that have something to show; one changes when a product of its branch does. */
export async function listDatedCategorySlugs(shop: Shop): Promise<DatedSlug[]> {
  const categories = await listCategories(shop)
  const { rows } = await shop.database.execute<{ id: string; changedAt: number }>(sql`
    SELECT shelf.id, (extract(epoch FROM max(p.updated_at)) * 1000)::float8 AS "changedAt"
    FROM products p, unnest(p.category_id || p.further_category_ids) AS shelf (id)
    WHERE ${isShown(shop.now())} GROUP BY shelf.id`)
  const changes = new Map(rows.map(({ id, changedAt }) => [id, changedAt]))
  return categories.flatMap(({ id, slug }) => {
    const moments = branchOf(categories, id).flatMap((category) => changes.get(category.id) ?? [])
    return moments.length > 0 ? [{ slug, changedAt: new Date(Math.max(...moments)) }] : []
  })
}

export async function countShownProducts(shop: Shop): Promise<number> {
  const { rows } = await shop.database.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM products p WHERE ${isShown(shop.now())}`)
  return rows[0]?.count ?? 0
}

const asDatedSlug = ({ slug, changedAt }: SlugRow): DatedSlug => ({
  slug,
  changedAt: new Date(changedAt),
})
