import { takeOff, type CouponTerms } from '#shop/coupons/coupon.ts'

/** The coupon that an order was placed with. */
export interface EditedCoupon extends CouponTerms {
  /** Variants that it is for; null: all. */
  eligible: readonly string[] | null
}

interface Totals {
  subtotalInPaisa: number
  deliveryChargeInPaisa: number
}

interface PricedLines extends Totals {
  lines: readonly { variantId: string | null; quantity: number; unitPriceInPaisa: number }[]
  /** No piece came or went. */
  isSame: boolean
}

/** By the terms of the coupon, whenever the order was placed: fewer goods may be too few for it. What nobody changed keeps its discount. */
export function takenOffBy(
  coupon: EditedCoupon | undefined,
  standing: Totals & { couponDiscountInPaisa?: number },
  { lines, isSame, subtotalInPaisa, deliveryChargeInPaisa }: PricedLines,
): number {
  const { couponDiscountInPaisa: before = 0 } = standing
  if (!coupon) return before
  const isUnchanged =
    isSame &&
    subtotalInPaisa === standing.subtotalInPaisa &&
    deliveryChargeInPaisa === standing.deliveryChargeInPaisa
  if (isUnchanged) return before
  const { eligible } = coupon
  const judged = takeOff(coupon, {
    // What is gone from the catalogue had what it had.
    lines: lines.map((line) => ({
      ...line,
      isEligible: eligible === null || line.variantId === null || eligible.includes(line.variantId),
    })),
    deliveryChargeInPaisa,
  })
  return judged.outcome === 'granted' ? judged.discountInPaisa : 0
}
