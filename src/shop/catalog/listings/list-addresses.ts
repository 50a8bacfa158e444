import { sql } from 'drizzle-orm'
import type { Shop } from '../../shop.ts'
import { isShown } from './shown-products.ts'

/** Where a page is, and when it last changed. */
export interface PageAddress {
  slug: string
  changedAt: Date
}

/** Row as PostgreSQL gives it: milliseconds since 1970. */
interface AddressRow extends Record<string, unknown> {
  slug: string
  changedAt: number
}

/** Products that shoppers see, in an order that new ones do not disturb. */
export async function listProductAddresses(
  shop: Shop,
  { offset, limit }: { offset: number; limit: number },
): Promise<PageAddress[]> {
  const { rows } = await shop.database.execute<AddressRow>(sql`
    SELECT p.slug, (extract(epoch FROM p.updated_at) * 1000)::float8 AS "changedAt"
    FROM products p WHERE ${isShown(shop.now())}
    ORDER BY p.id LIMIT ${limit} OFFSET ${offset}`)
  return rows.map(asAddress)
}

/** Categories that have something to show; one changes when one of its products does. */
export async function listCategoryAddresses(shop: Shop): Promise<PageAddress[]> {
  const { rows } = await shop.database.execute<AddressRow>(sql`
    SELECT category.slug, (extract(epoch FROM max(p.updated_at)) * 1000)::float8 AS "changedAt"
    FROM categories category JOIN products p ON p.category_id = category.id
    WHERE ${isShown(shop.now())}
    GROUP BY category.id ORDER BY category.position, category.id`)
  return rows.map(asAddress)
}

export async function countShownProducts(shop: Shop): Promise<number> {
  const { rows } = await shop.database.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM products p WHERE ${isShown(shop.now())}`)
  return rows[0]?.count ?? 0
}

const asAddress = ({ slug, changedAt }: AddressRow): PageAddress => ({
  slug,
  changedAt: new Date(changedAt),
})
