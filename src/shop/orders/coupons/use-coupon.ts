import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Coupon, CouponKind } from '#shop/coupons/coupon.ts'

const given = sql.placeholder

/** What an order with a coupon writes of it. */
export interface CouponUse {
  couponRef: string
  couponCode: string
  couponKind: CouponKind
  couponVersion: number
  couponDiscountInPaisa: number
}

/**
 * The part of the statement that takes a use of the coupon: under the locks of phone and coupon the function compares again what the order
 * was decided upon. It is asked where `allowed`, and before anything of the stock is held: everybody locks phone, client, coupon, variants.
 */
export function couponUsing(database: Database, allowed: SQL) {
  return {
    couponUse: database.$with('coupon_use', {}).as(sql`
      SELECT use_coupon(${given('idempotencyKey')}, ${given('couponRef')}::uuid, ${given('couponCode')}::text, ${given('couponVersion')}::int,
        ${given('phone')}, ${given('customerId')}::uuid, ${given('soldAt')}::timestamptz) AS is_used WHERE ${allowed}`),
  }
}

export const isCouponUsed = sql`EXISTS (SELECT FROM coupon_use WHERE is_used)`

/** Whatever else kept the order from being written, its use is given back: PostgreSQL refuses the statement (notAsRead). */
export const couponSelection = {
  refused: sql<unknown>`(SELECT refuse_unplaced() FROM coupon_use WHERE is_used AND NOT EXISTS (SELECT FROM placed))`,
}

/** The columns of an order in the statement, by their names. */
export const couponColumns = {
  couponRef: sql`${given('couponRef')}::uuid`,
  couponCode: sql`${given('couponCode')}::text`,
  couponKind: sql`${given('couponKind')}::text`,
  couponDiscountInPaisa: sql`${given('couponDiscountInPaisa')}::bigint`,
}

export const couponUseOf = (coupon: Coupon, discountInPaisa: number): CouponUse => ({
  couponRef: coupon.id,
  couponCode: coupon.code,
  couponKind: coupon.kind,
  couponVersion: coupon.version,
  couponDiscountInPaisa: discountInPaisa,
})

/** What the order says of it. */
export const couponOf = ({ couponCode, couponKind, couponDiscountInPaisa }: CouponUse) => ({
  couponCode,
  couponKind,
  couponDiscountInPaisa,
})
