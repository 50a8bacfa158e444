import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { products, variants } from '../tables.ts'

/** All pieces that stand for sale in the shop. */
export async function countPieces(database: Database): Promise<number> {
  const [row] = await database
    .select({ pieces: sql<number>`coalesce(sum(${variants.stock}), 0)::float8` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.status, 'active'))
  return row?.pieces ?? 0
}
