import type { ListWithViews } from '../lists/list-with-views.ts'
import { customersHref, type CustomersQuery } from './customers-href.ts'
import { readCustomersQuery } from './read-customers-query.ts'

/** The list of customers, for its views and columns. */
export const customersList: ListWithViews<'customers', CustomersQuery> = {
  list: 'customers',
  read: readCustomersQuery,
  hrefOf: customersHref,
}
