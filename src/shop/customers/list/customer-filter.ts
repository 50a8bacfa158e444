import type { CustomerMark } from '../customer.ts'

/** What staff ask of the list of customers. Days are those of Asia/Dhaka, as YYYY-MM-DD (D26). */
export interface CustomerFilter {
  /** Any part, from three letters or digits, of name, phone or e-mail. */
  q?: string | undefined
  mark?: CustomerMark | undefined
  tag?: string | undefined
  /** Its English name. */
  district?: string | undefined
  ordersFrom?: number | undefined
  ordersTo?: number | undefined
  /** The day of the last order. */
  from?: string | undefined
  /** Included. */
  to?: string | undefined
  /** These alone, by their ids. */
  customers?: string[] | undefined
  /** Nobody whom the shop has known only since. */
  asOf?: Date | undefined
}

export const customerSorts = ['latest', 'oldest', 'orders', 'spent', 'returned'] as const
export type CustomerSort = (typeof customerSorts)[number]

export const isNarrowed = (filter: CustomerFilter): boolean =>
  Object.values({ ...filter, asOf: undefined }).some((asked) => asked !== undefined && asked !== '')
