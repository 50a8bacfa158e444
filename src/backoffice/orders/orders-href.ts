import { listHref } from '#pages/list/list-query.ts'
import { isNarrowed } from '#shop/orders/desk/order-filter.ts'
import { isTurned } from '../lists/bounds.ts'
import type { readOrdersQuery } from './read-orders-query.ts'

export const ordersPath = '/dashboard/orders'

/** Where staff take an order down. */
export const newOrderPath = `${ordersPath}/new`

export type OrdersQuery = ReturnType<typeof readOrdersQuery>

/** The list with something else about it, from its first page. */
export function ordersHref(query: OrdersQuery, other: Partial<OrdersQuery> = {}): string {
  const { sort, ...rest } = { ...query, after: undefined, ...other }
  return listHref(ordersPath, { ...rest, sort: sort === 'newest' ? undefined : sort })
}

/** The tab alone. */
export const tabHref = ({ status, sort, columns }: OrdersQuery): string =>
  listHref(ordersPath, { status, sort: sort === 'newest' ? undefined : sort, columns })

/** Ranges that end before they begin. */
export const turnedBounds = ({ from, to, totalFrom, totalTo }: OrdersQuery) => ({
  days: isTurned([from, to]),
  totals: isTurned([totalFrom, totalTo]),
})

/** What orders must fit: no sorting, page, columns or view. */
export function narrowingOf(query: OrdersQuery) {
  const { sort: _, after: __, columns: ___, view: ____, ...filter } = query
  return { filter, isNarrowed: isNarrowed(filter) }
}
