import { z } from 'zod'

/**
 * What sales say, and how they are asked (docs/decisions/0170). All of it stands in sums by day: nothing here reads orders one by one, and
 * a figure follows what happened within some seconds.
 */

/** What happens to goods, each counted on the day in Dhaka on which it happened (D31). What is canceled, refused or returned is told as what came back, and is not below zero. */
export const goodsKinds = [
  /** Placed; an edit before dispatch changes it on its own day. */
  'ordered',
  /** Taken back before anything left the house. */
  'canceled',
  'confirmed',
  /** Given to the courier. */
  'dispatched',
  /** Arrived: the headline. */
  'delivered',
  /** Came back from the courier without having been delivered. */
  'refused',
  /** Came back after it was delivered. */
  'returned',
] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** Where the money is. `charges`: what was collected, and kept by the courier that remitted less. */
export const moneyKinds = ['collected', 'remitted', 'charges', 'refunded'] as const
export type MoneyKind = (typeof moneyKinds)[number]

export const salesKinds = [...goodsKinds, ...moneyKinds] as const
export type SalesKind = (typeof salesKinds)[number]

/** What is counted of goods. In whole paisa. */
export interface GoodsSums {
  /** Of products and variants: orders that have them. */
  orders: number
  pieces: number
  /** At the prices that they were sold for. */
  grossInPaisa: number
  /** What staff and coupons took off the goods, shared out among the lines by what they cost. */
  discountInPaisa: number
  /** What the buyer pays for delivery: less what a coupon took off it. Of an order, so 0 of products, variants, categories and brands. */
  deliveryInPaisa: number
  /** Of the goods whose purchase cost is known: gross less discount … */
  costedInPaisa: number
  /** … and what they cost. */
  costInPaisa: number
}

export interface MoneySums {
  /** Orders whose money moved; what was undone counts back. */
  orders: number
  amountInPaisa: number
}

export type SalesSums = Record<GoodsKind, GoodsSums> & Record<MoneyKind, MoneySums>

/** Days of Asia/Dhaka, as YYYY-MM-DD; both are in it. */
export interface DayRange {
  from: string
  to: string
}

/** What sums are kept by. `category` is that of the product itself; `staff`: who did it, `shopper` or `shop` where nobody of the staff did. */
export const salesDimensions = [
  'product',
  'variant',
  'category',
  'brand',
  'district',
  'source',
  'coupon',
  'staff',
  /** 0 to 23, in Dhaka. */
  'hour',
  /** `new` or `returning`: whether somebody's first order was delivered. Of delivered only. */
  'customer',
] as const
export type SalesDimension = (typeof salesDimensions)[number] | 'weekday'

/** `weekday`: 1 is Monday, 7 is Sunday; made from days. */
export const reportedDimensions = [
  ...salesDimensions,
  'weekday',
] as const satisfies SalesDimension[]

