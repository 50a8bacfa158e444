import { forgetLists } from '../../lists/kept/forget-lists.ts'
import { forgetCheckout } from './forget-checkout.ts'

/** Whoever leaves this browser on purpose leaves nothing of theirs to the next one: no address, no order, no cart of the account. */
export function leaveNothing(): void {
  forgetCheckout()
  forgetLists()
}
