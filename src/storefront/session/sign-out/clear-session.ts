import { forgetDraft } from '#storefront/checkout/fields/kept-draft.ts'
import { attemptKey } from '#storefront/checkout/submission/attempt.ts'
import { forgetText } from '#storefront/checkout/submission/kept-text.ts'
import { lastOrderKey } from '#storefront/checkout/submission/last-order.ts'
import { readCompare, updateCompare } from '#storefront/lists/compare-list.ts'
import { forgetLists } from '#storefront/lists/kept/forget-lists.ts'
import { forgetSeen } from '#storefront/lists/seen-list.ts'
import { forgetVisit } from '#storefront/location/told-visit.ts'

/**
 * Clears what the browser stores of a person who signed out on purpose, for the next person at this browser: addresses, orders, the
 * cart of the account, recently viewed products and the visit.
 */
export function clearSession(): void {
  clearCheckout()
  forgetLists()
  forgetSeen()
  forgetVisit()
  if (readCompare().length > 0) updateCompare({ type: 'CLEAR_COMPARE' })
}

/** Name, phone and address of the checkout. A session that only ended loses nothing of what was typed. */
function clearCheckout(): void {
  forgetDraft()
  forgetText(attemptKey)
  forgetText(lastOrderKey)
}
