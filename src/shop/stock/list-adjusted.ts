import { and, inArray, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { correctingKinds } from './movement-kinds.ts'
import { stockMovements } from './tables.ts'

/** Which of these variants somebody has counted or delivered: their stock is no longer what it was when they came. */
export async function listAdjusted(
  database: Database,
  variantIds: readonly string[],
  { except }: { except: string },
): Promise<Set<string>> {
  if (variantIds.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ id: stockMovements.variantId })
    .from(stockMovements)
    .where(
      and(
        inArray(stockMovements.variantId, [...variantIds]),
        inArray(stockMovements.kind, correctingKinds),
        ne(stockMovements.by, except),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
