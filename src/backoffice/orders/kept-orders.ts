import type { KeptList } from '../lists/kept-list.ts'
import { ordersAddress, type OrdersAddress } from './orders-address.ts'
import { readOrdersAddress } from './read-orders-address.ts'

/** The list of orders, for its views and columns. */
export const keptOrders: KeptList<'orders', OrdersAddress> = {
  list: 'orders',
  read: readOrdersAddress,
  addressOf: ordersAddress,
}
