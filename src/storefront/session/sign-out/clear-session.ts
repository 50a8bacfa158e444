import { clearStaffDrafts } from '#pages/form/staff-draft.ts'
import { clearDraft } from '#storefront/checkout/fields/stored-draft.ts'
import { attemptKey } from '#storefront/checkout/submission/attempt.ts'
import { removeText } from '#storefront/checkout/submission/stored-text.ts'
import { lastOrderKey } from '#storefront/checkout/submission/last-order.ts'
import { readCompare, updateCompare } from '#storefront/lists/compare-list.ts'
import { clearLists } from '#storefront/lists/sync/clear-lists.ts'
import { clearRecentlyViewed } from '#storefront/lists/recently-viewed-list.ts'
import { clearVisit } from '#storefront/location/tracked-visit.ts'

/**
 * Clears what the browser stores of a person who signed out on purpose, for the next person at this browser: addresses, orders, the
 * cart of the account, recently viewed products, the visit, and what staff began and did not send.
 */
export function clearSession(): void {
  clearCheckout()
  clearLists()
  clearRecentlyViewed()
  clearVisit()
  clearStaffDrafts()
  if (readCompare().length > 0) updateCompare({ type: 'CLEAR_COMPARE' })
}

/** Name, phone and address of the checkout. A session that only ended loses nothing of what was typed. */
function clearCheckout(): void {
  clearDraft()
  removeText(attemptKey)
  removeText(lastOrderKey)
}
