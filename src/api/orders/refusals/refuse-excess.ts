import { formatTaka } from '#platform/money.ts'
import type { DiscountOverLimit } from '#shop/orders/discount-limit.ts'
import { refuse } from '../../answers/problems.ts'

export type Excess = DiscountOverLimit | { outcome: 'charge-over-limit'; zoneChargeInPaisa: number }

/** A discount or a delivery charge that only an admin may set (D36). */
export function refuseExcess(excess: Excess): Response {
  if (excess.outcome === 'discount-over-limit') {
    const { outcome: code, percent } = excess
    return refuse({
      status: 403,
      code,
      title: `Discounts above ${percent}% need an admin.`,
      percent,
    })
  }
  const { outcome: code, zoneChargeInPaisa } = excess
  const title = `Delivery charges above ${formatTaka(zoneChargeInPaisa)} need an admin.`
  return refuse({ status: 403, code, title, zoneChargeInPaisa })
}
