import { asc, eq, inArray, sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { recordMovements, type StockMove } from '#shop/stock/record-movements.ts'
import { shelvesOfProduct } from '../further-categories/standing-in.ts'
import type { StockLine } from './stock.ts'
import { variants } from '../tables.ts'
import { stepTopics } from '../topics.ts'

/** Gives the pieces of an order back; variants that are gone from the catalogue are passed over. The caller sees to it that it happens once (D13). */
export async function returnStock(
  database: Database,
  lines: readonly StockLine[],
  move: StockMove,
): Promise<void> {
  const ids = lines.map(({ variantId }) => variantId)
  const held = await holdVariants(database, ids)
  const back = lines.filter(({ variantId }) => held.has(variantId))
  await changeStock(
    database,
    back.map(({ variantId, quantity }) => ({
      variantId,
      change: quantity,
      unitsReturned: quantity,
    })),
    move,
  )
}

/** The stock of those that exist, held until the transaction ends; in the order of their ids, like every buyer. */
export async function holdVariants(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
    .orderBy(asc(variants.id))
    .for('update')
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

const shelvesOfVariant = sql<string[]>`(
  SELECT ${shelvesOfProduct} FROM products p WHERE p.id = ${variants.productId})`

interface VariantChange {
  variantId: string
  change: number
  /** Pieces that no longer count as sold. */
  unitsReturned: number
}

export async function changeStock(
  database: Database,
  changes: readonly VariantChange[],
  move: StockMove,
): Promise<void> {
  if (changes.length === 0) return
  const column = <Name extends keyof VariantChange>(name: Name) =>
    sql.param(changes.map((change) => change[name]))
  const rows = await database
    .update(variants)
    .set({
      stock: sql`${variants.stock} + changed.by`,
      unitsSold: sql`greatest(${variants.unitsSold} - changed.returned, 0)`,
    })
    .from(
      sql`unnest(${column('variantId')}::uuid[], ${column('change')}::int[], ${column('unitsReturned')}::int[]) AS changed(id, by, returned)`,
    )
    .where(eq(variants.id, sql`changed.id`))
    .returning({
      variantId: variants.id,
      sku: variants.sku,
      productId: variants.productId,
      stock: variants.stock,
      change: sql<number>`changed.by`,
      shelves: shelvesOfVariant,
    })
  const moved = rows.map(({ variantId, sku, stock, change }) => ({
    variantId,
    sku,
    stockBefore: stock - change,
    stockAfter: stock,
  }))
  await recordMovements(database, moved, move)
  await announce(database, stepTopics(rows))
}
