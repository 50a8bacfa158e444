import type { Days, Step } from '../range.ts'

/** Orders and their goods, less discounts, without delivery. */
export interface Sold {
  orders: number
  paisa: number
}

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
  open: number
  dispatched: number
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
   * Before: in the hours of the day beside that are over today, those before `until`. `placed`: also what was canceled since. `week`: what was ordered on each day from the
   * one beside to today, in paisa.
   */
  today: Compared<Sold> & {
    day: string
    besideDay: string
    until: number
    placed: Compared<Sold>
    delivered: Compared<Sold>
    week: number[]
    /** What was ordered in each hour, in paisa; of today so far. */
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

/** Undefined where there is nothing to divide by. */
export const averageOf = ({ orders, paisa }: Sold): number | undefined =>
  orders > 0 ? Math.round(paisa / orders) : undefined

export const shareOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? part / whole : undefined

/** Where the orders of a cohort are now, each in one place. */
export const placesOf = ({ orders, canceled, dispatched, delivered, refused }: Cohort) => ({
  waiting: Math.max(0, orders - canceled - dispatched),
  underWay: Math.max(0, dispatched - delivered - refused),
  delivered,
  canceled,
  refused,
})
