import type {
  GoodsKind,
  GoodsSums,
  MoneySums,
  SalesFigure,
  SalesKind,
  SalesSums,
} from './contract.ts'
import { netInPaisa } from './sales.ts'

/** How each figure of the reports is counted. Sorting, files and the list of what a figure is made of follow from the same table. */

export type FigureMeasure =
  | 'orders'
  | 'pieces'
  | 'net'
  | 'discount'
  | 'delivery'
  | 'cost'
  | 'profit'
  | 'amount'
  /** Net and delivery: what the buyer pays. */
  | 'charged'

interface Figure {
  measure: FigureMeasure
  of: SalesKind
  /** Counted with it. */
  and?: GoodsKind
  /** Taken off on its own day (D31). */
  less?: GoodsKind
}

export const figures: Record<SalesFigure, Figure> = {
  // The number and the amount of the same orders: a day with more cancellations than new orders is negative in both (docs/decisions/0232).
  orders: { measure: 'orders', of: 'ordered', less: 'canceled' },
  ordered: { measure: 'net', of: 'ordered', less: 'canceled' },
  sold: { measure: 'orders', of: 'delivered' },
  pieces: { measure: 'pieces', of: 'delivered', less: 'returned' },
  delivered: { measure: 'net', of: 'delivered', less: 'returned' },
  discount: { measure: 'discount', of: 'delivered', less: 'returned' },
  delivery: { measure: 'delivery', of: 'delivered', less: 'returned' },
  cost: { measure: 'cost', of: 'delivered', less: 'returned' },
  profit: { measure: 'profit', of: 'delivered', less: 'returned' },
  canceled: { measure: 'orders', of: 'canceled' },
  refused: { measure: 'orders', of: 'refused' },
  returned: { measure: 'orders', of: 'returned' },
  collected: { measure: 'amount', of: 'collected' },
  remitted: { measure: 'amount', of: 'remitted' },
  charges: { measure: 'amount', of: 'charges' },
  refunded: { measure: 'amount', of: 'refunded' },
  // What VAT falls due on, and what takes it back (vat.ts).
  supplied: { measure: 'charged', of: 'dispatched' },
  credited: { measure: 'charged', of: 'refused', and: 'returned' },
}

/** Figures that count orders or pieces; all others are paisa. */
export const isCount = (figure: SalesFigure): boolean =>
  figures[figure].measure === 'orders' || figures[figure].measure === 'pieces'

/** The kinds of entries that a figure is made of. */
export const kindsOf = (figure: SalesFigure): SalesKind[] => {
  const { of, and, less } = figures[figure]
  return [of, ...(and ? [and] : []), ...(less ? [less] : [])]
}

const measured: Record<FigureMeasure, (sums: GoodsSums & MoneySums) => number> = {
  orders: ({ orders }) => orders,
  pieces: ({ pieces }) => pieces,
  net: netInPaisa,
  discount: ({ discountInPaisa }) => discountInPaisa,
  delivery: ({ deliveryInPaisa }) => deliveryInPaisa,
  cost: ({ costInPaisa }) => costInPaisa,
  profit: ({ costedInPaisa, costInPaisa }) => costedInPaisa - costInPaisa,
  amount: ({ amountInPaisa }) => amountInPaisa,
  charged: (sums) => netInPaisa(sums) + sums.deliveryInPaisa,
}

/** A figure of sums: whole paisa, orders or pieces. */
export function figureOf(figure: SalesFigure, sums: SalesSums): number {
  const { measure, of, and, less } = figures[figure]
  const count = (kind: SalesKind | undefined) =>
    kind ? measured[measure](sums[kind] as GoodsSums & MoneySums) : 0
  return count(of) + count(and) - count(less)
}

/** The columns that a measure is made of, of sums and of the ledger alike; a minus is taken off. */
export const measureColumns: Record<FigureMeasure, readonly string[]> = {
  orders: ['orders'],
  pieces: ['pieces'],
  net: ['gross', '-discount'],
  discount: ['discount'],
  delivery: ['delivery'],
  cost: ['cost'],
  profit: ['costed', '-cost'],
  amount: ['amount'],
  charged: ['gross', '-discount', 'delivery'],
}
