import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** As an order names it. */
export interface UsedCoupon {
  couponRef: string
  couponCode: string
}

/** The order is canceled: somebody else may use the coupon. The caller holds the order, and calls once. */
export async function giveUseBack(
  database: Database,
  { couponRef, couponCode }: UsedCoupon,
): Promise<void> {
  await database.execute(sql`UPDATE coupons SET uses = uses - 1 WHERE id = ${couponRef}`)
  // The code may have been taken away since, and be there again.
  await database.execute(
    sql`UPDATE coupon_codes SET uses = greatest(uses - 1, 0) WHERE code = ${couponCode} AND coupon_id = ${couponRef}`,
  )
}

/** The cancellation is taken back. False, and nothing is taken, where somebody else had the last use meanwhile. */
export async function takeUseAgain(
  database: Database,
  { couponRef, couponCode }: UsedCoupon,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT FROM coupons c JOIN coupon_codes k ON k.coupon_id = c.id
    WHERE c.id = ${couponRef} AND k.code = ${couponCode}
      AND (c.uses < c.most_uses) IS NOT FALSE AND (k.uses < c.most_uses_of_code) IS NOT FALSE
    FOR UPDATE OF c, k`)
  if (rows.length === 0) return false
  await database.execute(sql`UPDATE coupons SET uses = uses + 1 WHERE id = ${couponRef}`)
  await database.execute(
    sql`UPDATE coupon_codes SET uses = uses + 1 WHERE code = ${couponCode} AND coupon_id = ${couponRef}`,
  )
  return true
}
