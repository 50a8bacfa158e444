import type { DayRange, SalesDimension, SalesFigure, SalesKind } from '../contract.ts'
import type { CohortEnding } from './cohort-endings.ts'

/** A cell of a report: a figure of some days, of everything or of one product, district …. */
export interface SalesCell extends DayRange {
  figure: SalesFigure
  of?: { dimension: SalesDimension; key: string } | undefined
  /** Of the orders that were placed on these days, those that stand so now: what rates are told of. The figure is the orders then. */
  ended?: CohortEnding | undefined
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
