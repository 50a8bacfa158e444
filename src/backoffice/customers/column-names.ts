import { m } from '#paraglide/messages.js'
import type { ListColumn } from '#shop/saved-views/columns.ts'

export const columnNames: Record<ListColumn<'customers'>, () => string> = {
  contact: m.customers_column_contact,
  orders: m.customers_orders,
  spent: m.customers_column_spent,
  last: m.customers_sum_last,
  district: m.orders_district,
  first: m.customers_sum_first,
  marks: m.customers_column_marks,
}
