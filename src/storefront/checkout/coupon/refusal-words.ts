import { m } from '#paraglide/messages.js'
import { paisaText } from '#pages/money/taka.ts'
import type { CouponReason } from '#shop/coupons/coupon.ts'
import { formatMoment } from '#ui/text/moment.tsx'

/** As the shop answers it. */
export interface SaidRefusal {
  reason: CouponReason
  startsAt?: string | undefined
  leastInPaisa?: number | undefined
  missingInPaisa?: number | undefined
}

const plain: Record<Exclude<CouponReason, 'not-yet' | 'below-least'>, () => string> = {
  unknown: m.checkout_coupon_unknown,
  expired: m.checkout_coupon_expired,
  'used-up': m.checkout_coupon_used_up,
  'used-by-phone': m.checkout_coupon_used_by_phone,
  'not-first-order': m.checkout_coupon_not_first,
  'other-goods': m.checkout_coupon_other_goods,
  'nothing-off': m.checkout_coupon_nothing_off,
  'too-many': m.checkout_coupon_too_many,
}

/** Why a coupon takes nothing off, and what helps. */
export function refusalWords({
  reason,
  startsAt = '',
  leastInPaisa = 0,
  missingInPaisa = 0,
}: SaidRefusal): string {
  if (reason === 'not-yet') return m.checkout_coupon_not_yet({ date: formatMoment(startsAt, true) })
  if (reason === 'below-least')
    return m.checkout_coupon_below_least({
      least: paisaText(leastInPaisa),
      missing: paisaText(missingInPaisa),
    })
  return plain[reason]()
}
