import type { Database } from '#platform/database/database.ts'
import type { StockMovementKind } from './movement-kinds.ts'
import { stockMovements } from './tables.ts'

/** Why stock moves, and who moves it: `shopper`, `shop` where it does so by itself, or the account. */
export interface StockMove {
  kind: StockMovementKind
  by: string
  at: Date
  orderRef?: string
  reason?: string
}

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
