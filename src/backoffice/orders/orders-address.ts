import { listAddress } from '#pages/list/list-address.ts'
import { isNarrowed } from '#shop/orders/desk/order-filter.ts'
import { isTurned } from '../lists/bounds.ts'
import type { readOrdersAddress } from './read-orders-address.ts'

export const ordersPath = '/dashboard/orders'

/** Where staff take an order down. */
export const newOrderPath = `${ordersPath}/new`

export type OrdersAddress = ReturnType<typeof readOrdersAddress>

/** The list with something else about it, from its first page. */
export function ordersAddress(address: OrdersAddress, other: Partial<OrdersAddress> = {}): string {
  const { sort, ...rest } = { ...address, after: undefined, ...other }
  return listAddress(ordersPath, { ...rest, sort: sort === 'newest' ? undefined : sort })
}

/** The tab alone. */
export const tabAddress = ({ status, sort, columns }: OrdersAddress): string =>
  listAddress(ordersPath, { status, sort: sort === 'newest' ? undefined : sort, columns })

/** Ranges that end before they begin. */
export const turnedBounds = ({ from, to, totalFrom, totalTo }: OrdersAddress) => ({
  days: isTurned([from, to]),
  totals: isTurned([totalFrom, totalTo]),
})

/** What orders must fit: no sorting, page, columns or view. */
export function narrowingOf(address: OrdersAddress) {
  const { sort: _, after: __, columns: ___, view: ____, ...filter } = address
  return { filter, isNarrowed: isNarrowed(filter) }
}
