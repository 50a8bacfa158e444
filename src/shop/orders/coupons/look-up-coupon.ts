import { eq } from 'drizzle-orm'
import type { CouponRefusal } from '#shop/coupons/coupon.ts'
import type { Shop } from '#shop/shop.ts'
import type { EditedCoupon } from './edited-coupon.ts'
import { orders } from '../tables.ts'
import { findEditedCoupon, type CouponOrder } from './find-edited-coupon.ts'

interface Asked {
  /** That is edited; undefined where it is being taken down. */
  orderRef: string | undefined
  code: string
  /** Empty where nobody knows yet who orders. */
  phone: string
  variantIds: readonly string[]
}

/** What a page needs to say beforehand what a coupon takes off, or why it does not count for this buyer. */
export interface LookedUpCoupon {
  coupon: EditedCoupon | null
  refusal: CouponRefusal | null
}

const newOrder: CouponOrder = {
  id: undefined,
  customerId: null,
  couponRef: null,
  couponCode: null,
  couponKind: null,
}

/** For staff: nobody counts what they try. Nothing is held: who saves the order is told what has changed since. */
export async function lookUpCoupon(shop: Shop, asked: Asked): Promise<LookedUpCoupon> {
  const order = (asked.orderRef && (await findOrder(shop, asked.orderRef))) || newOrder
  const found = await findEditedCoupon(shop.database, { ...asked, order, now: shop.now() })
  return found.outcome === 'found'
    ? { coupon: found.coupon ?? null, refusal: null }
    : { coupon: null, refusal: found.refusal }
}

async function findOrder({ database }: Shop, id: string): Promise<CouponOrder | undefined> {
  const { customerId, couponRef, couponCode, couponKind } = orders
  const [order] = await database
    .select({ id: orders.id, customerId, couponRef, couponCode, couponKind })
    .from(orders)
    .where(eq(orders.id, id))
  return order
}
