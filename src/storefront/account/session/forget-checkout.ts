import { forgetDraft } from '../../checkout/fields/kept-draft.ts'
import { attemptKey } from '../../checkout/placing/attempt.ts'
import { forgetText } from '../../checkout/placing/kept-text.ts'
import { lastOrderKey } from '../../checkout/placing/last-order.ts'

/**
 * Name, phone and address: whoever leaves this browser on purpose leaves none of them to the next one. A session that only
 * ended loses nothing of what was typed.
 */
export function forgetCheckout(): void {
  forgetDraft()
  forgetText(attemptKey)
  forgetText(lastOrderKey)
}