export const salesPeriods = ['day', 'week', 'month', 'quarter'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

/** `period`: its first day; the first one and the last one may be cut by the range. Weeks begin on Sunday. */
export interface SalesOfPeriod {
  period: string
  sums: SalesSums
}

/** One product, one district …. `key`: what it is found by (a product's id, the name of a district in English, the id of an account). */
export interface SalesOfKey {
  key: string
  /** What it is called; null where it is gone, or where the key says it (hours, weekdays, sources). */
  name: string | null
  nameBn: string | null
  sums: SalesSums
}

/** `weekday`: 1 is Monday; `hour`: 0 to 23. */
export interface SalesOfHour {
  weekday: number
  hour: number
  /** Placed. */
  orders: number
  netInPaisa: number
}

/** What reports tell of goods and money: each a column, what rows are sorted by, and what its entries are listed of (figures.ts). */
export const salesFigures = [
  'orders',
  'ordered',
  'sold',
  'pieces',
  'delivered',
  'discount',
  'delivery',
  'cost',
  'profit',
  'canceled',
  'refused',
  'returned',
  'collected',
  'remitted',
  'charges',
  'refunded',
  'supplied',
  'credited',
] as const
export type SalesFigure = (typeof salesFigures)[number]

export interface SalesBy extends DayRange {
  /** The figure whose largest comes first. */
  sort?: SalesFigure | undefined
  /** Only of these: those that somebody looked for. */
  keys?: readonly string[] | undefined
  /** At most 500; 50 where nothing is said. */
  limit?: number | undefined
  /** The `next` of the page before. */
  cursor?: string | undefined
}

export interface SalesByPage {
  rows: SalesOfKey[]
  next: string | null
}

/** How the orders of some days ended so far: rates are told of these. `open`: neither canceled nor sent; `underWay`: sent, and not delivered or refused. */
export interface CohortRates {
  ordered: {
    orders: number
    canceled: number
    open: number
    dispatched: number
    underWay: number
    delivered: number
    refused: number
    /** Of which something came back after it was delivered. */
    returned: number
  }
  dispatched: {
    orders: number
    underWay: number
    delivered: number
    refused: number
    returned: number
  }
  /** Some of them have not ended. */
  isProvisional: boolean
}

export interface PaymentTotals {
  /** What moved in these days. */
  moved: Record<MoneyKind, MoneySums>
  /** How it stands now, whatever the range. Delivered, and nobody has the cash yet. */
  toCollect: { orders: number; amountInPaisa: number; isMore: boolean }
  /** Collected, and neither remitted nor kept as a charge: couriers and riders owe it. */
  owedInPaisa: number
}

/** Those whose first order was delivered in a month, and what came back of them. */
export interface CustomerCohort {
  /** The first day of the month. */
  cohort: string
  customers: number
  /** Months since, from 0: who bought in that month. */
  months: { month: string; customers: number; orders: number; netInPaisa: number }[]
}

/** A cell of customers by month: one of those months, or all that a cohort bought. Both are first days of months. */
export interface CohortCell {
  cohort: string
  month?: string | undefined
}

/** What an order added to a cell on a day; what came back is below zero. */
export interface CohortEntry {
  /** Of the row. */
  id: string
  day: string
  kind: 'delivered' | 'returned'
  /** The number for people; null where the order is gone. */
  orderId: string | null
  /** 1 at the first order of a customer who bought in the month. */
  customers: number
  orders: number
  netInPaisa: number
}

export const stockSorts = ['value', 'cover', 'dead', 'sold-out'] as const
/** The most money on the shelf; what lasts shortest; what has not been sold for ninety days; what was sold out longest. */
export type StockSort = (typeof stockSorts)[number]

export interface StockOfVariant {
  variantId: string
  sku: string
  slug: string
  name: string
  nameBn: string | null
  stock: number
  valueInPaisa: number
  isCostKnown: boolean
  soldIn30Days: number
  soldIn90Days: number
  coverDays: number | null
  soldOutDays: number
}

export interface StockTotals {
  pieces: number
  valueInPaisa: number
  /** Pieces of which nobody said what they cost. */
  piecesWithoutCost: number
  /** What has not been sold for ninety days. */
  deadPieces: number
  deadValueInPaisa: number
  /** Products for sale of which some variant is such. */
  productsWithoutCost: number
  /** Variants for sale with nothing on the shelf … */
  soldOutVariants: number
  /** … and the products that they are of. */
  soldOutProducts: number
}

export interface StockReport {
  /** Null where it was never counted. */
  countedAt: string | null
  totals: StockTotals | null
  rows: StockOfVariant[]
  next: string | null
}

/** What Mushak 9.1 asks for of a month: VAT falls due when goods are dispatched; what comes back is a credit note. Prices have VAT in them. */
export interface VatSummary {
  month: string
  bin: string
  /** Percent. */
  rate: number
  supplies: VatFigures
  /** Refused and returned. */
  creditNotes: VatFigures
  netVatInPaisa: number
}

export interface VatFigures {
  orders: number
  /** With delivery and VAT. */
  grossInPaisa: number
  valueInPaisa: number
  vatInPaisa: number
}

const day = z.iso.date('Send a day as YYYY-MM-DD')

/** A range of at most ten years. */
export const rangeFields = {
  from: day.meta({ description: 'The first day, of Asia/Dhaka' }),
  to: day.meta({ description: 'The last day; it is in it' }),
}

const mostDays = 3660

export const isRange = ({ from, to }: DayRange): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < mostDays
