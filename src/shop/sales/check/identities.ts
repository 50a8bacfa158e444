import type { SalesSums } from '../contract.ts'
import type { Difference } from './differences.ts'

/** How orders stand now, counted from their rows. */
export interface Standing {
  /** Pending and Processing. */
  open: { orders: number; pieces: number }
  /** Shipped. */
  underWay: { orders: number; pieces: number }
  /** Collected, and neither remitted nor kept. */
  owedInPaisa: number
}

/** What must be true of all days together (docs/decisions/0170). */
export function checkIdentities(
  ever: SalesSums,
  { open, underWay, owedInPaisa }: Standing,
): Difference[] {
  const { ordered, canceled, dispatched, delivered, refused } = ever
  const { collected, remitted, charges } = ever
  const all: Difference[] = [
    {
      where: 'orders: ordered = open + canceled + dispatched',
      counted: open.orders + canceled.orders + dispatched.orders,
      kept: ordered.orders,
    },
    {
      where: 'pieces: ordered = open + canceled + dispatched',
      counted: open.pieces + canceled.pieces + dispatched.pieces,
      kept: ordered.pieces,
    },
    {
      where: 'orders: dispatched = delivered + refused + under way',
      counted: delivered.orders + refused.orders + underWay.orders,
      kept: dispatched.orders,
    },
    {
      where: 'pieces: dispatched = delivered + refused + under way',
      counted: delivered.pieces + refused.pieces + underWay.pieces,
      kept: dispatched.pieces,
    },
    {
      where: 'paisa: collected = remitted + charges + owed',
      counted: remitted.amountInPaisa + charges.amountInPaisa + owedInPaisa,
      kept: collected.amountInPaisa,
    },
  ]
  return all.filter(({ counted, kept }) => counted !== kept)
}
