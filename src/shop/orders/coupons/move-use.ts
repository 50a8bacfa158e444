import type { Database } from '#platform/database/database.ts'
import { giveUseBack, takeUseAgain, type UsedCoupon } from '#shop/coupons/store-use.ts'

type OfOrder = { [Name in keyof UsedCoupon]: string | null }

interface Move {
  from: OfOrder
  to: OfOrder
}

const usedBy = ({ couponRef, couponCode }: OfOrder): UsedCoupon | undefined =>
  couponRef === null || couponCode === null ? undefined : { couponRef, couponCode }

/**
 * An order has another coupon than before, or none: the use of the one is given back, and one of the other is taken. Both are held
 * (holdCoupons). False, and nothing is moved, where somebody else had the last use of it meanwhile.
 */
export async function moveUse(database: Database, { from, to }: Move): Promise<boolean> {
  if (from.couponCode === to.couponCode) return true
  const [before, after] = [usedBy(from), usedBy(to)]
  if (before) await giveUseBack(database, before)
  if (!after || (await takeUseAgain(database, after))) return true
  if (before) await takeUseAgain(database, before)
  return false
}
