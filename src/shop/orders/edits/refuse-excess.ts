import type { Database } from '#platform/database/database.ts'
import type { CouponKind } from '#shop/coupons/coupon.ts'
import type { Person, Script } from '#shop/initiator.ts'
import { readStoredSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseDiscount } from '../discount-limit.ts'
import { mayOverride } from '../may-override.ts'
import type { orders } from '../tables.ts'
import type { PricedOrder } from './edit.ts'
import type { Edit } from './edit-contract.ts'

interface Editing {
  order: Pick<
    typeof orders.$inferSelect,
    'subtotalInPaisa' | 'discountInPaisa' | 'deliveryChargeInPaisa'
  >
  edit: Edit
  priced: PricedOrder
  /** The kind of the coupon after the edit. */
  coupon: CouponKind | null
  isCouponNew: boolean
}

interface Editor {
  shop: Shop
  database: Database
  by: Person | Script
}

/** Refuses a higher discount or delivery charge than this person may set (D36). Amounts that were there before stay. */
export async function refuseExcess({ shop, database, by }: Editor, editing: Editing) {
  const isCharge = isChargeExcessive(editing)
  const off = raisedDiscount(editing)
  if ((!isCharge && off === 0) || (await mayOverride(shop, by))) return undefined
  const { subtotalInPaisa, zoneChargeInPaisa } = editing.priced
  // From the transaction: an edit holds variants and must not wait for another connection.
  const { settings } = await readStoredSettings(database)
  const excess = refuseDiscount(off, subtotalInPaisa, settings.discountLimitPercent)
  if (excess || !isCharge) return excess
  return { outcome: 'charge-over-limit' as const, zoneChargeInPaisa }
}

/** Everything that is taken off the goods, where this edit raises its share; otherwise 0. */
function raisedDiscount({ order, priced, coupon, isCouponNew }: Editing): number {
  const { discountInPaisa, subtotalInPaisa, couponDiscountInPaisa } = priced
  const couponInPaisa = coupon === 'free-delivery' ? 0 : couponDiscountInPaisa
  // Of goods that cost nothing no discount was given.
  const before = order.discountInPaisa / Math.max(1, order.subtotalInPaisa)
  const isRaised = discountInPaisa > before * subtotalInPaisa
  return isRaised || (isCouponNew && couponInPaisa > 0) ? discountInPaisa + couponInPaisa : 0
}

function isChargeExcessive({ order, edit, priced }: Editing): boolean {
  const { deliveryChargeInPaisa, zoneChargeInPaisa } = priced
  return (
    (edit.deliveryChargeInPaisa ?? null) !== null &&
    deliveryChargeInPaisa !== order.deliveryChargeInPaisa &&
    deliveryChargeInPaisa > zoneChargeInPaisa
  )
}
