import { listAddress } from '#pages/list/list-address.ts'
import { isNarrowed } from '#shop/customers/list/customer-filter.ts'
import { isTurned } from '../lists/bounds.ts'
import type { readCustomersAddress } from './read-customers-address.ts'

export const customersPath = '/dashboard/customers'

export const customerPath = (id: string): string => `${customersPath}/${id}`

export type CustomersAddress = ReturnType<typeof readCustomersAddress>

/** The list with something else about it, from its first page. */
export function customersAddress(
  address: CustomersAddress,
  other: Partial<CustomersAddress> = {},
): string {
  const { sort, ...rest } = { ...address, after: undefined, ...other }
  return listAddress(customersPath, { ...rest, sort: sort === 'latest' ? undefined : sort })
}

/** Nothing narrowed; sorted and shown as it was. */
export const allAddress = ({ sort, columns }: CustomersAddress): string =>
  listAddress(customersPath, { sort: sort === 'latest' ? undefined : sort, columns })

/** Ranges that end before they begin. */
export const turnedBounds = ({ from, to, ordersFrom, ordersTo }: CustomersAddress) => ({
  days: isTurned([from, to]),
  orders: isTurned([ordersFrom, ordersTo]),
})

/** What customers must fit: no sorting, page, columns or view. */
export function narrowingOf(address: CustomersAddress) {
  const { sort: _, after: __, columns: ___, view: ____, ...filter } = address
  return { filter, isNarrowed: isNarrowed(filter) }
}
