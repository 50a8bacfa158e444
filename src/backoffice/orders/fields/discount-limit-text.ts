import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'

/** Which discounts this person may not give. */
export const discountLimitText = (percent: number): string =>
  m.order_discount_over_limit({ percent: countText(percent) })
