import type { Zone } from '#shop/delivery/zone.ts'
import type { CallState } from '../calls/call.ts'
import type { OrderSource, OrderStatus, PaymentFilter } from '../order.ts'

/** What staff ask of the list of orders. Days are those of Asia/Dhaka, as YYYY-MM-DD (D26); amounts are taka. */
export interface OrderFilter {
  /** A whole tracking ID, or any part, from three letters or digits, of number, phone, name, e-mail, name of a product or SKU. */
  q?: string | undefined
  status?: OrderStatus | undefined
  payment?: PaymentFilter | undefined
  source?: OrderSource | undefined
  tag?: string | undefined
  /** The id of the coupon that it was placed with. */
  coupon?: string | undefined
  /** What came of the last call. */
  call?: CallState | undefined
  /** Its English name. */
  district?: string | undefined
  /** The id of a delivery zone; `pickup`: what is handed over in the shop. */
  zone?: Zone | undefined
  from?: string | undefined
  /** Included. */
  to?: string | undefined
  /** On which day of the week they were placed: 1 is Monday, 7 is Sunday. */
  weekday?: number | undefined
  /** In which hour of the day, 0 to 23. */
  hour?: number | undefined
  totalFrom?: number | undefined
  totalTo?: number | undefined
  /** Only orders of these numbers: those that somebody ticked. */
  numbers?: readonly string[] | undefined
  /** Placed by then: of a list that somebody read at that time. */
  asOf?: Date | undefined
}

export const orderSorts = ['newest', 'oldest', 'largest', 'smallest'] as const
export type OrderSort = (typeof orderSorts)[number]

/** From Sunday, with which weeks begin in Bangladesh. */
export const weekdays: readonly number[] = [7, 1, 2, 3, 4, 5, 6]

export const hours: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

/** Without a search or filter the list is that of a tab, which has been counted. */
export const isNarrowed = (filter: OrderFilter): boolean =>
  Object.entries(filter).some(
    ([name, asked]) => name !== 'status' && asked !== undefined && asked !== '',
  )
