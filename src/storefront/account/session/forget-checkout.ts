import { forgetDraft } from '../../checkout/fields/kept-draft.ts'
import { attemptKey } from '#storefront/checkout/submission/attempt.ts'
import { forgetText } from '#storefront/checkout/submission/kept-text.ts'
import { lastOrderKey } from '#storefront/checkout/submission/last-order.ts'

/**
 * Name, phone and address: whoever leaves this browser on purpose leaves none of them to the next one. A session that only
 * ended loses nothing of what was typed.
 */
export function forgetCheckout(): void {
  forgetDraft()
  forgetText(attemptKey)
  forgetText(lastOrderKey)
}
