import { readCompare, updateCompare } from '../../lists/compare-list.ts'
import { forgetLists } from '../../lists/kept/forget-lists.ts'
import { forgetSeen } from '../../lists/seen-list.ts'
import { forgetVisit } from '../../location/told-visit.ts'
import { forgetCheckout } from './forget-checkout.ts'

/**
 * Whoever leaves this browser on purpose leaves nothing of theirs to the next one: no address, no order, no cart of the
 * account, nor what they looked at, nor who they were.
 */
export function leaveNothing(): void {
  forgetCheckout()
  forgetLists()
  forgetSeen()
  forgetVisit()
  if (readCompare().length > 0) updateCompare({ type: 'CLEAR_COMPARE' })
}
