import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { stockMovements } from './tables.ts'

/** Whether anybody ever ordered one of these variants, also where the order was taken back. */
export async function wasOrdered(
  database: Database,
  variantIds: readonly string[],
): Promise<boolean> {
  if (variantIds.length === 0) return false
  const found = await database
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(
      and(inArray(stockMovements.variantId, [...variantIds]), eq(stockMovements.kind, 'order')),
    )
    .limit(1)
  return found.length > 0
}

/** Of these variants, those that anybody ever ordered. */
export async function listOrdered(
  database: Database,
  variantIds: readonly string[],
): Promise<Set<string>> {
  if (variantIds.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ id: stockMovements.variantId })
    .from(stockMovements)
    .where(
      and(inArray(stockMovements.variantId, [...variantIds]), eq(stockMovements.kind, 'order')),
    )
  return new Set(rows.map(({ id }) => id))
}
