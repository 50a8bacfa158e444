import type { Database } from '#platform/database/database.ts'
import type { CouponTerms } from '#shop/coupons/coupon.ts'
import { findEligible, findTerms } from '#shop/coupons/find-coupon.ts'
import type { EditedCoupon } from './edited-coupon.ts'

/** The coupon of an order that is edited, with those of the variants that it is for; undefined where there is none. */
export async function loadEditedCoupon(
  database: Database,
  couponRef: string | null,
  variantIds: readonly string[],
): Promise<EditedCoupon | undefined> {
  const coupon = couponRef === null ? undefined : await findTerms(database, couponRef)
  if (!coupon) return undefined
  return termsFor(coupon, variantIds, await findEligible(database, coupon, variantIds))
}

/** What an edit needs of a coupon, and a page that says beforehand what it comes to. */
export const termsFor = (
  { kind, amountInPaisa, percent, capInPaisa, leastInPaisa, goods }: CouponTerms,
  variantIds: readonly string[],
  isEligible: (variantId: string) => boolean,
): EditedCoupon => ({
  kind,
  amountInPaisa,
  percent,
  capInPaisa,
  leastInPaisa,
  goods,
  eligible: goods === 'all' ? null : variantIds.filter(isEligible),
})
