import { formatTaka } from '#platform/money.ts'
import type { CouponReason, CouponRefusal } from '#shop/coupons/coupon.ts'
import { refuse } from '../answers/problems.ts'

const plain: Record<Exclude<CouponReason, 'not-yet' | 'below-least'>, string> = {
  unknown: 'No coupon has this code. Look at the code again.',
  expired: 'This coupon has ended.',
  'used-up': 'This coupon has been used up.',
  'used-by-phone': 'This phone number has used this coupon already.',
  'not-first-order': 'This coupon is for a first order.',
  'other-goods': 'This coupon is for other products than those in the cart.',
  'nothing-off': 'This coupon would take nothing off this order. Keep it for another one.',
  'too-many': 'Too many coupon codes were tried. Try again in a while, or order without a coupon.',
}

const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' })

/** Why a coupon takes nothing off, for programs and in words. */
export function sayRefusal(refusal: CouponRefusal) {
  switch (refusal.reason) {
    case 'not-yet': {
      const { reason, startsAt } = refusal
      const message = `This coupon counts from ${dayOf.format(startsAt)} on.`
      return { reason, message, startsAt: startsAt.toISOString() }
    }
    case 'below-least': {
      const { leastInPaisa, missingInPaisa } = refusal
      const message = `This coupon is for orders of ${formatTaka(leastInPaisa)} and more, before delivery. Put goods for ${formatTaka(missingInPaisa)} more into the cart.`
      return { ...refusal, message }
    }
    default:
      return { reason: refusal.reason, message: plain[refusal.reason] }
  }
}

export function refuseCoupon(refusal: CouponRefusal): Response {
  const { message, ...reason } = sayRefusal(refusal)
  return refuse({ status: 409, code: 'coupon-refused', title: message, ...reason })
}
