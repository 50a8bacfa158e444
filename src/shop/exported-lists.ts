import { exportedCustomers } from './customers/export/list-customer-rows.ts'
import type { ExportedLists } from './exports/exported-rows.ts'
import { exportedProducts } from './product-exports/list-product-rows.ts'
import { exportedOrders } from './orders/export/list-order-rows.ts'

/** What long exports are written of. */
export const rowsOfLists: ExportedLists = {
  orders: exportedOrders,
  customers: exportedCustomers,
  products: exportedProducts,
}
