import type { StockMovementKind } from './movement-kinds.ts'

/** What staff choose from when they move stock by hand. */
export const stockReasons = [
  'received',
  'counted',
  'damaged',
  'lost',
  'given-away',
  'other',
] as const

export type StockReason = (typeof stockReasons)[number]

/** What each stands in the ledger as. */
export const kindOfReason = {
  received: 'received',
  counted: 'adjustment',
  damaged: 'damaged',
  lost: 'lost',
  'given-away': 'given-away',
  other: 'other',
} as const satisfies Record<StockReason, StockMovementKind>

export const isStockReason = (reason: string): reason is StockReason =>
  Object.hasOwn(kindOfReason, reason)

/** The word alone says nothing. */
export const lacksNote = ({ reason, note = '' }: { reason: string; note?: string | undefined }) =>
  reason === 'other' && note.trim() === ''
