import type { Database } from '#platform/database.ts'
import type { StockMove } from './stock.ts'
import { stockMovements } from './tables.ts'

export interface MovedVariant {
  variantId: string
  sku: string
  stockBefore: number
  stockAfter: number
}

/** Writes why the stock of variants moved, in the transaction that moves it. What stayed as it was is left out. */
export async function recordMovements(
  database: Database,
  moved: readonly MovedVariant[],
  move: StockMove,
): Promise<void> {
  const rows = moved.filter(({ stockBefore, stockAfter }) => stockBefore !== stockAfter)
  if (rows.length === 0) return
  await database.insert(stockMovements).values(rows.map((row) => ({ ...row, ...move })))
}
