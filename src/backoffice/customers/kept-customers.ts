import type { KeptList } from '../lists/kept-list.ts'
import { customersAddress, type CustomersAddress } from './customers-address.ts'
import { readCustomersAddress } from './read-customers-address.ts'

/** The list of customers, for its views and columns. */
export const keptCustomers: KeptList<'customers', CustomersAddress> = {
  list: 'customers',
  read: readCustomersAddress,
  addressOf: customersAddress,
}
