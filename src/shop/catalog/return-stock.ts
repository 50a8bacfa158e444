import { asc, eq, inArray, sql } from 'drizzle-orm'
import { announce } from '#platform/announcements.ts'
import type { Database } from '#platform/database.ts'
import type { StockLine } from './stock.ts'
import { categories, products, variants } from './tables.ts'
import { stepTopics } from './topics.ts'

const shelfOfVariant = sql<string>`(
  SELECT ${categories.slug} FROM ${products} JOIN ${categories} ON ${categories.id} = ${products.categoryId}
  WHERE ${products.id} = ${variants.productId})`

/** Gives the pieces back; variants that are gone from the catalogue are passed over. The caller sees to it that it happens once (D13). */
export async function returnStock(database: Database, lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return
  const ids = lines.map((line) => line.variantId)
  const quantities = lines.map((line) => line.quantity)
  // In the order of the ids, like every buyer.
  await database
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('update')
  const returned = await database
    .update(variants)
    .set({
      stock: sql`${variants.stock} + back.quantity`,
      unitsSold: sql`greatest(${variants.unitsSold} - back.quantity, 0)`,
    })
    .from(
      sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[]) AS back(id, quantity)`,
    )
    .where(eq(variants.id, sql`back.id`))
    .returning({
      productId: variants.productId,
      stock: variants.stock,
      change: sql<number>`back.quantity`,
      shelf: shelfOfVariant,
    })
  await announce(database, stepTopics(returned))
}
