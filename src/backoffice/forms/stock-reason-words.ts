import { m } from '#paraglide/messages.js'
import type { StockReason } from '#shop/stock/stock-reasons.ts'

export const stockReasonNames: Record<StockReason, () => string> = {
  received: m.movement_received,
  counted: m.movement_adjustment,
  damaged: m.movement_damaged,
  lost: m.movement_lost,
  'given-away': m.movement_given_away,
  other: m.movement_other,
}
