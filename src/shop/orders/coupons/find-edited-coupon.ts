import type { Database } from '#platform/database/database.ts'
import { tidyCode } from '#shop/coupons/code.ts'
import { limitReached, type CouponKind, type CouponRefusal } from '#shop/coupons/coupon.ts'
import { holdCoupons } from '#shop/coupons/store-use.ts'
import type { EditedCoupon } from './edited-coupon.ts'
import { findOffered } from './find-offered.ts'
import { loadEditedCoupon, termsFor } from './load-edited-coupon.ts'

/** What an order stores of its coupon; nothing where it has none. */
export interface StoredCoupon {
  couponRef: string | null
  couponCode: string | null
  couponKind: CouponKind | null
}

/** An order that somebody edits, or is taking down: then it has no coupon yet, and no id. */
export interface CouponOrder extends StoredCoupon {
  id: string | undefined
  customerId: string | null
}

interface Asked {
  order: CouponOrder
  /** As it was typed; empty: none. */
  code: string
  /** By which limits of a phone are counted. */
  phone: string
  variantIds: readonly string[]
  now: Date
}

export type FoundCoupon =
  | {
      outcome: 'found'
      /** Null: it has none any more; undefined: it never had one. */
      coupon: EditedCoupon | null | undefined
      /** It is another one than the order has. */
      isNew: boolean
      stored: StoredCoupon
    }
  | { outcome: 'coupon-refused'; refusal: CouponRefusal }

const noCoupon: StoredCoupon = { couponRef: null, couponCode: null, couponKind: null }

/** The coupon that an order has after an edit, or why it may not have it. The one that it has is not judged again: it was taken when it counted. */
export async function findEditedCoupon(
  database: Database,
  { order, code: typed, phone, variantIds, now }: Asked,
): Promise<FoundCoupon> {
  const code = tidyCode(typed)
  if (code === (order.couponCode ?? '')) {
    const coupon = await loadEditedCoupon(database, order.couponRef, variantIds)
    const { couponRef, couponCode, couponKind } = order
    return {
      outcome: 'found',
      coupon,
      isNew: false,
      stored: { couponRef, couponCode, couponKind },
    }
  }
  if (code === '') return { outcome: 'found', coupon: null, isNew: true, stored: noCoupon }
  const buyer = { phone, customerId: order.customerId, except: order.id }
  const { coupon, history, isEligible } = await findOffered(database, { code, variantIds, buyer })
  if (!coupon) return { outcome: 'coupon-refused', refusal: { reason: 'unknown' } }
  // Another code of the same coupon: its own use is the one that it has.
  const uses = coupon.uses - (coupon.id === order.couponRef ? 1 : 0)
  const refusal = limitReached({ ...coupon, uses }, history, now)
  if (refusal) return { outcome: 'coupon-refused', refusal }
  return {
    outcome: 'found',
    coupon: termsFor(coupon, variantIds, isEligible),
    isNew: true,
    stored: { couponRef: coupon.id, couponCode: coupon.code, couponKind: coupon.kind },
  }
}

/** The same for an edit that is saved: both coupons are held before any variant is, as for who places an order. */
export async function holdEditedCoupon(database: Database, asked: Asked): Promise<FoundCoupon> {
  const found = await findEditedCoupon(database, asked)
  if (found.outcome !== 'found' || !found.isNew) return found
  const couponRefs = [asked.order.couponRef, found.stored.couponRef].filter((ref) => ref !== null)
  await holdCoupons(database, { phone: asked.phone, couponRefs })
  // As it stands now that nobody else can change it.
  return findEditedCoupon(database, asked)
}
