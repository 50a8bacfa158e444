import { sql, type SQL } from 'drizzle-orm'
import { stockMovements } from './tables.ts'

/** Pieces of each variant that were ordered since then and not taken back: rows of `variant_id` and `pieces`. */
export const soldSince = (since: Date): SQL => sql`
  SELECT ${stockMovements.variantId} AS variant_id, sum(${stockMovements.stockBefore} - ${stockMovements.stockAfter})::bigint AS pieces
  FROM ${stockMovements}
  WHERE ${stockMovements.at} >= ${since.toISOString()}::timestamptz
    AND ${stockMovements.kind} IN ('order', 'cancellation', 'release', 'return')
  GROUP BY ${stockMovements.variantId}`
