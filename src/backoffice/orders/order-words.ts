import { m } from '#paraglide/messages.js'
import type { OrderSort } from '#shop/orders/desk/order-filter.ts'
import type {
  DeliveryMethod,
  OrderSource,
  PaymentFilter,
  PaymentStatus,
} from '#shop/orders/order.ts'
import type { BulkPayment } from '#shop/orders/status/payment.ts'

export const paymentNames: Record<PaymentStatus, () => string> = {
  due: m.audit_payment_due,
  'part-paid': m.audit_payment_part_paid,
  collected: m.audit_payment_collected,
  remitted: m.audit_payment_remitted,
  'refund-due': m.audit_payment_refund_due,
  refunded: m.audit_payment_refunded,
}

/** Buttons that record a payment in full. */
export const paymentSteps: Record<BulkPayment, () => string> = {
  collected: m.desk_pay_collected,
  remitted: m.desk_pay_remitted,
}

export const paymentFilterNames: Record<PaymentFilter, () => string> = {
  ...paymentNames,
  unpaid: m.orders_payment_unpaid,
}

export const sourceNames: Record<OrderSource, () => string> = {
  website: m.orders_source_website,
  phone: m.orders_source_phone,
  facebook: m.orders_source_facebook,
  whatsapp: m.orders_source_whatsapp,
  shop: m.orders_source_shop,
  other: m.orders_source_other,
}

export const methodNames: Record<DeliveryMethod, () => string> = {
  delivery: m.orders_method_delivery,
  pickup: m.orders_pickup,
}

export const sortNames: Record<OrderSort, () => string> = {
  newest: m.orders_newest,
  oldest: m.orders_oldest,
  largest: m.orders_largest,
  smallest: m.orders_smallest,
}
