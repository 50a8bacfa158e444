import {
  salesPeriods,
  type SalesDimension,
  type SalesFigure,
  type SalesPeriod,
} from '../contract.ts'
import { figures } from '../figures.ts'

export const reportBys = [
  ...salesPeriods,
  'product',
  'variant',
  'category',
  'brand',
  'district',
  'source',
  'coupon',
  'staff',
  'customer',
  'weekday',
  'hour',
] as const satisfies (SalesPeriod | SalesDimension)[]

/** What the rows of a report are. */
export type ReportBy = (typeof reportBys)[number]

export const usualBy = 'day' satisfies ReportBy

export const isPeriod = (by: ReportBy): by is SalesPeriod =>
  salesPeriods.some((period) => period === by)

/** A charge for delivery belongs to an order, not to what is in it. */
export const isOfLines = (by: ReportBy): boolean =>
  by === 'product' || by === 'variant' || by === 'category' || by === 'brand'

/** Whether somebody is new is known of what was delivered: of anything else a customer's row says nothing, not none. */
export const isTold = (figure: SalesFigure, by: ReportBy, key: string): boolean =>
  by !== 'customer' || (key !== 'new' && key !== 'returning') || figures[figure].of === 'delivered'

/** Few, and in an order of their own. */
export const isInOwnOrder = (by: ReportBy): boolean => by === 'weekday' || by === 'hour'

const searched: readonly ReportBy[] = [
  'product',
  'variant',
  'category',
  'brand',
  'district',
  'coupon',
  'staff',
]

/** Long enough to be searched by name. */
export const isSearched = (by: ReportBy): boolean => searched.includes(by)
