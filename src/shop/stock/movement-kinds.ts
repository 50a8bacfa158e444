/** Why stock moved. */
export const stockMovementKinds = [
  /** Was there when the ledger began, or came with a demonstration. */
  'opening',
  'order',
  /** Somebody took the order back. */
  'cancellation',
  /** Nobody confirmed the order in time. */
  'release',
  /** Staff counted or corrected. Before there were the kinds below: whatever staff did by hand. */
  'adjustment',
  /** From a supplier. */
  'received',
  'damaged',
  'lost',
  /** As a present, or for the shop itself. */
  'given-away',
  /** What it was stands in its note. */
  'other',
  'import',
  /** A piece that was sent came back. */
  'return',
  /** It came back, and nobody can sell it any more. */
  'write-off',
] as const

/** By hand or by a file: the stock is no longer what somebody read before, and no order says so. */
export const correctingKinds = [
  'adjustment',
  'received',
  'damaged',
  'lost',
  'given-away',
  'other',
  'import',
] as const satisfies StockMovementKind[]

export type StockMovementKind = (typeof stockMovementKinds)[number]
