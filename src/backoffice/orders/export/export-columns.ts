import { m } from '#paraglide/messages.js'
import { exportColumns, type ExportColumn } from '#shop/orders/export/columns.ts'

const texts: Record<ExportColumn, () => string> = {
  order: m.orders_column_order,
  placed: m.export_placed,
  status: m.orders_column_status,
  payment: m.desk_payment,
  source: m.orders_source,
  name: m.orders_column_customer,
  phone: m.export_phone,
  email: m.export_email,
  method: m.orders_method,
  district: m.orders_district,
  area: m.export_area,
  address: m.desk_address,
  note: m.desk_customer_note,
  products: m.account_items,
  pieces: m.export_pieces,
  subtotal: m.export_subtotal,
  delivery: m.export_delivery,
  discount: m.export_discount,
  coupon: m.export_coupon,
  couponDiscount: m.export_coupon_discount,
  returned: m.account_returned,
  total: m.orders_column_total,
  paid: m.account_paid,
  refunded: m.account_refunded,
  toCollect: m.export_to_collect,
  toRefund: m.account_to_refund,
  tags: m.desk_tags,
  tracking: m.ordered_tracking_id,
}

/** What a file of orders may tell. */
export const orderColumns = { columns: exportColumns, texts }
