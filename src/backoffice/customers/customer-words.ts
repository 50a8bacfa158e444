import { m } from '#paraglide/messages.js'
import { customerMarks, type CustomerMark } from '#shop/customers/customer.ts'
import type { CustomerSort } from '#shop/customers/list/customer-filter.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const markNames: Record<CustomerMark, () => string> = {
  none: m.customers_mark_none,
  trusted: m.customers_mark_trusted,
  suspicious: m.customers_mark_suspicious,
  blocked: m.customers_mark_blocked,
}

export const markLooks: Record<CustomerMark, BadgeKind> = {
  none: 'quiet',
  trusted: 'brand',
  suspicious: 'deal-wash',
  blocked: 'cut',
}

/** Of a mark as it was stored once. */
export function markName(stored: unknown): string {
  const known = customerMarks.find((mark) => mark === stored)
  return known ? markNames[known]() : String(stored)
}

export const sortNames: Record<CustomerSort, () => string> = {
  latest: m.customers_sort_latest,
  oldest: m.customers_sort_oldest,
  orders: m.customers_sort_orders,
  spent: m.customers_sort_spent,
  returned: m.customers_sort_returned,
}
