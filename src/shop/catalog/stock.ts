import type { stockMovementKinds } from './tables.ts'

/** Pieces of one variant that leave or come back. */
export interface StockLine {
  variantId: string
  quantity: number
}

export interface StockChange {
  productId: string
  /** Slug of its category. */
  shelf: string
  /** After the change. */
  stock: number
  /** Negative where pieces left. */
  change: number
}

export type StockMovementKind = (typeof stockMovementKinds)[number]

/** Why stock moves, and who moves it: `shopper`, `shop` where it does so by itself, or the account. */
export interface StockMove {
  kind: StockMovementKind
  by: string
  at: Date
  orderRef?: string
  reason?: string
}
