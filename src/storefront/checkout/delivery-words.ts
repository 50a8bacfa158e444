import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { DeliveryAnswer } from '#shop/delivery/contract.ts'

/** As the merchant called it. What a browser remembers of an older order may have no Bangla name. */
export const zoneName = ({
  name,
  nameBn,
}: Pick<DeliveryAnswer, 'name'> & { nameBn?: string | null }): string =>
  inLanguage(getLocale(), name, nameBn ?? null)

/** "2–3 days", or "1 day". */
export function daysWords({
  minDays,
  maxDays,
}: Pick<DeliveryAnswer, 'minDays' | 'maxDays'>): string {
  return minDays === maxDays
    ? m.product_delivery_one_day({ n: maxDays })
    : m.product_delivery_days({ min: minDays, max: maxDays })
}
