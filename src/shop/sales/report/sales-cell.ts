import type { DayRange, SalesDimension, SalesFigure, SalesKind } from '../contract.ts'

/** A cell of a report: a figure of some days, of everything or of one product, district …. */
export interface SalesCell extends DayRange {
  figure: SalesFigure
  of?: { dimension: SalesDimension; key: string } | undefined
}

/** What an order adds to a figure on a day; what is taken off is below zero. */
export interface CellEntry {
  /** Of the row. */
  id: string
  day: string
  kind: SalesKind
  /** The number for people; null where the order is gone. */
  orderId: string | null
  /** Pieces, orders or paisa, as the figure counts. */
  amount: number
}
