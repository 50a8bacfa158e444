import {
  takeOff,
  type CouponCart,
  type CouponResult,
  type CouponTerms,
} from '#shop/coupons/coupon.ts'
import { lineDiscounts } from '../lines/line-discounts.ts'

/** The coupon of an order: the one that it was placed with, or the one that an edit gives it. */
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
  /** The edit gives it another coupon, or takes its coupon away. */
  isCouponNew: boolean
}

/** By the terms of the coupon, whenever the order was placed: fewer goods may be too few for it. What nobody changed keeps its discount. */
export function takenOffBy(
  coupon: EditedCoupon | null | undefined,
  standing: Totals & { couponDiscountInPaisa?: number },
  { isSame, isCouponNew, ...priced }: PricedLines,
): number {
  const { couponDiscountInPaisa: before = 0 } = standing
  if (!coupon) return isCouponNew ? 0 : before
  const isUnchanged =
    isSame &&
    !isCouponNew &&
    priced.subtotalInPaisa === standing.subtotalInPaisa &&
    priced.deliveryChargeInPaisa === standing.deliveryChargeInPaisa
  if (isUnchanged) return before
  const judged = judgeEdited(coupon, priced)
  return judged.outcome === 'granted' ? judged.discountInPaisa : 0
}

/** What it takes off these goods and their delivery, or why nothing. */
export function judgeEdited(
  coupon: EditedCoupon,
  { lines, deliveryChargeInPaisa }: Pick<PricedLines, 'lines'> & CouponCharge,
): CouponResult {
  return takeOff(coupon, {
    lines: lines.map((line) => ({ ...line, isEligible: isEligible(coupon, line) })),
    deliveryChargeInPaisa,
  })
}

/** Whether the coupon is for a line; what is gone from the catalogue had what it had. */
function isEligible(
  coupon: Pick<EditedCoupon, 'eligible'> | null | undefined,
  { variantId }: { variantId: string | null },
): boolean {
  const eligible = coupon?.eligible ?? null
  return eligible === null || variantId === null || eligible.includes(variantId)
}

/** Each line with its share of what is taken off the goods. */
export function withDiscounts<Line extends PricedLines['lines'][number]>(
  lines: readonly Line[],
  coupon: EditedCoupon | null | undefined,
  discounts: Parameters<typeof lineDiscounts>[1],
): (Line & { discountInPaisa: number })[] {
  const shares = lineDiscounts(
    lines.map((line) => ({ ...line, isEligible: isEligible(coupon, line) })),
    discounts,
  )
  return lines.map((line, index) => ({ ...line, discountInPaisa: shares[index] ?? 0 }))
}

/** Undefined while nobody knows where to. */
type CouponCharge = Pick<CouponCart, 'deliveryChargeInPaisa'>
