import { m } from '#paraglide/messages.js'
import { customerColumns, type CustomerColumn } from '#shop/customers/export/columns.ts'

const texts: Record<CustomerColumn, () => string> = {
  name: m.orders_column_customer,
  phone: m.export_phone,
  email: m.export_email,
  account: m.customers_account,
  district: m.orders_district,
  orders: m.customers_orders,
  delivered: m.customers_export_delivered,
  canceled: m.customers_export_canceled,
  returned: m.customers_export_returned,
  spent: m.customers_column_spent,
  first_order: m.customers_sum_first,
  last_order: m.customers_sum_last,
  mark: m.customers_mark,
  tags: m.customers_tags,
  id: m.customers_export_id,
}

/** What a file of customers may tell. */
export const fileColumns = { columns: customerColumns, texts }
