import { m } from '#paraglide/messages.js'
import type { StockMovementKind } from '#shop/stock/movement-kinds.ts'

export const movementNames: Record<StockMovementKind, () => string> = {
  opening: m.movement_opening,
  order: m.movement_order,
  cancellation: m.movement_cancellation,
  release: m.movement_release,
  adjustment: m.movement_adjustment,
  received: m.movement_received,
  damaged: m.movement_damaged,
  lost: m.movement_lost,
  'given-away': m.movement_given_away,
  other: m.movement_other,
  import: m.movement_import,
  return: m.movement_return,
  'write-off': m.movement_write_off,
}
