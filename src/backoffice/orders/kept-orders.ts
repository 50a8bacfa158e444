import type { KeptList } from '../lists/kept-list.ts'
import { ordersHref, type OrdersQuery } from './orders-href.ts'
import { readOrdersQuery } from './read-orders-query.ts'

/** The list of orders, for its views and columns. */
export const keptOrders: KeptList<'orders', OrdersQuery> = {
  list: 'orders',
  read: readOrdersQuery,
  hrefOf: ordersHref,
}
