import { m } from '#paraglide/messages.js'
import type { DeliveryAnswer } from '#shop/delivery/contract.ts'

const zoneNames: Record<DeliveryAnswer['zone'], () => string> = {
  'inside-dhaka': m.product_zone_inside_dhaka,
  'dhaka-suburbs': m.product_zone_dhaka_suburbs,
  'outside-dhaka': m.product_zone_outside_dhaka,
}

export function zoneName(zone: DeliveryAnswer['zone']): string {
  return zoneNames[zone]()
}

/** "2–3 days", or "1 day". */
export function daysWords({
  minDays,
  maxDays,
}: Pick<DeliveryAnswer, 'minDays' | 'maxDays'>): string {
  return minDays === maxDays
    ? m.product_delivery_one_day({ n: maxDays })
    : m.product_delivery_days({ min: minDays, max: maxDays })
}
