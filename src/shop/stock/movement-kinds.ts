/** Why stock moved. */
export const stockMovementKinds = [
  /** Was there when the ledger began, or came with a demonstration. */
  'opening',
  'order',
  /** Somebody took the order back. */
  'cancellation',
  /** Nobody confirmed the order in time. */
  'release',
  /** Staff counted, found or lost pieces. */
  'adjustment',
  'import',
  /** A piece that was sent came back. */
  'return',
  /** It came back, and nobody can sell it any more. */
  'write-off',
] as const

export type StockMovementKind = (typeof stockMovementKinds)[number]
