import {
  judgeCoupon,
  type Coupon,
  type CouponHistory,
  type CouponRefusal,
  type CouponResult,
} from '#shop/coupons/coupon.ts'

/** What was found under a code that somebody typed. */
export interface OfferedCoupon {
  /** Undefined: nothing. */
  coupon: Coupon | undefined
  isEligible: (variantId: string | null) => boolean
  /** Undefined where nobody knows yet who orders. */
  history: CouponHistory | undefined
  /** It was not even looked up. */
  refusal?: CouponRefusal
}

interface PricedCart {
  lines: readonly { variant: { id: string }; quantity: number; unitPriceInPaisa: number }[]
  /** Undefined where nobody knows yet where to. */
  deliveryChargeInPaisa: number | undefined
  now: Date
}

export const notLookedUp = (refusal: CouponRefusal): OfferedCoupon => ({
  coupon: undefined,
  isEligible: () => false,
  history: undefined,
  refusal,
})

/** What it takes off these goods, or why nothing. */
export function judgeOffered(
  { coupon, isEligible, history, refusal }: OfferedCoupon,
  { lines, deliveryChargeInPaisa, now }: PricedCart,
): CouponResult {
  if (refusal) return { outcome: 'refused', ...refusal }
  const priced = lines.map(({ variant, quantity, unitPriceInPaisa }) => ({
    isEligible: isEligible(variant.id),
    quantity,
    unitPriceInPaisa,
  }))
  return judgeCoupon(coupon, { cart: { lines: priced, deliveryChargeInPaisa }, history, now })
}
