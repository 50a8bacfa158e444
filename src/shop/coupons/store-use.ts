import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { coupons } from './tables.ts'

/** As an order names it. */
export interface UsedCoupon {
  couponRef: string
  couponCode: string
}

/**
 * Holds coupons until the transaction ends, behind the phone that orders, as who places an order with one does (use_coupon): what is read
 * of them then stands.
 */
export async function holdCoupons(
  database: Database,
  { phone, couponRefs }: { phone: string; couponRefs: readonly string[] },
): Promise<void> {
  if (couponRefs.length === 0) return
  await database.execute(sql`SELECT pg_advisory_xact_lock(41, hashtext(${phone}))`)
  await database
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, [...couponRefs]))
    .orderBy(asc(coupons.id)) // everyone holds them in the same order: no deadlocks
    .for('no key update')
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

/** The cancellation is taken back, or an edit gives an order the coupon. False, and nothing is taken, where somebody else had the last use meanwhile. */
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
