import { m } from '#paraglide/messages.js'
import type { OrderStatus } from '../order.ts'

const names: Record<OrderStatus, () => string> = {
  Pending: m.status_pending,
  Processing: m.status_processing,
  Shipped: m.status_shipped,
  Delivered: m.status_delivered,
  Canceled: m.status_canceled,
}

/** A status in the language of the page; one that nobody knows is shown as it is. */
export function statusName(status: string): string {
  return status in names ? names[status as OrderStatus]() : status
}
