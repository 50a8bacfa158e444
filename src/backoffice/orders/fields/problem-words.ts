import { m } from '#paraglide/messages.js'
import { problemWords as checkoutWords } from '#storefront/checkout/fields/problem-words.ts'
import type { OrderFieldProblem } from './order-fields.ts'

/** What each refused field says: what to do. */
export const problemWords: Record<OrderFieldProblem, () => string> = {
  ...checkoutWords,
  // Staff write down somebody else.
  'full-name-missing': m.staff_full_name_missing,
  'amount-invalid': m.edit_amount_unclear,
  'amount-unclear': m.edit_amount_unclear,
  'reason-missing': m.edit_reason_missing,
  'reason-too-long': m.desk_reason_long,
  'coupon-refused': m.order_coupon_refused,
}
