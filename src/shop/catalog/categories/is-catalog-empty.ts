import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { categories, products } from '../tables.ts'

/** Has the shop neither a product nor a category? */
export async function isCatalogEmpty(shop: Pick<Shop, 'database'>): Promise<boolean> {
  const { rows } = await shop.database.execute<{ empty: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM ${products}) AND NOT EXISTS (SELECT FROM ${categories}) AS empty`,
  )
  return rows[0]?.empty ?? false
}
