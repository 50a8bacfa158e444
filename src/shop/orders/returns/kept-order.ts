import type { CouponKind } from '#shop/coupons/coupon.ts'
import { piecesOut, type Returned } from './returned.ts'

interface Totals {
  subtotalInPaisa: number
  deliveryChargeInPaisa: number
  discountInPaisa: number
  couponKind?: CouponKind | null
  couponDiscountInPaisa?: number
  grandTotalInPaisa: number
}

interface Line extends Returned {
  quantity: number
  unitPriceInPaisa: number
}

/**
 * What an order comes to for what its buyer keeps: without the pieces that came back, at the prices they were sold for. The parcel was
 * delivered, so its charge stays; discounts stay as long as there are goods that they are taken off. The order itself keeps its totals: what
 * is given back is a refund (D18).
 */
export function totalsOfKept({
  lines,
  deliveryChargeInPaisa,
  discountInPaisa,
  couponKind,
  couponDiscountInPaisa = 0,
}: Totals & { lines: readonly Line[] }): Totals {
  const subtotalInPaisa = lines.reduce(
    (sum, line) => sum + piecesOut(line) * line.unitPriceInPaisa,
    0,
  )
  const isOffProducts = couponKind !== 'free-delivery'
  const coupon = isOffProducts
    ? Math.min(couponDiscountInPaisa, subtotalInPaisa)
    : couponDiscountInPaisa
  const discount = Math.min(discountInPaisa, subtotalInPaisa - (isOffProducts ? coupon : 0))
  return {
    subtotalInPaisa,
    deliveryChargeInPaisa,
    discountInPaisa: discount,
    ...(couponDiscountInPaisa > 0 && { couponDiscountInPaisa: coupon }),
    grandTotalInPaisa: subtotalInPaisa + deliveryChargeInPaisa - discount - coupon,
  }
}
