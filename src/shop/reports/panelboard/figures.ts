import type { Sold } from '../../sales/sales.ts'
import type { Days, Step } from '../range.ts'

/** Of the days that were asked for, and of those beside them. */
export interface Compared<Figure> {
  now: Figure
  before: Figure
}

/** What became of the orders that were placed on some days, as it stands now. */
export interface Cohort {
  orders: number
  /** Taken back before anything left the house. */
  canceled: number
  /** Neither canceled nor sent so far. */
  open: number
  dispatched: number
  /** Sent, and neither delivered nor refused so far. */
  underWay: number
  delivered: number
  refused: number
  /** Of which something came back after it was delivered. */
  returned: number
}

export interface Profit {
  paisa: number
  /** What was delivered of which the cost is known, and all that was delivered. */
  knownPaisa: number
  deliveredPaisa: number
}

export interface Customers {
  /** People whose first order was delivered. */
  fresh: number
  /** Delivered orders of others. */
  returning: number
}

export interface StepSold extends Sold {
  day: string
}

export interface SoldProduct extends Counted {
  pieces: number
}

export interface Counted extends Sold {
  key: string
  name: string | null
  nameBn: string | null
}

/** What the panelboard says of sales (D31). Amounts are whole paisa, days those of Asia/Dhaka. */
export interface PanelboardSales {
  days: Days
  before: Days
  /**
   * Before: in the hours of the day beside that are over today, those before `until`. `week`: what was ordered on each day from the
   * one beside to today, in paisa.
   */
  today: Compared<Sold> & {
    day: string
    besideDay: string
    until: number
    delivered: Compared<Sold>
    week: number[]
    /** What was placed in each hour, also what was canceled later, in paisa; of today so far. */
    hours: Compared<number[]>
  }
  ordered: Compared<Sold>
  delivered: Compared<Sold>
  profit: Compared<Profit>
  cohort: Compared<Cohort>
  customers: Compared<Customers>
  overTime: { step: Step; now: StepSold[]; before: StepSold[] }
  /** Orders placed, by weekday from Sunday and by hour. */
  hours: number[][]
  products: SoldProduct[]
  /** By the English name. */
  districts: Counted[]
  sources: Counted[]
  /** By their code. */
  coupons: Counted[]
}

export const shareOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? part / whole : undefined

/** Where the orders of a cohort are now, each in one place. */
export const placesOf = ({ open, underWay, canceled, delivered, refused }: Cohort) => ({
  waiting: Math.max(0, open),
  underWay: Math.max(0, underWay),
  delivered,
  canceled,
  refused,
})
