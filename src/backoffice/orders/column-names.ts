import { m } from '#paraglide/messages.js'
import type { ListColumn } from '#shop/saved-views/columns.ts'

export const columnNames: Record<ListColumn<'orders'>, () => string> = {
  customer: m.orders_column_customer,
  products: m.account_items,
  place: m.orders_column_place,
  total: m.orders_column_total,
  status: m.orders_column_status,
  payment: m.desk_payment,
  call: m.orders_call,
  source: m.orders_source,
  tags: m.desk_tags,
}
