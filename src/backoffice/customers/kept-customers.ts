import type { KeptList } from '../lists/kept-list.ts'
import { customersHref, type CustomersQuery } from './customers-href.ts'
import { readCustomersQuery } from './read-customers-query.ts'

/** The list of customers, for its views and columns. */
export const keptCustomers: KeptList<'customers', CustomersQuery> = {
  list: 'customers',
  read: readCustomersQuery,
  hrefOf: customersHref,
}
