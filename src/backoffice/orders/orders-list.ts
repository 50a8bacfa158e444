import type { ListWithViews } from '../lists/list-with-views.ts'
import { ordersHref, type OrdersQuery } from './orders-href.ts'
import { readOrdersQuery } from './read-orders-query.ts'

/** The list of orders, for its views and columns. */
export const ordersList: ListWithViews<'orders', OrdersQuery> = {
  list: 'orders',
  read: readOrdersQuery,
  hrefOf: ordersHref,
}
