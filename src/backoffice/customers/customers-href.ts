import { listHref } from '#pages/list/list-query.ts'
import { isNarrowed } from '#shop/customers/list/customer-filter.ts'
import { isTurned } from '../lists/bounds.ts'
import type { readCustomersQuery } from './read-customers-query.ts'

export const customersPath = '/dashboard/customers'

export const customerPath = (id: string): string => `${customersPath}/${id}`

export type CustomersQuery = ReturnType<typeof readCustomersQuery>

/** The list with something else about it, from its first page. */
export function customersHref(query: CustomersQuery, other: Partial<CustomersQuery> = {}): string {
  const { sort, ...rest } = { ...query, after: undefined, ...other }
  return listHref(customersPath, { ...rest, sort: sort === 'latest' ? undefined : sort })
}

/** Nothing narrowed; sorted and shown as it was. */
export const allHref = ({ sort, columns }: CustomersQuery): string =>
  listHref(customersPath, { sort: sort === 'latest' ? undefined : sort, columns })

/** Ranges that end before they begin. */
export const turnedBounds = ({ from, to, ordersFrom, ordersTo }: CustomersQuery) => ({
  days: isTurned([from, to]),
  orders: isTurned([ordersFrom, ordersTo]),
})

/** What customers must fit: no sorting, page, columns or view. */
export function narrowingOf(query: CustomersQuery) {
  const { sort: _, after: __, columns: ___, view: ____, ...filter } = query
  return { filter, isNarrowed: isNarrowed(filter) }
}
